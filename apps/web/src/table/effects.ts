import type { Highlight, HighlightKind } from '@sanh-rong/presentation';
import type { TableView } from '@sanh-rong/table';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { GameTable } from '../games/game-table.ts';
import type { Cue, TableLink } from '../link/table-link.ts';
import { isStill } from '../preferences/preferences.ts';
import { buzz, playSound, type SoundName } from '../sound/sound.ts';
import { useLanguage } from '../words/words.ts';
import { voiceOf } from './voice.ts';

/** What is heard and felt of what happens, and what is written large over the mat. */

const SOUND_OF: Readonly<Partial<Record<HighlightKind, SoundName>>> = {
  cut: 'cut',
  toiTrang: 'cut',
  u: 'win',
  allIn: 'chips',
};

const BUZZ_OF: Readonly<Partial<Record<HighlightKind, readonly number[]>>> = {
  cut: [40, 30, 80],
  toiTrang: [60, 40, 60, 40, 120],
};

const soundOf = ({ sounds }: GameTable, { events, type }: Cue): SoundName | null => {
  if (type === 'dealt') return 'deal';
  const [first] = events;
  return type === 'acted' && first !== undefined ? (sounds[first.type] ?? 'play') : null;
};

const isOver = (view: TableView | null): boolean => view?.game?.result != null;

const endSound = ({ before, after }: Cue): SoundName | null => {
  if (!isOver(after) || isOver(before) || after.you === null) return null;
  return (after.game?.result?.points[after.you] ?? 0) > 0 ? 'win' : 'lose';
};

/** How long a word stays over the mat (milliseconds); the next tap sends it away at once. */
const STAYS: Readonly<Partial<Record<HighlightKind, number>>> = {
  toiTrang: 2_600,
  cut: 1_700,
  u: 2_000,
  win: 1_800,
  rule: 2_600,
};
const USUAL_STAY = 1_200;

export interface ShownHighlight extends Highlight {
  readonly id: number;
}

/** Sounds, touches, and the one thing to be written large now. */
export const useEffects = (link: TableLink, table: GameTable | null): ShownHighlight | null => {
  const language = useLanguage();
  const [queue, setQueue] = useState<readonly ShownHighlight[]>([]);
  const number = useRef(0);
  useEffect(() => {
    if (table === null) return;
    return link.onCue((cue) => {
      const { after } = cue;
      const { eventsSoFar } = link.snapshot();
      const voice = voiceOf(after.seats, after.you, language);
      const highlights =
        after.game === null || cue.events.length === 0
          ? []
          : table.presentation.highlights(after.game, eventsSoFar, eventsSoFar.length - cue.events.length, voice);
      for (const { kind } of highlights) {
        const pattern = BUZZ_OF[kind];
        if (pattern !== undefined) buzz(pattern);
      }
      const sound =
        highlights.map(({ kind }) => SOUND_OF[kind]).find((found) => found !== undefined) ??
        endSound(cue) ??
        soundOf(table, cue);
      if (sound !== null) playSound(sound);
      const isMine = after.turn !== null && after.turn === after.you && cue.before?.turn !== after.you;
      if (isMine && after.phase === 'playing') {
        playSound('turn');
        buzz(18);
      }
      if (highlights.length > 0) {
        const fresh = highlights.map((highlight): ShownHighlight => ({ ...highlight, id: ++number.current }));
        setQueue((old) => [...old.slice(-1), ...fresh].slice(-3));
      }
    });
  }, [link, table, language]);

  const [now] = queue;
  useEffect(() => {
    if (now === undefined) return;
    const next = (): void => setQueue((old) => old.filter(({ id }) => id !== now.id));
    const timer = setTimeout(next, STAYS[now.kind] ?? USUAL_STAY);
    // A player who plays fast need not wait for a word.
    addEventListener('pointerdown', next, { once: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', next);
    };
  }, [now]);
  return now ?? null;
};

const SHAKE: readonly Keyframe[] = [
  { transform: 'none' },
  { transform: 'translate(-7px, 4px) rotate(-0.4deg)', offset: 0.15 },
  { transform: 'translate(6px, -3px) rotate(0.3deg)', offset: 0.4 },
  { transform: 'translate(-3px, 2px)', offset: 0.65 },
  { transform: 'none' },
];

/** What shakes once when a cut lands. */
export const useStruck = (highlight: ShownHighlight | null): RefObject<HTMLDivElement | null> => {
  const place = useRef<HTMLDivElement>(null);
  const cut = highlight?.kind === 'cut' ? highlight.id : null;
  useEffect(() => {
    if (cut !== null && !isStill()) place.current?.animate([...SHAKE], { duration: 320, easing: 'ease-out' });
  }, [cut]);
  return place;
};

/** From this many seconds on a turn is about to run out. */
export const LATE = 5;

/** The last seconds of one's own turn are heard and felt: time never runs out by surprise. */
export const useWarning = (isTurn: boolean, seconds: number | null): boolean => {
  const isLate = isTurn && seconds !== null && seconds <= LATE;
  useEffect(() => {
    if (!isLate || seconds === null || seconds === 0) return;
    playSound('tick');
    buzz(12);
  }, [isLate, seconds]);
  return isLate;
};
