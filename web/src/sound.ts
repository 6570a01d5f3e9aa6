// SPDX-License-Identifier: MIT
// Soft wood, synthesised: a piece that is set down is a breath of noise and a few modes of a board that die away at
// once; a small wooden bar tells the rest. Nothing is loaded. Every sound is made ready once, after the first touch,
// while nobody waits; to play one is to start it.

export type Name = "move" | "capture" | "crown" | "refuse" | "end" | "clock" | "beep";

/** A tone that dies away: hertz, how loud, and in how many seconds it falls to a third. */
type Mode = [pitch: number, loud: number, fall: number];
/** What is struck: after how many seconds, how much noise there is in it, and its modes. */
type Stroke = { after?: number; noise: number; modes: Mode[] };

/** A disc on a board; the modes of a plate are no harmonics. */
const disc = (pitch: number, loud = 1): Stroke => ({
  noise: 0.35 * loud,
  modes: [
    [pitch, 0.6 * loud, 0.034],
    [pitch * 2.27, 0.32 * loud, 0.02],
    [pitch * 4.1, 0.16 * loud, 0.011],
    [pitch * 6.6, 0.07 * loud, 0.006],
  ],
});
/** A wooden bar: its second mode is four times the first. */
const bar = (pitch: number, after: number, loud = 0.5, fall = 0.16): Stroke => ({
  after,
  noise: 0.04,
  modes: [
    [pitch, loud, fall],
    [pitch * 4, loud * 0.16, fall / 4],
    [pitch * 9.2, loud * 0.05, fall / 10],
  ],
});

export const sounds: Record<Name, Stroke[]> = {
  move: [disc(290)],
  capture: [disc(345, 0.95)],
  crown: [disc(310, 0.8), bar(523, 0.09, 0.34), bar(784, 0.2, 0.3)],
  refuse: [bar(165, 0, 0.42, 0.07), bar(147, 0.11, 0.36, 0.09)],
  end: [bar(392, 0, 0.4, 0.2), bar(523, 0.15, 0.4, 0.2), bar(659, 0.3, 0.42, 0.34)],
  clock: [bar(1250, 0, 0.2, 0.022)],
  beep: [bar(880, 0, 0.75, 0.14), bar(880, 0.22, 0.75, 0.14), bar(1175, 0.44, 0.8, 0.3)],
};

/** Adds a tone from a place on: each of its values follows from the two before, so that it costs next to nothing. */
function ring(out: Float32Array, begin: number, [pitch, loud, fall]: Mode, rate: number): void {
  const turn = (2 * Math.PI * pitch) / rate;
  const less = Math.exp(-1 / (fall * rate));
  const [one, two] = [2 * less * Math.cos(turn), less * less];
  let now = loud * less * Math.sin(turn);
  let before = 0;
  const end = Math.min(out.length, begin + Math.ceil(9 * fall * rate));
  for (let i = begin + 1; i < end; i++) {
    out[i]! += now;
    const next = one * now - two * before;
    before = now;
    now = next;
  }
}

/** A sound as a wave. The noise is always the same one, softened: wood does not hiss. */
export function wave(name: Name, rate: number): Float32Array<ArrayBuffer> {
  const strokes = sounds[name];
  const ends = strokes.map(({ after = 0, modes }) => after + 5 * Math.max(...modes.map(([, , fall]) => fall)));
  const out = new Float32Array(Math.ceil(Math.max(...ends) * rate));
  for (const { after = 0, noise, modes } of strokes) {
    const begin = Math.floor(after * rate);
    for (const mode of modes) ring(out, begin, mode, rate);
    let [seed, soft] = [1, 0];
    for (let i = 0; i < 0.02 * rate; i++) {
      seed = (seed * 16807) % 2147483647;
      soft += (seed / 1073741824 - 1 - soft) * 0.25;
      out[begin + i]! += noise * soft * Math.exp(-i / (0.003 * rate));
    }
  }
  return out;
}

/** The share of what can be played that the loudest sound takes. */
const loudest = 0.8;
let context: AudioContext | null = null;
const ready = new Map<Name, AudioBuffer>();

function made(audio: AudioContext, name: Name): AudioBuffer {
  const known = ready.get(name);
  if (known) return known;
  const samples = wave(name, audio.sampleRate);
  const buffer = audio.createBuffer(1, samples.length, audio.sampleRate);
  buffer.copyToChannel(samples, 0);
  ready.set(name, buffer);
  return buffer;
}

/**
 * Starting sound takes a browser a while: better before the first move than in it. It may only after somebody has
 * touched the page. Each sound is made by itself, one `later` than the other.
 */
export function wakeSound(later: (work: () => void) => void): void {
  try {
    context ??= new AudioContext();
    const audio = context;
    for (const name of Object.keys(sounds) as Name[]) later(() => made(audio, name));
  } catch {
    // In silence, then.
  }
}

/** Plays a sound at each of some moments, in milliseconds from now: never twice quite the same, the last one lower. */
export function sound(name: Name, volume: number, beats: readonly number[] = [0]): void {
  // Before anybody has touched the page browsers allow none.
  if (navigator.userActivation?.hasBeenActive === false) return;
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume();
    const begin = context.currentTime;
    const gain = context.createGain();
    // What is heard as half as loud is far less than half.
    gain.gain.value = loudest * volume ** 2;
    gain.connect(context.destination);
    beats.forEach((beat, i) => {
      const source = context!.createBufferSource();
      source.buffer = made(context!, name);
      if (name === "move" || name === "capture")
        source.playbackRate.value = (i === beats.length - 1 ? 0.95 : 1.02 + 0.02 * i) + (Math.random() - 0.5) * 0.05;
      source.connect(gain);
      source.start(begin + beat / 1000);
    });
  } catch {
    // A browser without sound plays in silence.
  }
}
