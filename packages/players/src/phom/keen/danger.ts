import type { Card } from '@sanh-rong/engine';
import { countCards, nextSeat } from '@sanh-rong/engine/phom/core';
import type { Knowledge } from './knowledge.ts';
import { countRank, ranksOf } from './suits.ts';

/**
 * How likely the next player can eat a card. Every two unseen cards that make a phỏm with it are a way to do so, as
 * likely as both lie in that hand. A way is doubtful when the two would have made a phỏm with a card that the next
 * player let lie or threw away.
 */
export interface Danger {
  fresh: number;
  doubtful: number;
}

const addWay = (danger: Danger, isDoubtful: boolean, chance: number): void => {
  if (isDoubtful) danger.doubtful += chance;
  else danger.fresh += chance;
};

/** Chances below a run: the two ranks of each way, and those that would complete them, relative to the card. */
const RUN_WAYS: readonly (readonly [number, number, readonly number[]])[] = [
  [-2, -1, [-3]],
  [-1, 1, []],
  [1, 2, [3]],
];

const has = (ranks: number, rank: number): boolean => rank >= 0 && ((ranks >> rank) & 1) === 1;

export const measureDanger = (out: Danger, know: Knowledge, card: Card): void => {
  out.fresh = 0;
  out.doubtful = 0;
  const { rules, position: p, unseenBlack, unseenRed, unseen } = know;
  const { layout } = rules;
  const next = nextSeat(p, know.seat);
  const hidden = know.counts[next] - countCards(p.eatenBlack[next], p.eatenRed[next]);
  if (hidden < 2 || unseen < 2) return;
  const chance = (hidden * (hidden - 1)) / (unseen * (unseen - 1));
  let black = 0;
  let red = 0;
  for (const gone of p.discards[know.seat]) {
    black |= layout.black[gone];
    red |= layout.red[gone];
  }
  for (const gone of p.discards[next]) {
    black |= layout.black[gone];
    red |= layout.red[gone];
  }
  const rank = layout.rank[card];
  const suit = card & 3;
  const alike = countRank(unseenBlack, unseenRed, rank);
  if (alike >= 2) addWay(out, countRank(black, red, rank) > 0, chance * ((alike * (alike - 1)) / 2));
  const there = ranksOf(unseenBlack, unseenRed, suit);
  const gone = ranksOf(black, red, suit);
  for (const [a, b, completing] of RUN_WAYS) {
    if (!has(there, rank + a) || !has(there, rank + b)) continue;
    addWay(
      out,
      completing.some((at) => has(gone, rank + at)),
      chance,
    );
  }
};
