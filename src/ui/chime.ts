const notes = [
  { at: 0, pitch: 784 },
  { at: 0.13, pitch: 1175 },
];
const LENGTH = 0.32;

let context: AudioContext | undefined;

/** Synthesised tone without a file. Browsers stay silent before the first interaction. */
export async function chime(): Promise<void> {
  try {
    context ??= new AudioContext();
    await context.resume();
    for (const { at, pitch } of notes) ring(context, context.currentTime + at, pitch);
  } catch {}
}

function ring(audio: AudioContext, start: number, pitch: number): void {
  const tone = audio.createOscillator();
  const loudness = audio.createGain();
  tone.frequency.value = pitch;
  loudness.gain.setValueAtTime(0, start);
  loudness.gain.linearRampToValueAtTime(0.18, start + 0.02);
  loudness.gain.exponentialRampToValueAtTime(0.001, start + LENGTH);
  tone.connect(loudness).connect(audio.destination);
  tone.start(start);
  tone.stop(start + LENGTH);
}
