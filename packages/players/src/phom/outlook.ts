import { type PhomAction, type PhomView, phom } from '@sanh-rong/engine/phom';
import { NO_SEARCH } from '../budget.ts';
import type { OutlookOf } from '../outlook.ts';
import { rulesOf } from './keen/knowledge.ts';
import { keen } from './keen/player.ts';
import { playedOut } from './play-out.ts';
import { PhomWorlds } from './worlds.ts';

/** How far points may be wrong for other reasons than chance: the keen player is not perfect. Short rules pay in more. */
const DOUBT = { 'ta-la': 0.4, basic: 1 } as const;

/** Ways to lay phỏm down are many and differ little. */
const MOST_CHOICES = 12;

const isSame = (one: PhomAction, other: PhomAction): boolean => phom.writeAction(one) === phom.writeAction(other);

/** Where an eat only shows that it is allowed, one way of it stands for all (PH-23). */
const sensible = ({ legal, ruleSet }: PhomView): readonly PhomAction[] => {
  const firstEat = legal.find(({ type }) => type === 'eat');
  return ruleSet === 'basic' ? legal : legal.filter((action) => action.type !== 'eat' || action === firstEat);
};

/** Deals that lead to what was seen, played out by the player that weighs everything it may do. */
export const outlookOf: OutlookOf<PhomView, PhomAction> = (view, also, random) => {
  const worlds = new PhomWorlds(view, random);
  const first = keen.choose(view, view.legal, random, NO_SEARCH);
  const wanted = [first, ...also];
  const others = sensible(view).filter((action) => !wanted.some((one) => isSame(one, action)));
  const choices = [
    ...wanted.filter((one, at) => wanted.findIndex((each) => isSame(each, one)) === at),
    ...others,
  ].slice(0, Math.max(MOST_CHOICES, wanted.length));
  return {
    choices,
    isExact: false,
    doubt: DOUBT[view.ruleSet === 'basic' ? 'basic' : 'ta-la'],
    nextCloser: null,
    world: () => worlds.next(),
    next(among) {
      const world = worlds.next();
      if (world === null) return null;
      return among.map((at) => {
        const step = phom.apply(world, choices[at]);
        if (!step.ok) throw new RangeError(`refused: ${phom.writeAction(choices[at])}`);
        return playedOut(rulesOf(view), step.value.state.position, view.viewer);
      });
    },
  };
};
