import { cards } from '../naive/cards.ts';
import type { MienNamOptions, ThirteenOptions } from '../naive/combinations.ts';
import type { MienNamPrevious, ThirteenPrevious } from '../naive/game.ts';
import type { Laws, Table } from './laws.ts';

/** Games written down as text. */

export const MIEN_NAM: MienNamOptions = {
  passIsFinal: true,
  fourPairsAfterPass: true,
  straightsOfEqualLength: false,
  toiTrang: {
    initial: [
      'fourThrees',
      'fourTwos',
      'threePairsWith3s',
      'fourPairsWith3s',
      'threeTriples',
      'fourTriples',
      'threeFours',
      'fivePairsOneTriple',
      'fivePairRunOneTriple',
    ],
    later: ['fourTwos', 'fivePairRun', 'sixPairs', 'dragon', 'oneColour'],
  },
};

export const THIRTEEN: ThirteenOptions = {
  instantWins: { dragon: true, fourTwos: true, sixPairs: true },
  winnerLeads: true,
  passIsFinal: true,
};

/** A game after an ordinary one, so that nothing about the opening gets in the way of a position. */
export const AFTER_SEAT_0_WON: MienNamPrevious = { winner: 0, toiTrang: false, barred: null };

interface MienNamExtras {
  leader?: number;
  options?: Partial<MienNamOptions>;
  previous?: MienNamPrevious | null;
}

export const mienNamUnder =
  (laws: Laws) =>
  (hands: string[], extras: MienNamExtras = {}): Table =>
    laws.start({
      ruleSet: 'mien-nam',
      seats: hands.length,
      options: { ...MIEN_NAM, ...extras.options },
      hands: hands.map(cards),
      leader: extras.leader,
      previous: extras.previous ?? null,
    });

interface ThirteenExtras {
  leader?: number;
  options?: Partial<ThirteenOptions>;
  previous?: ThirteenPrevious | null;
}

export const thirteenUnder =
  (laws: Laws) =>
  (hands: string[], extras: ThirteenExtras = {}): Table =>
    laws.start({
      ruleSet: 'thirteen',
      seats: hands.length,
      options: { ...THIRTEEN, ...extras.options },
      hands: hands.map(cards),
      leader: extras.leader,
      previous: extras.previous ?? null,
    });

/** Plays lines like '0 3♠ 3♣' and '1 pass'; the seat is written down so that a wrong turn is noticed. */
export function follow(game: Table, lines: string[]): Table {
  for (const line of lines) {
    const seat = Number(line.slice(0, 1));
    const rest = line.slice(2);
    if (game.turn !== seat) throw new Error(`'${line}': it is the turn of ${game.turn}`);
    game.act(rest === 'pass' ? { type: 'pass' } : { type: 'play', cards: cards(rest) });
  }
  return game;
}

/** The legal actions as text: ['3s 4s 5s', 'pass']. */
export function legalText(game: Table): string[] {
  return game.legal().map((action) => (action.type === 'pass' ? 'pass' : action.cards.join(' ')));
}

/** Payments as text, sorted: '2 pays 0 4 for chat'. */
export function paymentText(game: Table): string[] {
  return game.payments.map((p) => `${p.from} pays ${p.to} ${p.amount} for ${p.for}`).sort();
}
