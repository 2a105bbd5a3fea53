import type { LiengAction, LiengMove, LiengView } from '@sanh-rong/engine/lieng';
import { lieng } from '@sanh-rong/engine/lieng';
import type { OutlookOf } from '../outlook.ts';
import { playOut } from '../play-out.ts';
import { ALL, openChoices, STAY } from './choices.ts';
import { sharp, spotOf } from './sharp.ts';
import { isRaise } from './view.ts';
import { LiengWorlds } from './worlds.ts';

/** Folding, staying in, all in, and the raises that players usually make. */
const usualMoves = (view: LiengView): LiengMove[] => {
  const bets: number[] = [];
  openChoices(spotOf(view, view.turn ?? 0), bets);
  const range = view.legal.find(isRaise);
  const amounts =
    range === undefined ? [] : bets.slice(STAY + 1, ALL).filter((bet) => bet >= range.min && bet <= range.max);
  return [
    ...view.legal.filter((action): action is LiengMove => !isRaise(action)),
    ...amounts.map((amount): LiengMove => ({ type: 'to', amount })),
  ];
};

const isSame = (one: LiengAction, other: LiengAction): boolean => lieng.writeAction(one) === lieng.writeAction(other);

/** Worlds that explain the betting, played out by the player that has the table for it. */
export const outlookOf: OutlookOf<LiengView, LiengAction> = (view, also, random) => {
  const worlds = LiengWorlds.of(view, random);
  if (worlds === null) return null;
  const usual = usualMoves(view);
  const choices = [...usual, ...also.filter((asked) => !usual.some((move) => isSame(move, asked)))];
  return {
    choices,
    isExact: false,
    doubt: 0,
    nextCloser: null,
    world: () => worlds.next(),
    next(among) {
      const world = worlds.next();
      if (world === null) return null;
      // The same dice for every choice.
      const seed = String(random.bits());
      return among.map((at) => {
        const step = lieng.apply(world, choices[at]);
        if (!step.ok) throw new RangeError(`refused: ${lieng.writeAction(choices[at])}`);
        return playOut(lieng, sharp, step.value.state, seed)[view.viewer];
      });
    },
  };
};
