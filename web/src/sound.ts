// SPDX-License-Identifier: MIT
// Soft wood, synthesised: short knocks of filtered noise and a low tone. Nothing is loaded.

type Name = "move" | "capture" | "crown" | "refuse" | "end" | "clock" | "beep";

let context: AudioContext | null = null;

function knock(at: number, pitch: number, loud: number, length: number): void {
  const audio = context!;
  const tone = audio.createOscillator(), gain = audio.createGain();
  tone.type = "triangle";
  tone.frequency.setValueAtTime(pitch, at);
  tone.frequency.exponentialRampToValueAtTime(pitch * 0.6, at + length);
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  tone.connect(gain).connect(audio.destination);
  tone.start(at);
  tone.stop(at + length);
}

/** Starting sound takes a browser a while: better before the first move than in it. It may only after somebody has touched the page. */
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
    const now = context.currentTime, v = volume * 0.5;
    if (name === "move") knock(now, 320, v, 0.07);
    if (name === "capture") knock(now, 320, v, 0.06), knock(now + 0.09, 240, v, 0.09);
    if (name === "crown") knock(now, 320, v, 0.06), knock(now + 0.1, 430, v, 0.14);
    if (name === "refuse") knock(now, 130, v, 0.14);
    if (name === "end") knock(now, 330, v, 0.12), knock(now + 0.14, 415, v, 0.12), knock(now + 0.28, 495, v, 0.25);
    if (name === "beep") knock(now, 880, v, 0.18), knock(now + 0.22, 880, v, 0.18), knock(now + 0.44, 1175, v, 0.45);
    if (name === "clock") knock(now, 880, v * 0.5, 0.03);
  } catch {
    // A browser without sound plays in silence.
  }
}
