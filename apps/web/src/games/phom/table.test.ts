import { type CardId, Random } from '@sanh-rong/engine';
import { type PhomAction, type PhomState, type PhomView, phom } from '@sanh-rong/engine/phom';
import { playersFor } from '@sanh-rong/players';
import { phomPresentation } from '@sanh-rong/presentation/phom';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examples } from '../../../../../test/examples.ts';
import { onMat } from './on-mat.ts';
import { tint } from './tint.ts';

const dealt = fc.record({
  ruleSet: fc.constantFrom('ta-la', 'basic'),
  seats: fc.integer({ min: 2, max: 4 }),
  seed: fc.string({ minLength: 1 }),
});

/** Every position of a game that built-in players play, with what is done in it. */
const positions = (request: { ruleSet: string; seats: number; seed: string }): [PhomState, PhomAction][] => {
  const deal = phom.deal(request);
  if (!deal.ok) throw new Error(deal.error.reason);
  const [player] = playersFor('phom').filter(({ id }) => id === 'simple');
  const dice = new Random(request.seed);
  const found: [PhomState, PhomAction][] = [];
  for (let { state } = deal.value; phom.turn(state) !== null; ) {
    const action = player.choose(phom.view(state, phom.turn(state) ?? 0), phom.legal(state), dice, {
      positions: 0,
    }) as PhomAction;
    found.push([state, action]);
    const done = phom.apply(state, action);
    if (!done.ok) throw new Error(done.error.reason);
    state = done.value.state;
  }
  return found;
};

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((card) => b.includes(card));

const cards = (text: string): CardId[] => text.split(' ') as CardId[];

describe('selected cards (PH-13)', () => {
  const given = { hands: [cards('5s 6s 9c 9d 9h 8s Ks Qd'), cards('Jc 2c 2d 2h 4h 7s')] };
  const view = (words: readonly string[]): PhomView => {
    const deal = phom.deal({ seats: 2, given: { ...given, stock: cards('2s 5d 10d 10c As 3d Kc'), leader: 0 } });
    if (!deal.ok) throw new Error(deal.error.reason);
    let { state } = deal.value;
    for (const word of words) {
      const done = phom.apply(state, phom.readAction(word) as PhomAction);
      if (!done.ok) throw new Error(`${word}: ${done.error.reason}`);
      state = done.value.state;
    }
    return phom.view(state, 0);
  };
  const take = ['discard:Qd', 'draw', 'discard:7s'];

  it('are green when they make a phỏm with the card that lies there, red when they cannot', () => {
    expect(tint(view(take), cards('5s 6s'))).toBe('good');
    expect(tint(view(take), cards('6s 8s'))).toBe('good');
    expect(tint(view(take), cards('5s 8s'))).toBe('plain');
    expect(tint(view(take), cards('9c Ks'))).toBe('bad');
  });

  it('are red when nothing is to be eaten or laid, whatever they are', () => {
    expect(tint(view([...take, 'draw']), cards('9c 9d 9h'))).toBe('bad');
    expect(tint(view([...take, 'draw']), cards('Ks'))).toBe('plain');
  });

  it('mean nothing while somebody else is to act', () => {
    expect(tint(view(['discard:Qd']), cards('9c Ks'))).toBe('plain');
    expect(tint(view(take), [])).toBe('plain');
  });

  it('are green only when playing or sending exactly them is legal', () => {
    fc.assert(
      fc.property(dealt, fc.infiniteStream(fc.nat()), (request, picks) => {
        for (const [state] of positions(request)) {
          const seat = phom.turn(state) ?? 0;
          const seen = phom.view(state, seat);
          const hand = seen.hands[seat] ?? [];
          const mask = picks.next().value ?? 0;
          const some = hand.filter((_, at) => (mask >> at) & 1);
          const made = seen.legal.map((action) => phomPresentation.cardsOf(action));
          for (const selected of [some, ...made]) {
            const isLegal = made.some((each) => each.length > 0 && isSame(each, selected));
            const colour = tint(seen, selected);
            if (colour === 'good') expect(isLegal).toBe(true);
            if (colour === 'bad') expect(isLegal).toBe(false);
            if (selected.length > 1) expect(colour === 'good').toBe(isLegal);
            // What the button below would do is then allowed as well.
            if (colour === 'good' && selected.length > 1) {
              expect(phom.objection(seen, phomPresentation.propose(seen, selected as CardId[]))).toBeNull();
            }
          }
        }
      }),
      { numRuns: examples(15, 60), seed: 5 },
    );
  });
});

describe('what is on its way', () => {
  it('lies on the mat as it will when it is accepted', () => {
    const sorted = (view: Pick<PhomView, 'melds' | 'discards' | 'eaten' | 'offered' | 'stock'>) => ({
      stock: view.stock,
      offered: view.offered,
      discards: view.discards,
      eaten: view.eaten.map((each) => each.toSorted()),
      melds: view.melds.map((melds) => melds.map((meld) => ({ ...meld, cards: meld.cards?.toSorted() }))),
    });
    fc.assert(
      fc.property(dealt, (request) => {
        for (const [state, action] of positions(request)) {
          const seat = phom.turn(state) ?? 0;
          const done = phom.apply(state, action);
          if (!done.ok) throw new Error(done.error.reason);
          const after = phom.view(done.value.state, seat);
          // The end opens hands and takes the last offer away: nothing is guessed beyond it.
          if (after.result !== null) continue;
          expect(sorted(onMat(phom.view(state, seat), action, seat))).toEqual(sorted(after));
        }
      }),
      { numRuns: examples(15, 60), seed: 6 },
    );
  });
});
