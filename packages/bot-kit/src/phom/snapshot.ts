import type { CardId, Seat } from '@sanh-rong/engine';
import { type Phase, type PhomView, phom } from '@sanh-rong/engine/phom';
import type { TableFacts } from '../bot-game.ts';
import { letterOf, lettersOf } from '../cards.ts';
import { seatOf } from '../own-view.ts';
import { type ChangedOptions, keepOptions } from '../table-options.ts';
import type { PhomGameState } from './game-state.ts';
import { writeMeld } from './meld-text.ts';
import { writePast } from './past.ts';

/** What a seat knows, small; cards are letters. A type, not an interface, so that it is plain JSON to others. */
export type PhomSnapshot = {
  readonly seat: Seat;
  readonly ruleSet: PhomGameState['ruleSet'];
  readonly options: ChangedOptions;
  readonly hand: string;
  readonly counts: readonly number[];
  readonly phase: Phase;
  readonly fresh: boolean;
  readonly leader: Seat;
  /** The discard that may be eaten and who threw it: `2B`; empty when there is none. */
  readonly offered: string;
  readonly eaten: readonly string[];
  readonly eats: readonly number[];
  /** See `writeMeld`. */
  readonly melds: readonly (readonly string[])[];
  readonly discards: readonly string[];
  readonly stock: number;
  readonly units: readonly number[];
  /** See `writePast`. */
  readonly history: string;
  readonly scores: readonly number[];
};

const all = (lists: readonly (readonly CardId[])[]): string[] => lists.map(lettersOf);

/** Made from the seat's own view and nothing else, so it cannot know more than a player there does. */
export const snapshotOf = (view: PhomView, { scores }: TableFacts): PhomSnapshot => {
  const seat = seatOf(view);
  const { ruleSet, counts, phase, fresh, leader, offered, eats, stock, units } = view;
  return {
    seat,
    ruleSet: ruleSet as PhomGameState['ruleSet'],
    options: keepOptions(phom, ruleSet, view.options),
    hand: lettersOf(view.hands[seat] ?? []),
    counts,
    phase,
    fresh,
    leader,
    offered: offered === null ? '' : offered.from + letterOf(offered.card),
    eaten: all(view.eaten),
    eats,
    melds: view.melds.map((melds) => melds.map(writeMeld)),
    discards: all(view.discards),
    stock,
    units,
    history: writePast(view.history),
    scores,
  };
};
