import type { Expectation, Puzzle } from '@sanh-rong/analysis';
import { type BaseAction, type BaseView, type CardId, type GameId, type OwnView, readRecord } from '@sanh-rong/engine';
import type { LiengAction, LiengView } from '@sanh-rong/engine/lieng';
import { type PhomAction, type PhomView, phom } from '@sanh-rong/engine/phom';
import type { TienLenAction, TienLenView } from '@sanh-rong/engine/tienlen';
import { shareBeaten } from '@sanh-rong/players/lieng';

/** What makes a good puzzle of each game. */

type View = OwnView<BaseView<BaseAction>>;

export interface PuzzleKind {
  readonly ruleSet: string;
  /** How many sit, one game after the other. */
  readonly seats: readonly number[];
  /** Who plays the games that puzzles come from. */
  readonly players: readonly string[];
  /** The level that has to find the answer too, where there is one that does not judge by playing out as the analysis does. */
  readonly witness: string | null;
  /** So many are found before the library takes what suits best. */
  readonly enough: number;
  /** The largest share of a library that one theme may have. */
  readonly mostOfTheme: number;
  /** Worlds that a choice has to be the best in. */
  readonly worlds: number;
  /** Points that the best choice must be better by for certain. */
  readonly margin: number;
  /** A lead of so many points is a clear one. */
  readonly clear: number;
  /** Everything there is to choose from; empty where the position is not worth a puzzle. */
  choices(view: View): readonly BaseAction[];
  /** Where all levels that answer at once would do this, how likely the position is looked at all the same. */
  chance(word: string): number;
  /** What a player calls a move: moves of one name are the same move for them. */
  nameOf(action: BaseAction): string;
  /** Whether a player would not call the answer silly. Best first. */
  isSound(choices: readonly Expectation[]): boolean;
  /** Whether so much is at stake that it is worth solving. */
  isWorthIt(puzzle: Puzzle): boolean;
}

const MOST_CHOICES = 14;

/** Some positions in which no level errs make easy puzzles. */
const SOME = 0.2;

/** What differs in suits alone is the same move for a player of Tiến Lên. */
const ranksOf = (action: BaseAction): string =>
  (('cards' in action ? action.cards : []) as CardId[]).map((card) => card.slice(0, -1)).join();

const tienlenChoices = (view: View): readonly BaseAction[] => {
  const { legal, hands, viewer, history } = view as OwnView<TienLenView>;
  const own = hands[viewer] ?? [];
  // Who can play all cards at once needs no thought, and a first lead is a matter of the deal.
  const isOut = (action: TienLenAction): boolean => action.type === 'play' && action.cards.length === own.length;
  return history.length < 4 || legal.length > MOST_CHOICES || legal.some(isOut) ? [] : legal;
};

const hasNoTwin = ([best, ...others]: readonly Expectation[]): boolean =>
  others.every(({ action }) => ranksOf(action) !== ranksOf(best.action));

/** While more cards than these are in the stock, hardly any discard is clearly better than the others. */
const LATE_STOCK = 5;

const phomChoices = (view: View): readonly BaseAction[] => {
  const { legal, stock } = view as OwnView<PhomView>;
  const isDiscard = legal.every(({ type }) => type === 'discard');
  if (legal.some(({ type }) => type === 'u') || (isDiscard && stock > LATE_STOCK)) return [];
  const firstEat = legal.find(({ type }) => type === 'eat');
  // An eat only shows that it is allowed (PH-23): one way stands for all.
  const choices = legal.filter((action) => action.type !== 'eat' || action === firstEat);
  // Laying and sending what can be laid and sent needs no thought.
  return choices.some(({ type }) => type === 'lay' || type === 'send') ? [] : choices;
};

/** Raises that people make are round. */
const ROUND = 10;
/** All in is something else where it is so many times a usual raise. */
const ALL_IN = 2.5;

const liengChoices = (view: View): readonly BaseAction[] => {
  const { legal, pot, bet, bets, viewer, history } = view as OwnView<LiengView>;
  if (history.length === 0) return [];
  const plain = legal.filter((action) => !('min' in action));
  const range = legal.find((action) => 'min' in action);
  if (range === undefined || !('min' in range)) return plain;
  // One raise stands for all: about half of the pot.
  const half = bet + Math.round((pot + bet - bets[viewer]) / 2 / ROUND) * ROUND;
  const amount = Math.min(range.max, Math.max(range.min, half));
  const raise: LiengAction = { type: 'to', amount };
  // With little more to put in, a raise and everything are the same.
  return range.max < ALL_IN * amount ? plain : [...plain, raise];
};

/** Where every world gives the same, too few hands explain the betting to be believed. */
const isUncertain = (choices: readonly Expectation[]): boolean =>
  choices.every(({ action, error }) => action.type === 'bo' || error > 0);

/** A fold must be better by so much of what lies in the middle. */
const SHARE_OF_POT = 0.15;

/** A hand that beats so many of all hands is not thrown away because of what built-in players bet: people bluff. */
const TOO_GOOD = 0.8;

/** Giving a large pot up for a few chips, or a good hand at all, is a matter of taste. */
const isDear = ({ record, choices: [best, next] }: Puzzle): boolean => {
  if (best.word !== 'bo') return true;
  const read = readRecord(record);
  if (!read.ok) return false;
  const { game, steps } = read.value;
  const { state } = steps[steps.length - 1];
  const seat = game.turn(state) ?? 0;
  const { pot, hands, rankings } = game.view(state, seat) as unknown as LiengView;
  const [hand, ranking] = [hands[seat], rankings[seat]];
  if (!hand || !ranking || shareBeaten(hand, ranking) > TOO_GOOD) return false;
  return best.points - next.points - next.margin > SHARE_OF_POT * pot;
};

/** By game; null where moves are not judged. */
export const KINDS: Readonly<Record<GameId, PuzzleKind | null>> = {
  tienlen: {
    ruleSet: 'mien-nam',
    seats: [4, 4, 4, 3, 2],
    players: ['simple', 'greedy', 'defensive', 'steady', 'steady'],
    witness: 'champion',
    enough: 400,
    mostOfTheme: 0.4,
    worlds: 320,
    margin: 1,
    clear: 4,
    choices: tienlenChoices,
    chance: () => SOME,
    nameOf: (action) => `${action.type} ${ranksOf(action)}`,
    isSound: hasNoTwin,
    isWorthIt: () => true,
  },
  phom: {
    ruleSet: 'ta-la',
    seats: [4, 4, 4, 3, 2],
    players: ['simple', 'keen', 'keen'],
    witness: null,
    enough: 345,
    mostOfTheme: 0.5,
    worlds: 320,
    margin: 0.3,
    clear: 1.5,
    choices: phomChoices,
    chance: () => SOME,
    nameOf: (action) => phom.writeAction(action as PhomAction),
    isSound: () => true,
    isWorthIt: () => true,
  },
  lieng: {
    ruleSet: 'lieng',
    seats: [5, 6, 4, 3],
    players: ['simple', 'sharp', 'sharp'],
    witness: null,
    // Most of them are folds.
    enough: 1000,
    mostOfTheme: 0.5,
    worlds: 960,
    margin: 10,
    clear: 60,
    choices: liengChoices,
    // That a bad hand is folded is no puzzle.
    chance: (word) => (word === 'bo' ? 0 : 1),
    nameOf: ({ type }) => type,
    isSound: isUncertain,
    isWorthIt: isDear,
  },
};
