/** Small sounds of our own, made on the device: wood, paper and metal, none longer than half a second. */
import type { Sound } from '../game/face.ts';

interface Note {
  readonly tone: OscillatorType;
  readonly from: number; // Hz
  readonly to: number;
  readonly long: number; // seconds
  readonly after?: number;
}

const SOUNDS = {
  step: [
    { tone: 'triangle', from: 180, to: 90, long: 0.09 },
    { tone: 'triangle', from: 150, to: 80, long: 0.09, after: 0.11 },
  ],
  card: [{ tone: 'sine', from: 700, to: 320, long: 0.07 }],
  coins: [
    { tone: 'square', from: 2100, to: 2000, long: 0.05 },
    { tone: 'square', from: 2700, to: 2600, long: 0.09, after: 0.06 },
  ],
  token: [
    { tone: 'sine', from: 520, to: 520, long: 0.12 },
    { tone: 'sine', from: 780, to: 780, long: 0.2, after: 0.1 },
  ],
  end: [
    { tone: 'sine', from: 392, to: 392, long: 0.16 },
    { tone: 'sine', from: 494, to: 494, long: 0.16, after: 0.14 },
    { tone: 'sine', from: 587, to: 587, long: 0.3, after: 0.28 },
  ],
} as const satisfies Record<Sound, readonly Note[]>;

const VOLUME = 0.06;
let air: AudioContext | undefined;

export function play(sound: Sound): void {
  air ??= new AudioContext();
  void air.resume(); // it sleeps until somebody has touched the page
  for (const { tone, from, to, long, after = 0 } of SOUNDS[sound] as readonly Note[]) {
    const start = air.currentTime + after;
    const voice = air.createOscillator();
    const swell = air.createGain();
    voice.type = tone;
    voice.frequency.setValueAtTime(from, start);
    voice.frequency.exponentialRampToValueAtTime(to, start + long);
    swell.gain.setValueAtTime(tone === 'square' ? VOLUME / 4 : VOLUME, start);
    swell.gain.exponentialRampToValueAtTime(0.0001, start + long);
    voice.connect(swell).connect(air.destination);
    voice.start(start);
    voice.stop(start + long);
  }
}
