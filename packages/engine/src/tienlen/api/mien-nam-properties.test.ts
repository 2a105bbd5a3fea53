import { describe, expect, it } from 'vitest';
import { examples } from '../../../../../test/examples.ts';
import { CARD_IDS, cardName } from '../../cards.ts';
import type { Json } from '../../game.ts';
import { Random } from '../../random.ts';
import { shuffledDeck } from '../../shuffle.ts';
import { MienNamGame, type TienLenState, tienlen } from '../index.ts';

const NAME_OF = new Map<string, string>(CARD_IDS.map((id, card) => [id, cardName(card)]));
const named = (ids: readonly string[]): (string | undefined)[] => ids.map((id) => NAME_OF.get(id));
const namesInside = (value: unknown): string[] => JSON.stringify(value).match(/(?<="id":")[^"]+/g) ?? [];

const expectSame = (game: MienNamGame, state: TienLenState, seats: number): void => {
  const open = tienlen.view(state, 'open');
  expect(game.checkGameEnd()).toBe(open.turn === null);
  expect(game.passedPlayers).toEqual(open.passed);
  for (let seat = 0; seat < seats; seat++) {
    const shown = game.getGameState(seat);
    const view = tienlen.view(state, seat);
    expect(shown.myCards.map(({ id }) => id)).toEqual(named(open.hands[seat] ?? []));
    expect(shown.playerCardCounts).toEqual(view.counts);
    if (open.turn !== null) expect(shown.currentTurn).toBe(open.turn);
    const legal =
      seat === open.turn ? open.legal.flatMap((action) => (action.type === 'play' ? [action.cards] : [])) : [];
    expect(shown.validMoves.map(({ cards }) => cards.map(({ id }) => id))).toEqual(legal.map(named));
    for (const { type, cards } of shown.validMoves.slice(0, 5)) expect(game.getCombinationType(cards)).toBe(type);
    // Nothing but the seat's own cards and what lies on the table.
    const mayKnow = new Set([...named(open.hands[seat] ?? []), ...named(open.table?.cards ?? [])]);
    expect(namesInside(shown).filter((name) => !mayKnow.has(name))).toEqual([]);
  }
};

/** A random session through both ways in; what the first game leaves is given to the second, and so on. */
describe('MN MienNamGame and the shape of every game are one game', () => {
  it.each([2, 3, 4])('%i players, a session', (seats) => {
    let previous: Json = null;
    for (let round = 0; round < examples(4, 12); round++) {
      const seed = `mien-nam ${seats} ${round}`;
      const random = new Random(seed);
      const rules = {
        passIsFinal: round % 4 !== 3,
        fourPairsAfterPass: round % 3 !== 2,
        straightsOfEqualLength: round % 2 === 1,
        hideCounts: round % 2 ? [1] : [],
      };
      const game: MienNamGame = new MienNamGame(new Array<number>(seats).fill(0), {
        shuffle: (deck) => shuffledDeck(seed).map((card) => deck[card]),
        previous,
        rules,
      });
      game.dealCards();
      const dealt = tienlen.deal({ ruleSet: 'mien-nam', seats, options: rules, seed, previous });
      if (!dealt.ok) throw new Error(dealt.error.reason);
      let { state } = dealt.value;
      const played: string[] = [];
      expectSame(game, state, seats);
      while (!game.checkGameEnd()) {
        const seat = game.currentTurn;
        const { validMoves, lastPlay } = game.getGameState(seat);
        const mayPass = lastPlay.player !== null;
        const pick = random.below(validMoves.length + (mayPass ? 1 : 0));
        const move = validMoves[pick];
        if (move !== undefined) {
          expect(game.isValidMove(move.cards)).toBe(true);
          expect(game.isValidMove(move.cards, mayPass ? lastPlay : null)).toBe(true);
          played.push(...move.cards.map(({ id }) => id));
        }
        const entries = move === undefined ? game.passTurn(seat) : game.playCards(seat, move.cards);
        const step = tienlen.apply(state, tienlen.legal(state)[pick]);
        if (!step.ok) throw new Error(step.error.reason);
        state = step.value.state;
        expect(entries).toHaveLength(step.value.events.length);
        expectSame(game, state, seats);
        expect(namesInside(game.gameLog)).toEqual(namesInside(game.gameLog).filter((name) => played.includes(name)));
      }
      expect(game.calculateScores()).toEqual(tienlen.result(state));
      expect(game.carryOver()).toEqual(tienlen.carryOver(state));
      expect(game.calculateScores()?.points.reduce((sum, points) => sum + points)).toBe(0);
      previous = game.carryOver();
    }
  });
});
