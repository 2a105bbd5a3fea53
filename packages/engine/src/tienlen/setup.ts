import type { Card } from '../cards.ts';
import { type CardSet, highHalf, idsOf, lowHalf, setOf } from '../cardset.ts';
import { type GivenFields, readLeader, readRequest, readRuleSet } from '../deal.ts';
import { type Ruling, refusal } from '../errors.ts';
import type { DealRequest, Seat, Setup } from '../game.ts';
import type { OptionValues } from '../options.ts';
import { ok } from '../result.ts';
import { countRuns } from './core/moves.ts';
import type { Rules } from './core/rules.ts';
import { mienNam } from './mien-nam.ts';
import { thirteen } from './thirteen.ts';
import type { TienLenRuleSet } from './types.ts';

/** Reading a request for a deal, down to the hands. */

export const RULE_SETS: readonly TienLenRuleSet[] = [mienNam, thirteen];

export const ruleSetNamed = (id: string): TienLenRuleSet => {
  for (const ruleSet of RULE_SETS) if (ruleSet.id === id) return ruleSet;
  return mienNam;
};

/** The rules that a setup or a view names. */
export const rulesOf = ({ ruleSet, options }: Pick<Setup, 'ruleSet' | 'options'>): Rules =>
  ruleSetNamed(ruleSet).rules(options);

/** A given hand may be of any size, but a list of its legal plays must still fit in memory. */
const MAX_RUNS = 200_000;

/** The hands of a deck, dealt one card at a time round the table. */
const dealHands = (deck: readonly Card[], seats: number, size: number): CardSet[] => {
  const dealt = deck.slice(0, seats * size);
  return Array.from({ length: seats }, (_, seat) => setOf(dealt.filter((_, at) => at % seats === seat)));
};

const checkSizes = (hands: readonly CardSet[]): Ruling<readonly CardSet[]> => {
  const seat = hands.findIndex((hand) => countRuns(lowHalf(hand), highHalf(hand)) > MAX_RUNS);
  return seat < 0 ? ok(hands) : refusal('BAD_DEAL', 'tooManyMoves', { seat, max: MAX_RUNS });
};

/** A given leader is free of any opening card. */
export const GIVEN: GivenFields = { fields: { leader: 'seat' }, emptyHands: false };

export interface Dealt {
  readonly ruleSet: TienLenRuleSet;
  readonly setup: Setup;
  readonly hands: readonly CardSet[];
  /** The seat that a given deal names. */
  readonly leader: Seat | undefined;
}

export const readSetup = (request: DealRequest): Ruling<Dealt> => {
  const ruleSet = readRuleSet(RULE_SETS, request.ruleSet);
  if (!ruleSet.ok) return ruleSet;
  const { id, seatLimit, handSize, readPrevious } = ruleSet.value;
  const reading = readRequest(ruleSet.value, request, GIVEN);
  if (!reading.ok) return reading;
  const { seats, shuffled, hands, given } = reading.value;
  const options: OptionValues = reading.value.options;
  if (seats > seatLimit(options)) {
    return refusal('BAD_DEAL', 'badSeats', { min: ruleSet.value.seats.min, max: seatLimit(options) });
  }
  const leader = readLeader(given.leader, seats);
  if (!leader.ok) return leader;
  const previous = readPrevious(request.previous, seats);
  if (!previous.ok) return previous;
  const dealt = hands === null ? ok(dealHands(shuffled?.deck ?? [], seats, handSize(seats))) : checkSizes(hands);
  if (!dealt.ok) return dealt;
  const deal: Setup['deal'] =
    shuffled === null
      ? { hands: dealt.value.map(idsOf), ...(leader.value === undefined ? {} : { leader: leader.value }) }
      : shuffled.deal;
  return ok({
    ruleSet: ruleSet.value,
    setup: { ruleSet: id, seats, options, deal, previous: previous.value },
    hands: dealt.value,
    leader: leader.value,
  });
};
