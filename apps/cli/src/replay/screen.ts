import type { Language } from '@sanh-rong/engine';
import { type Key, otherLanguage } from '../play/keys.ts';
import type { ReplayedGame } from './moments.ts';

/** Where the reader is who looks at games again: pure state, moved on by keys and by time. */

export interface ReplayScreen {
  /** Tells the games; one is read when it is shown. */
  readonly games: ReplayedGames;
  /** Which of the kept games. */
  readonly at: number;
  readonly step: number;
  readonly playing: boolean;
  readonly language: Language;
  readonly columns: number;
  readonly rows: number;
  readonly left: boolean;
}

export interface ReplayedGames {
  readonly count: number;
  /** The highest number of a game that there is. */
  readonly of: number;
  game(at: number): ReplayedGame;
}

export type ReplayInput =
  | { readonly type: 'key'; readonly key: Key }
  | { readonly type: 'tick' }
  | { readonly type: 'resize'; readonly columns: number; readonly rows: number };

export const gameAt = ({ games, at }: ReplayScreen): ReplayedGame => games.game(at);

const lastStep = (screen: ReplayScreen): number => gameAt(screen).moments.length - 1;

/** Whether it goes on by itself. */
export const isMoving = (screen: ReplayScreen): boolean => screen.playing && screen.step < lastStep(screen);

const toStep = (screen: ReplayScreen, step: number): ReplayScreen => ({
  ...screen,
  step: Math.max(0, Math.min(lastStep(screen), step)),
});

const paused = (screen: ReplayScreen): ReplayScreen => ({ ...screen, playing: false });

const toGame = (screen: ReplayScreen, at: number): ReplayScreen =>
  at < 0 || at >= screen.games.count ? screen : { ...screen, at, step: 0 };

/** At its end a game is played from its beginning again. */
const playOrPause = (screen: ReplayScreen): ReplayScreen => {
  if (isMoving(screen)) return paused(screen);
  return { ...(screen.step === lastStep(screen) ? toStep(screen, 0) : screen), playing: true };
};

const PAGE = 10;

const KEYS: Readonly<Record<Key, (screen: ReplayScreen) => ReplayScreen>> = {
  right: (screen) => toStep(paused(screen), screen.step + 1),
  enter: (screen) => toStep(paused(screen), screen.step + 1),
  left: (screen) => toStep(paused(screen), screen.step - 1),
  backspace: (screen) => toStep(paused(screen), screen.step - 1),
  pagedown: (screen) => toStep(paused(screen), screen.step + PAGE),
  pageup: (screen) => toStep(paused(screen), screen.step - PAGE),
  home: (screen) => toStep(paused(screen), 0),
  end: (screen) => toStep(paused(screen), lastStep(screen)),
  space: playOrPause,
  n: (screen) => toGame(screen, screen.at + 1),
  p: (screen) => toGame(screen, screen.at - 1),
  l: (screen) => ({ ...screen, language: otherLanguage(screen.language) }),
  q: (screen) => ({ ...screen, left: true }),
  escape: (screen) => ({ ...screen, left: true }),
};

export const reduceReplay = (screen: ReplayScreen, input: ReplayInput): ReplayScreen => {
  switch (input.type) {
    case 'key':
      return Object.hasOwn(KEYS, input.key) ? KEYS[input.key](screen) : screen;
    case 'tick':
      return isMoving(screen) ? toStep(screen, screen.step + 1) : screen;
    case 'resize':
      return { ...screen, columns: input.columns, rows: input.rows };
  }
};
