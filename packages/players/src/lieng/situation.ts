import { canRaise, ceilingOf, NEW, priceOf, RAISER, type Role, type Spot } from './spot.ts';

/**
 * Moments of the betting that are played alike, as one number. Prices and depths between two marks count as the one or
 * the other by dice, the nearer the likelier (pseudo-harmonic), so there is no step that opponents could sit behind.
 */

/** What there is to pay, as a bet into the pot before it. */
const PRICES = [0.12, 0.25, 0.5, 1, 2, 5, 20];
/** What can still be bet after calling, against the pot then. Before the first of these stands "nothing". */
const DEPTHS = [0.3, 0.8, 2, 5, 12, 25, 50];
/** The most opponents behind that count as one of these. */
const BEHIND = [0, 1, 2, 3, 5, 8, 16];
/** The most that were dealt cards and count as one of these. */
const CROWDS = [2, 4, 17];

/** What is told apart, by the number of raises so far: later raises are rarer and need less. */
interface Grain {
  readonly crowds: number;
  readonly roles: number;
  readonly prices: number;
  readonly matched: number;
  readonly behind: number;
}

const DEPTH_MARKS = 1 + DEPTHS.length;
const GRAINS: readonly Grain[] = [
  { crowds: 1, roles: 1, prices: 1, matched: 4, behind: BEHIND.length },
  { crowds: CROWDS.length, roles: 2, prices: PRICES.length, matched: 3, behind: BEHIND.length },
  { crowds: CROWDS.length, roles: 3, prices: PRICES.length, matched: 2, behind: 3 },
  { crowds: CROWDS.length, roles: 2, prices: PRICES.length, matched: 2, behind: 3 },
];

const sizeOf = ({ crowds, roles, prices, matched, behind }: Grain): number =>
  crowds * roles * prices * matched * behind * DEPTH_MARKS;

/** How many situations come before those with this many raises. */
const startOf = (raises: number): number => GRAINS.slice(0, raises).reduce((sum, grain) => sum + sizeOf(grain), 0);
const STARTS = GRAINS.map((_, raises) => startOf(raises));

export const SITUATIONS: number = startOf(GRAINS.length);

/** The index of one of the two marks around a value. */
const markOf = (marks: readonly number[], value: number, dice: number): number => {
  const above = marks.findIndex((mark) => mark >= value);
  if (above <= 0) return above === 0 ? 0 : marks.length - 1;
  const [low, high] = [marks[above - 1], marks[above]];
  const toLow = ((high - value) * (1 + low)) / ((high - low) * (1 + value));
  return dice < toLow ? above - 1 : above;
};

const roleOf = (role: Role, raises: number): number => {
  if (raises === 0) return 0;
  if (raises === 1) return role === NEW ? 0 : 1;
  return raises === 2 ? role : Number(role === RAISER);
};

const depthOf = (spot: Spot, dice: number): number => {
  if (!canRaise(spot)) return 0;
  const depth = (ceilingOf(spot) - spot.bet) / (spot.pot + priceOf(spot));
  return 1 + markOf(DEPTHS, depth, dice);
};

/** The situation a spot counts as; the dice, 0 to 1, settle what lies between two marks. */
export const situationOf = (spot: Spot, priceDice: number, depthDice: number): number => {
  const raises = Math.min(spot.raises, GRAINS.length - 1);
  const grain = GRAINS[raises];
  const price = priceOf(spot);
  const pays = grain.prices === 1 ? 0 : markOf(PRICES, price / Math.max(1, spot.pot - price), priceDice);
  const matched = Math.max(0, Math.min(spot.matched - Number(raises > 0), grain.matched - 1));
  const behind = Math.min(
    BEHIND.findIndex((most) => spot.behind <= most),
    grain.behind - 1,
  );
  const crowd = Math.min(
    CROWDS.findIndex((most) => spot.dealt <= most),
    grain.crowds - 1,
  );
  let index = crowd * grain.roles + roleOf(spot.role, raises);
  index = index * grain.prices + pays;
  index = index * grain.matched + matched;
  index = index * grain.behind + behind;
  return STARTS[raises] + index * DEPTH_MARKS + depthOf(spot, depthDice);
};

/** A situation's parts: raises, crowd, role, price, matched, behind, depth. */
export type Parts = readonly [number, number, number, number, number, number, number];

export const partsOf = (situation: number): Parts => {
  const raises = STARTS.findLastIndex((start) => start <= situation);
  const { roles, prices, matched, behind } = GRAINS[raises];
  let rest = situation - STARTS[raises];
  const take = (count: number): number => {
    const part = rest % count;
    rest = (rest - part) / count;
    return part;
  };
  const depth = take(DEPTH_MARKS);
  const back = take(behind);
  const met = take(matched);
  const price = take(prices);
  const role = take(roles);
  return [raises, rest, role, price, met, back, depth];
};
