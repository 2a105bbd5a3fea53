import type { BotFault, Printed } from '@sanh-rong/bot-kit';
import type { Situation, SituationOutcome } from '@sanh-rong/bot-kit/situations';
import type { BotAnswerOf } from '@sanh-rong/protocol';
import { useEffect, useRef, useState } from 'react';
import { post, Refused } from '../../net/rest.ts';

/** Where a bot is tried out. */
export type Ground = 'browser' | 'server';

export interface Trial {
  readonly game: string;
  readonly ground: Ground;
  readonly isRunning: boolean;
  /** Why none of it ran. */
  readonly fault: BotFault | null;
  /** The server's no, or null; empty: it could not be reached. */
  readonly refusal: string | null;
  /** What the code printed before it was asked anything. */
  readonly printed: readonly Printed[];
  /** All that is asked, the ten plain ones first. */
  readonly situations: readonly Situation[];
  readonly outcomes: readonly SituationOutcome[];
  /** Given up on after several faults that each cost a sandbox. */
  readonly isCutShort: boolean;
}

interface Tried {
  readonly game: string;
  readonly source: string;
  /** On the server: the bot whose last version is tried. */
  readonly id: string;
}

const begun = (ground: Ground, game: string): Trial => ({
  ...{ game, ground, isRunning: true, fault: null, refusal: null, printed: [], situations: [], outcomes: [] },
  isCutShort: false,
});

/** One by one as they come; it ends when there is no listener left. */
type Tell = (change: (trial: Trial) => Partial<Trial>) => boolean;

const plainFirst = (situations: readonly Situation[]): Situation[] => [
  ...situations.filter(({ plain }) => plain),
  ...situations.filter(({ plain }) => !plain),
];

const tryHere = async ({ game, source }: Tried, tell: Tell): Promise<void> => {
  const [{ loadBot }, { checkSource }, { situationsOf, tryBot }] = await Promise.all([
    import('../../sandbox/index.ts'),
    import('@sanh-rong/bot-kit/check'),
    import('@sanh-rong/bot-kit/situations'),
  ]);
  const situations = plainFirst(situationsOf(game));
  tell(() => ({ situations }));
  const unreadable = checkSource(source);
  if (unreadable !== null) {
    tell(() => ({ fault: unreadable }));
    return;
  }
  const loading = await loadBot({ game, source });
  tell(() => ({ printed: loading.printed }));
  if (!loading.ok) {
    tell(() => ({ fault: loading.fault }));
    return;
  }
  try {
    for await (const outcome of tryBot(loading.bot, situations)) {
      if (!tell(({ outcomes }) => ({ outcomes: [...outcomes, outcome] }))) return;
    }
    tell(({ outcomes }) => ({ isCutShort: outcomes.length < situations.length }));
  } finally {
    loading.bot.stop();
  }
};

const tryThere = async ({ game, id }: Tried, tell: Tell): Promise<void> => {
  const { situationsOf } = await import('@sanh-rong/bot-kit/situations');
  const situations = plainFirst(situationsOf(game));
  tell(() => ({ situations }));
  const { fault, printed, outcomes } = await post<BotAnswerOf<'tested'>>(`/api/bots/${id}/test`);
  const known = outcomes as unknown as readonly SituationOutcome[];
  const order = new Map(situations.map((situation, at) => [situation.id, at]));
  const sorted = [...known].sort((a, b) => (order.get(a.situation) ?? 0) - (order.get(b.situation) ?? 0));
  tell(() => ({ fault, printed, outcomes: sorted, isCutShort: fault === null && known.length < situations.length }));
};

/** The last try of a bot, shown while it goes on. A new one ends it. */
export const useTrial = (): {
  readonly trial: Trial | null;
  readonly start: (ground: Ground, tried: Tried) => Promise<void>;
} => {
  const [trial, setTrial] = useState<Trial | null>(null);
  const current = useRef(0);
  useEffect(
    () => () => {
      current.current++;
    },
    [],
  );
  const start = async (ground: Ground, tried: Tried): Promise<void> => {
    const mine = ++current.current;
    setTrial(begun(ground, tried.game));
    const tell: Tell = (change) => {
      if (current.current !== mine) return false;
      setTrial((known) => (known === null ? known : { ...known, ...change(known) }));
      return true;
    };
    try {
      await (ground === 'browser' ? tryHere : tryThere)(tried, tell);
    } catch (error) {
      tell(() => ({ refusal: error instanceof Refused ? error.message : '' }));
    }
    tell(() => ({ isRunning: false }));
  };
  return { trial, start };
};
