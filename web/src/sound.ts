// SPDX-License-Identifier: MIT
// Soft wood, synthesised: short knocks of filtered noise and a low tone. Nothing is loaded.

type Name = "move" | "capture" | "crown" | "refuse" | "end" | "clock" | "beep";

/** Of what each sound is made: seconds from its begin, hertz, share of the volume, seconds. */
const knocks: Record<Name, { after: number; pitch: number; loud: number; length: number }[]> = {
  move: [{ after: 0, pitch: 320, loud: 0.5, length: 0.07 }],
  capture: [
    { after: 0, pitch: 320, loud: 0.5, length: 0.06 },
    { after: 0.09, pitch: 240, loud: 0.5, length: 0.09 },
  ],
  crown: [
    { after: 0, pitch: 320, loud: 0.5, length: 0.06 },
    { after: 0.1, pitch: 430, loud: 0.5, length: 0.14 },
  ],
  refuse: [{ after: 0, pitch: 130, loud: 0.5, length: 0.14 }],
  end: [
    { after: 0, pitch: 330, loud: 0.5, length: 0.12 },
    { after: 0.14, pitch: 415, loud: 0.5, length: 0.12 },
    { after: 0.28, pitch: 495, loud: 0.5, length: 0.25 },
  ],
  beep: [
    { after: 0, pitch: 880, loud: 0.5, length: 0.18 },
    { after: 0.22, pitch: 880, loud: 0.5, length: 0.18 },
    { after: 0.44, pitch: 1175, loud: 0.5, length: 0.45 },
  ],
  clock: [{ after: 0, pitch: 880, loud: 0.25, length: 0.03 }],
};

let context: AudioContext | null = null;

function knock(at: number, pitch: number, loud: number, length: number): void {
  const audio = context!;
  const tone = audio.createOscillator(),
    gain = audio.createGain();
  tone.type = "triangle";
  tone.frequency.setValueAtTime(pitch, at);
  tone.frequency.exponentialRampToValueAtTime(pitch * 0.6, at + length);
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  tone.connect(gain).connect(audio.destination);
  tone.start(at);
  tone.stop(at + length);
}

/**
 * Starting sound takes a browser a while: better before the first move than in it. It may only after somebody has
 * touched the page.
 */
export function wakeSound(): void {
  try {
    context ??= new AudioContext();
  } catch {
    // In silence, then.
  }
}

export function sound(name: Name, volume: number): void {
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume();
    for (const { after, pitch, loud, length } of knocks[name])
      knock(context.currentTime + after, pitch, volume * loud, length);
  } catch {
    // A browser without sound plays in silence.
  }
}
