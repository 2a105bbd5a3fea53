import { describe, expect, it } from 'vitest';
import { examples, LONG } from '../../../../../test/examples.ts';
import { idsFor, NO_INSTANT_WINS, namesFor, shuffledBy, thrownBy } from '../../../test/tienlen-api/rigged.ts';
import { Random } from '../../random.ts';
import { shuffledDeck } from '../../shuffle.ts';
import {
  type ClientGameState,
  createDeck,
  findCardsInHand,
  type GameEvent,
  isValidPlay,
  SimpleAI,
  type TienLenAction,
  TienLenGame,
  type TienLenState,
  tienlen,
} from '../index.ts';

const DECK = createDeck();
const BOTH = [true, false];
/** Games of each kind. */
const ROUNDS = examples(1, 2);

interface Case {
  readonly seed: string;
  readonly players: number;
  readonly instantWins: boolean;
  readonly passIsFinal: boolean;
  readonly isFirstGame: boolean;
}

const ALL_CASES: readonly Case[] = [2, 3, 4, 5, 6, 7, 8].flatMap((players) =>
  BOTH.flatMap((instantWins) =>
    BOTH.flatMap((passIsFinal) =>
      BOTH.map((isFirstGame) => ({ seed: 'property', players, instantWins, passIsFinal, isFirstGame })),
    ),
  ),
);

/** Half of them has every two of these together for every number of players. */
const CASES = ALL_CASES.filter(
  ({ players, instantWins, passIsFinal, isFirstGame }) =>
    LONG || (players + Number(instantWins) + Number(passIsFinal) + Number(isFirstGame)) % 2 === 0,
);

/** The same game twice: through the API of 001 and through the shape of every game. */
const bothWays = ({ seed, players, instantWins, passIsFinal, isFirstGame }: Case) => {
  const settings = { maxPlayers: 8, passIsFinal, ...(instantWins ? {} : { instantWins: NO_INSTANT_WINS }) };
  const game = new TienLenGame(idsFor(players), namesFor(players), settings, isFirstGame, {
    shuffle: () => shuffledDeck(seed).map((card) => DECK[card]),
    now: () => 0,
  });
  const started = game.start();
  const previous = isFirstGame ? null : { winner: 0, leader: players - 1 };
  const dealt = tienlen.deal({ ruleSet: 'thirteen', seats: players, options: settings, seed, previous });
  if (!dealt.ok) throw new Error(dealt.error.reason);
  return { game, started, state: dealt.value.state };
};

const statesOf = (game: TienLenGame, players: number): ClientGameState[] =>
  [...idsFor(players), 'watcher'].map((id) => game.getStateForPlayer(id));

const idsInside = (value: unknown): string[] => JSON.stringify(value).match(/(?<=")(?:10|[2-9JQKA])[scdh](?=")/g) ?? [];

/** What the API shows is what the shape shows. */
const expectSame = (game: TienLenGame, state: TienLenState, players: number): void => {
  const ids = idsFor(players);
  const view = tienlen.view(state, 'open');
  expect(game.getPhase()).toBe(view.turn === null ? 'gameEnd' : 'playing');
  if (view.turn !== null) expect(game.getCurrentPlayerId()).toBe(ids[view.turn]);
  const { players: shown, currentCombination, lastPlayedBy } = game.getStateForPlayer('watcher');
  expect(ids.map((id) => game.getStateForPlayer(id).myHand.map((card) => card.id))).toEqual(view.hands);
  expect(shown.map(({ handSize }) => handSize)).toEqual(view.counts);
  expect(shown.map(({ hasPassed }) => hasPassed)).toEqual(view.passed);
  expect(shown.map(({ finishPosition }) => finishPosition)).toEqual(view.places);
  if (view.turn !== null) {
    expect(currentCombination?.cards.map((card) => card.id)).toEqual(view.table?.cards);
    expect(lastPlayedBy).toBe(view.table === null ? null : ids[view.table.seat]);
    expect(game.isLeading()).toBe(view.table === null);
  }
  const order = view.places.map((place, seat) => ({ place, id: ids[seat] })).filter(({ place }) => place !== null);
  const finished = order.sort((a, b) => (a.place ?? 0) - (b.place ?? 0)).map(({ id }) => id);
  expect(game.getStateForPlayer(ids[0]).finishOrder).toEqual(finished);
  expect(game.getFinishOrder()).toEqual(view.turn === null ? finished : []);
};

/** All subsets of a small hand, else a few: runs of neighbours and small ones, since those are nearly combinations. */
const subsets = (random: Random, hand: readonly string[]): string[][] => {
  if (hand.length <= 5) {
    return Array.from({ length: 2 ** hand.length - 1 }, (_, i) => hand.filter((_, at) => ((i + 1) >> at) & 1));
  }
  return Array.from({ length: 6 }, () => {
    const size = 1 + random.below(6);
    const from = random.below(hand.length - size + 1);
    return random.below(2) === 0 ? hand.slice(from, from + size) : hand.filter(() => random.below(hand.length) < size);
  });
};

/** Every play that is not legal is refused, and nothing changes; isValidPlay agrees apart from the opening card. */
const expectRefusals = (game: TienLenGame, legal: readonly TienLenAction[], random: Random, players: number): void => {
  const id = game.getCurrentPlayerId();
  const { myHand, currentCombination, isFirstTurnOfGame } = game.getStateForPlayer(id);
  const words = new Set(legal.map(tienlen.writeAction));
  const before = JSON.stringify(statesOf(game, players));
  const handIds = myHand.map((card) => card.id);
  for (const cardIds of subsets(random, handIds)) {
    const found = findCardsInHand(myHand, cardIds) ?? [];
    const isLegal = words.has(cardIds.join('.'));
    if (!isFirstTurnOfGame) expect(isValidPlay(found, currentCombination).valid).toBe(isLegal);
    if (!isLegal) expect(thrownBy(() => game.playCards(id, cardIds))?.code).toMatch(/^(TL|TH)-\d+$/);
  }
  if (!words.has('pass')) expect(thrownBy(() => game.pass(id))?.code).toBe('TL-3');
  expect(JSON.stringify(statesOf(game, players))).toBe(before);
};

const eventsTell = (events: readonly GameEvent[], state: TienLenState, players: number): void => {
  const types = events.map(({ type }) => type).join(' ');
  expect(types).toMatch(
    /^(cards_played( player_finished)?( game_over|( round_won)? turn_changed)|player_passed( round_won)? turn_changed)$/,
  );
  const turn = tienlen.turn(state);
  const last = events[events.length - 1];
  if (turn === null) expect(last.type).toBe('game_over');
  else expect(last).toEqual({ type: 'turn_changed', playerId: idsFor(players)[turn] });
};

describe('TH-10 the API and the shape of every game are one game', () => {
  it.each(CASES)('$players players, instantWins $instantWins, passIsFinal $passIsFinal, first $isFirstGame', (one) => {
    for (let round = 0; round < ROUNDS; round++) {
      const seed = `${one.seed} ${round}`;
      const random = new Random(JSON.stringify({ ...one, seed }));
      const { game, started, state: dealt } = bothWays({ ...one, seed });
      let state = dealt;
      expect(idsInside(started)).toEqual([]);
      const played = new Set<string>();
      let moves = 0;
      expectSame(game, state, one.players);
      while (game.getPhase() === 'playing') {
        const legal = tienlen.legal(state);
        if (moves % examples(3, 1) === 0) expectRefusals(game, legal, random, one.players);
        moves += 1;
        const action = random.pick(legal);
        const id = game.getCurrentPlayerId();
        const events = action.type === 'pass' ? game.pass(id) : game.playCards(id, [...action.cards]);
        const step = tienlen.apply(state, action);
        if (!step.ok) throw new Error(step.error.reason);
        state = step.value.state;
        eventsTell(events, state, one.players);
        if (action.type === 'play') for (const card of action.cards) played.add(card);
        expectSame(game, state, one.players);
        // A hidden card never appears in another player's state, nor in any event.
        for (const shown of statesOf(game, one.players)) {
          const mayKnow = new Set([...played, ...shown.myHand.map((card) => card.id)]);
          expect(idsInside(shown).filter((card) => !mayKnow.has(card))).toEqual([]);
        }
        expect(idsInside(events).filter((card) => !played.has(card))).toEqual([]);
      }
      expect([...game.getFinishOrder()].sort()).toEqual(idsFor(one.players).sort());
    }
  });
});

describe('TH-10 SimpleAI plays only what is legal', () => {
  const ai = new SimpleAI();

  it.each([2, 3, 4, 5, 6, 7, 8])('%i players, many games', (players) => {
    const random = new Random(`SimpleAI ${players}`);
    for (let round = 0; round < examples(60, 600); round++) {
      const settings = {
        maxPlayers: 8,
        passIsFinal: round % 3 !== 0,
        ...(round % 2 === 0 ? { instantWins: NO_INSTANT_WINS } : {}),
      };
      const game = new TienLenGame(idsFor(players), namesFor(players), settings, round % 5 !== 0, {
        shuffle: (deck) => shuffledBy(random, deck),
        now: () => 0,
      });
      game.start();
      let moves = 0;
      while (game.getPhase() === 'playing') {
        const id = game.getCurrentPlayerId();
        const { myHand, currentCombination, isFirstTurnOfGame } = game.getStateForPlayer(id);
        const play = ai.selectPlay(myHand, currentCombination, isFirstTurnOfGame);
        // Either call throws when the answer is not legal.
        if (play === null) game.pass(id);
        else game.playCards(id, play);
        moves += 1;
      }
      expect(moves).toBeLessThan(1000);
      expect(game.getFinishOrder()).toHaveLength(players);
    }
  });
});
