let context: AudioContext | null = null;

/** Plays two soft tones: it is your turn. */
export function chime(): void {
  context ??= new AudioContext();
  tone(context, 523, 0);
  tone(context, 784, 0.14);
}

function tone(audio: AudioContext, pitch: number, after: number): void {
  const source = audio.createOscillator();
  const volume = audio.createGain();
  const start = audio.currentTime + after;
  source.type = 'sine';
  source.frequency.value = pitch;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(0.12, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.001, start + 0.5);
  source.connect(volume).connect(audio.destination);
  source.start(start);
  source.stop(start + 0.55);
}
