import { usePreferences } from '../preferences/preferences.ts';

/** The sounds of the house, made in the browser: wood, a temple block, a gong, a zither. */
export type SoundName = 'play' | 'turn' | 'pass' | 'cut' | 'win' | 'lose' | 'deal' | 'tick' | 'chips' | 'chat';

let context: AudioContext | null = null;

/** Browsers stay silent until the page has been touched. */
const ready = (): AudioContext | null => {
  if (typeof AudioContext === 'undefined') return null;
  context ??= new AudioContext();
  // Besides 'suspended' there is 'interrupted', after a call or another app.
  if (context.state !== 'running' && context.state !== 'closed') context.resume().catch(() => {});
  return context;
};

interface Tone {
  /** Hertz at the beginning and, where it glides, at the end. */
  readonly pitch: number;
  readonly end?: number;
  readonly at?: number;
  readonly length: number;
  readonly volume: number;
  readonly wave?: OscillatorType;
}

const tone = (audio: AudioContext, { pitch, end = pitch, at = 0, length, volume, wave = 'sine' }: Tone): void => {
  const start = audio.currentTime + at;
  const source = audio.createOscillator();
  const gain = audio.createGain();
  source.type = wave;
  source.frequency.setValueAtTime(pitch, start);
  if (end !== pitch) source.frequency.exponentialRampToValueAtTime(end, start + length);
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(volume, start + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  source.connect(gain).connect(audio.destination);
  source.start(start);
  source.stop(start + length + 0.02);
};

/** A block of wood: a short knock with a hollow under it. */
const knock = (audio: AudioContext, pitch: number, at = 0, volume = 0.22): void => {
  tone(audio, { pitch, end: pitch * 0.72, at, length: 0.07, volume, wave: 'triangle' });
  tone(audio, { pitch: pitch * 2.76, at, length: 0.03, volume: volume * 0.5 });
};

/** Bronze rings in many tones that have no common measure. */
const GONG: readonly (readonly [ratio: number, length: number, volume: number])[] = [
  [1, 1.8, 0.26],
  [1.48, 1.4, 0.14],
  [2.09, 1.1, 0.1],
  [2.94, 0.8, 0.06],
  [4.1, 0.5, 0.04],
];

/** Five tones as a đàn tranh is strung. */
const STRINGS = [392, 440, 523.25, 587.33, 659.25, 783.99, 880, 1046.5] as const;

const pluck = (audio: AudioContext, pitch: number, at: number): void => {
  tone(audio, { pitch, at, length: 0.7, volume: 0.13, wave: 'triangle' });
  tone(audio, { pitch: pitch * 2, at, length: 0.4, volume: 0.05 });
};

const SOUNDS: Readonly<Record<SoundName, (audio: AudioContext) => void>> = {
  play: (audio) => knock(audio, 620),
  turn: (audio) => {
    knock(audio, 760, 0, 0.2);
    knock(audio, 960, 0.13, 0.22);
  },
  pass: (audio) => tone(audio, { pitch: 300, end: 240, length: 0.16, volume: 0.2, wave: 'sine' }),
  cut: (audio) => {
    for (const [ratio, length, volume] of GONG) tone(audio, { pitch: 118 * ratio, length, volume });
    knock(audio, 180, 0, 0.3);
  },
  win: (audio) => {
    for (const [at, pitch] of STRINGS.entries()) pluck(audio, pitch, at * 0.075);
  },
  lose: (audio) => {
    for (const [at, pitch] of [STRINGS[4], STRINGS[2], STRINGS[0]].entries()) pluck(audio, pitch / 2, at * 0.16);
  },
  deal: (audio) => {
    for (let card = 0; card < 5; card++) knock(audio, 1500 + card * 40, card * 0.05, 0.05);
  },
  tick: (audio) => knock(audio, 1180, 0, 0.12),
  chips: (audio) => {
    tone(audio, { pitch: 2300, length: 0.05, volume: 0.06, wave: 'square' });
    tone(audio, { pitch: 2900, at: 0.05, length: 0.06, volume: 0.05, wave: 'square' });
  },
  chat: (audio) => pluck(audio, STRINGS[5], 0),
};

export const playSound = (name: SoundName): void => {
  if (!usePreferences.getState().sound) return;
  const audio = ready();
  if (audio !== null && audio.state === 'running') SOUNDS[name](audio);
};

/** What counts as a touch: to a browser a finger has touched only once it is lifted. */
const TOUCHES = ['pointerdown', 'pointerup', 'keydown'] as const;

/** Any touch wakes the sound, so that the next thing that happens is heard; until the returned function is called. */
export const wakeSound = (): (() => void) => {
  const wake = (): void => {
    if (usePreferences.getState().sound) ready();
  };
  for (const touch of TOUCHES) addEventListener(touch, wake);
  return () => {
    for (const touch of TOUCHES) removeEventListener(touch, wake);
  };
};

/** A tap that is felt, on phones that can. */
export const buzz = (pattern: number | readonly number[]): void => {
  if (!usePreferences.getState().haptics || !('vibrate' in navigator)) return;
  // Browsers refuse, loudly, before the page has been touched.
  if (navigator.userActivation?.hasBeenActive === false) return;
  navigator.vibrate(typeof pattern === 'number' ? pattern : [...pattern]);
};
