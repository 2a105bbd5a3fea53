import { type BlockOptions, type PlayedBlock, playBlock } from '@sanh-rong/arena';
import { standIn } from '@sanh-rong/entrants';
import { type Entered, enterAll } from '../entrants/enter.ts';
import { blockReport } from './block.ts';
import type { Lane } from './in-order.ts';
import { contestOf, type MatchPlan } from './plan.ts';

/** A lane with contestants of its own. */
export interface OpenLane extends Lane {
  readonly names: readonly string[];
  close(): Promise<void>;
}

export interface LaneOptions {
  /** Stops what is being played; `play` rejects then. */
  readonly signal: AbortSignal;
  /** Told of every game that has ended. */
  readonly ended: () => void;
  /** Told of every move of games that are played in this thread. */
  readonly moved?: BlockOptions['moved'];
}

/** Programs like to know how it went. */
const tellOver = (entered: Entered, { deals }: PlayedBlock): void => {
  for (const contestant of entered.entrants.keys()) {
    const games = deals.flatMap(({ deal, games: all }) =>
      all.flatMap(({ seating, result }, at) => {
        const seats = seating.flatMap((who, seat) => (who === contestant ? [seat] : []));
        if (result === null || seats.length === 0) return [];
        const { points, places } = result;
        return [{ number: deal.number * all.length + at, seats, result: { points, places } }];
      }),
    );
    entered.over(contestant, games);
  }
};

/** Plays blocks in this thread. */
export const openLocalLane = async (plan: MatchPlan, { signal, ended, moved }: LaneOptions): Promise<OpenLane> => {
  const contest = contestOf(plan);
  const { game } = contest;
  const entered = await enterAll(plan.contestants, plan);
  return {
    names: entered.names,
    async play(number, strikes) {
      entered.takeFaults();
      const block = await playBlock(contest, number, entered.entrants, {
        standIn: standIn(plan.game),
        strikes,
        signal,
        moved: (of, seating, state) => {
          if (game.turn(state) === null) ended();
          moved?.(of, seating, state);
        },
      });
      tellOver(entered, block);
      return blockReport(block, entered.takeFaults(), { game, records: plan.records });
    },
    close: () => entered.close(),
  };
};
