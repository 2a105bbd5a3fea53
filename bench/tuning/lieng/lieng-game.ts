import {
  begin,
  call,
  clone,
  fold,
  goAllIn,
  isClosed,
  isIn,
  isOver,
  mayCall,
  newPosition,
  type Position,
  potOf,
  raiseTo,
  wholeBet,
} from '../../../packages/engine/src/lieng/core/index.ts';
import type { Random } from '../../../packages/engine/src/random.ts';
import { CHOICES, FOLD, openChoices, STAY } from '../../../packages/players/src/lieng/choices.ts';
import { classOfShare, HAND_CLASSES, shareBelow } from '../../../packages/players/src/lieng/hand-class.ts';
import { SITUATIONS, situationOf } from '../../../packages/players/src/lieng/situation.ts';
import { NEW, PASSIVE, RAISER, type Role, type Spot } from '../../../packages/players/src/lieng/spot.ts';
import type { HandGame } from './regret.ts';

/**
 * Liêng for the solver: the engine's betting, hands as the share of all hands they beat. Which cards the others hold
 * changes those shares by little and is left out.
 */
export interface Round {
  readonly position: Position;
  readonly shares: readonly number[];
  readonly classes: readonly number[];
  raises: number;
  readonly roles: Role[];
  /** The bets of the choices open to the seat to act; worked out once. */
  readonly bets: number[];
  spot: Spot | null;
}

const ANTE = 100;

/** How often each number of seats is dealt. */
const SEATS: readonly (readonly [number, number])[] = [
  [2, 5],
  [3, 4],
  [4, 4],
  [5, 3],
  [6, 4],
  [7, 1],
  [8, 1],
  [10, 1],
  [13, 0.5],
  [17, 0.5],
];
const ALL_SEATS = SEATS.reduce((sum, [, weight]) => sum + weight, 0);

const drawSeats = (random: Random): number => {
  let left = random.fraction() * ALL_SEATS;
  for (const [seats, weight] of SEATS) {
    left -= weight;
    if (left < 0) return seats;
  }
  return SEATS[0][0];
};

const logUniform = (low: number, high: number, random: Random): number => low * (high / low) ** random.fraction();

/** Chips of each seat in antes: half the tables as they start by default, the others anything, alike or not. */
const drawStacks = (seats: number, random: Random): number[] => {
  const middle = random.fraction() < 0.5 ? logUniform(50, 150, random) : logUniform(1.5, 150, random);
  const differ = random.fraction() < 0.4;
  return Array.from({ length: seats }, () =>
    Math.max(ANTE + 1, Math.round(ANTE * middle * (differ ? logUniform(0.2, 2, random) : 1))),
  );
};

export const newRound = (stacks: readonly number[], dealer: number, random: Random): Round => {
  const position = newPosition(stacks.length, ANTE);
  for (const [seat, chips] of stacks.entries()) position.chips[seat] = chips;
  begin(position, dealer, ANTE);
  const shares = stacks.map(() => random.fraction());
  return {
    position,
    shares,
    classes: shares.map(classOfShare),
    raises: 0,
    roles: stacks.map(() => NEW),
    bets: [],
    spot: null,
  };
};

const bitsIn = (mask: number): number => {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1;
  return count;
};

const lookAt = ({ position: p, raises, roles }: Round): Spot => {
  const seat = p.turn;
  const others = ~(1 << seat);
  let reach = 0;
  for (let other = 0; other < p.seats; other++) {
    if (other !== seat && isIn(p.able, other)) reach = Math.max(reach, p.bets[other] + p.chips[other]);
  }
  let dealt = 0;
  for (let other = 0; other < p.seats; other++) dealt += Number(p.paid[other] > 0);
  const behind = bitsIn(p.pending & others);
  return {
    pot: potOf(p),
    bet: p.bet,
    own: p.bets[seat],
    chips: p.chips[seat],
    minRaise: p.minRaise,
    reach,
    closed: isClosed(p),
    dealt,
    raises,
    role: roles[seat],
    matched: bitsIn(p.live & others) - behind,
    behind,
  };
};

/** The spot of the seat to act and its choices, worked out once. */
export const spotOf = (round: Round): Spot => {
  if (round.spot === null) {
    round.spot = lookAt(round);
    openChoices(round.spot, round.bets);
  }
  return round.spot;
};

const act = (p: Position, choice: number, bet: number): void => {
  if (choice === FOLD) fold(p);
  else if (choice === STAY) mayCall(p) ? call(p) : goAllIn(p);
  else if (bet >= wholeBet(p)) goAllIn(p);
  else raiseTo(p, bet);
};

const proceed = (round: Round, choice: number): Round => {
  spotOf(round);
  const { position, roles } = round;
  const { turn, bet } = position;
  act(position, choice, round.bets[choice]);
  const raised = position.bet > bet;
  roles[turn] = raised ? RAISER : PASSIVE;
  round.raises += Number(raised);
  round.spot = null;
  return round;
};

export const after = (round: Round, choice: number): Round => {
  const { position, shares, classes, raises, roles, bets, spot } = round;
  const copy = { position: clone(position), shares, classes, raises, roles: roles.slice(), bets: bets.slice(), spot };
  return proceed(copy, choice);
};

const LOWS = Array.from({ length: HAND_CLASSES + 1 }, (_, handClass) => shareBelow(handClass));

/** Adds a layer of the pot to every hand in proportion to how much of its class beats this share. */
const addLayer = (out: Float64Array, amount: number, best: number): void => {
  for (let hand = HAND_CLASSES - 1; hand >= 0; hand--) {
    if (LOWS[hand + 1] <= best) return;
    const part = LOWS[hand] >= best ? 1 : (LOWS[hand + 1] - best) / (LOWS[hand + 1] - LOWS[hand]);
    out[hand] += amount * part;
  }
};

/** What a seat gets at the end with each hand, layer by layer (LG-6), in antes. */
export const payoff = ({ position: p, shares }: Round, seat: number, out: Float64Array): void => {
  out.fill(-p.paid[seat] / ANTE);
  if (!isIn(p.live, seat)) return;
  for (let floor = 0; floor < p.paid[seat]; ) {
    let level = p.paid[seat];
    let best = -1;
    for (let other = 0; other < p.seats; other++) {
      if (other === seat || !isIn(p.live, other) || p.paid[other] <= floor) continue;
      level = Math.min(level, p.paid[other]);
      best = Math.max(best, shares[other]);
    }
    let amount = 0;
    for (let other = 0; other < p.seats; other++) amount += Math.max(0, Math.min(p.paid[other], level) - floor);
    addLayer(out, amount / ANTE, best);
    floor = level;
  }
};

export const game: HandGame<Round> = {
  hands: HAND_CLASSES,
  situations: SITUATIONS,
  choices: CHOICES,
  deal: (random) => {
    const seats = drawSeats(random);
    return newRound(drawStacks(seats, random), random.below(seats), random);
  },
  seatsOf: ({ position }) => position.seats,
  turnOf: ({ position }) => (isOver(position) ? -1 : position.turn),
  handOf: ({ classes }, seat) => classes[seat],
  weigh: (_round, _seat, out) => {
    out.fill(1);
  },
  situationOf: (round, random) => situationOf(spotOf(round), random.fraction(), random.fraction()),
  openOf: (round) => {
    spotOf(round);
    let open = 0;
    for (let choice = 0; choice < CHOICES; choice++) if (round.bets[choice] > 0) open |= 1 << choice;
    return open;
  },
  after,
  proceed,
  value: payoff,
};
