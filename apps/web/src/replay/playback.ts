import { useEffect, useState } from 'react';

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** How long a move stays on the screen at speed 1 (milliseconds). */
const MOVE_TIME = 1_400;

export interface Playback {
  readonly at: number;
  readonly last: number;
  readonly playing: boolean;
  readonly speed: Speed;
  /** Goes to a moment, or to the nearest there is, and stays there. */
  readonly go: (at: number) => void;
  /** Plays from here, or from the beginning when all has been shown; or stops. */
  readonly toggle: () => void;
  readonly nextSpeed: () => void;
}

/** Walks through the moments 0 to `last`. */
export const usePlayback = (last: number, first: number): Playback => {
  const [at, setAt] = useState(first);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  useEffect(() => {
    if (!playing) return;
    if (at >= last) return setPlaying(false);
    const timer = setTimeout(() => setAt(at + 1), MOVE_TIME / speed);
    return () => clearTimeout(timer);
  }, [playing, at, last, speed]);
  return {
    at,
    last,
    playing,
    speed,
    go: (to) => {
      setPlaying(false);
      setAt(Math.max(0, Math.min(last, to)));
    },
    toggle: () => {
      if (!playing && at >= last) setAt(0);
      setPlaying(!playing);
    },
    nextSpeed: () => setSpeed(SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length]),
  };
};

const KEYS: Readonly<Record<string, (playback: Playback) => void>> = {
  ArrowLeft: ({ go, at }) => go(at - 1),
  ArrowRight: ({ go, at }) => go(at + 1),
  Home: ({ go }) => go(0),
  End: ({ go, last }) => go(last),
  ' ': ({ toggle }) => toggle(),
};

/** Whether a key means something of its own where it was pressed. */
const isTakenBy = (target: EventTarget | null, key: string): boolean => {
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest('input, select, textarea, dialog') !== null) return true;
  return key === ' ' && target.closest('button, a, summary') !== null;
};

/** The keys of a player of films, anywhere on the page. */
export const usePlaybackKeys = (playback: Playback): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.altKey || event.ctrlKey || event.metaKey || isTakenBy(event.target, event.key)) return;
      if (!Object.hasOwn(KEYS, event.key)) return;
      event.preventDefault();
      KEYS[event.key](playback);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
};
