import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type AnchorMatch,
  type Chooser,
  everybody,
  type Lineup,
  ordinal,
  playDeal,
  pointsIn,
  type Rating,
  resultsOf,
  START,
  settleAnchors,
} from '@sanh-rong/arena';
import { type AnyGame, findGame, GAMES, Random } from '@sanh-rong/engine';
import { type AnyPlayer, playersFor, repeatableBudget } from '@sanh-rong/players';
import { RATING_ANCHORS, type RatingAnchor } from '../../apps/server/src/arena/ladders/anchors.ts';
import { LADDERS, type LadderRules } from '../../apps/server/src/arena/ladders/ladders.ts';

/**
 * Where the built-in players stand in the ladders: all tables of them play duplicate deals, and are rated like bots.
 * One level of each ladder, at first the one in the middle, has the rating that a new entry begins with, and keeps it
 * when levels are added: the numbers of a ladder go on meaning the same.
 *
 * node scripts/bench.mjs anchors --write
 */

/** Deals of a table; a level that searches takes a hundred times as long. */
const DEALS = 320;
const SEARCHING = { deals: 24, tables: 4 };

/**
 * A player that always loses tells little about how badly, but an anchor stands still: no more doubt than a settled bot
 * leaves.
 */
const MOST_SIGMA = 2;

const FILE = join(process.cwd(), 'apps', 'server', 'src', 'arena', 'ladders', 'anchors.ts');

const chooserOf =
  (player: AnyPlayer): Chooser =>
  ({ view, dice }) =>
    player.choose(view, view.legal, new Random(dice), repeatableBudget(player));

const combinations = (items: readonly number[], size: number): number[][] => {
  if (size === 0) return [[]];
  return items.flatMap((item, at) => combinations(items.slice(at + 1), size - 1).map((rest) => [item, ...rest]));
};

/** Where there are fewer levels than seats, the seats that are left are one level's; every level's in turn. */
const lineupsOf = (contestants: number, seats: number): Lineup[] => {
  const left = seats - contestants;
  if (left === 0) return [everybody(contestants)];
  return everybody(contestants).map((twice) => [...everybody(contestants), ...new Array<number>(left).fill(twice)]);
};

const playTable = (
  game: AnyGame,
  ruleSet: string,
  { table, lineup }: { readonly table: readonly number[]; readonly lineup: Lineup },
  deals: number,
): AnchorMatch => {
  const players = playersFor(game.id);
  const choosers = table.map((level) => chooserOf(players[level]));
  const match = { game, ruleSet, lineup, seed: `marks ${table.join(' ')}` };
  const points = Array.from({ length: deals }, (_, number) => {
    const results = resultsOf(playDeal(match, number, choosers));
    if (results === null) throw new Error('a game has not ended');
    return pointsIn(table.length, results);
  });
  return { table, deals: points };
};

interface MeasuredAnchor extends RatingAnchor {
  readonly game: string;
}

/** The place of the level that all others are measured from. */
const zeroOf = ({ game, ruleSet }: LadderRules, levels: readonly string[]): number => {
  const anchors = new Map(Object.entries<readonly RatingAnchor[]>(RATING_ANCHORS)).get(game) ?? [];
  const before = anchors.find((anchor) => anchor.ruleSet === ruleSet && anchor.mu === START.mu);
  const at = levels.indexOf(before?.level ?? '');
  return at < 0 ? Math.floor((levels.length - 1) / 2) : at;
};

const measure = (ladder: LadderRules): MeasuredAnchor[] => {
  const found = findGame(ladder.game);
  if (!found.ok) throw new Error(ladder.game);
  const players = playersFor(ladder.game);
  const levels = players.map((_, level) => level);
  const searches = (table: readonly number[]): boolean => table.some((level) => players[level].searches === true);
  // The strongest first: those whom a searching level meets are those near it.
  const tables = combinations(levels.toReversed(), Math.min(ladder.seats, levels.length));
  const searching = tables.filter(searches).slice(0, SEARCHING.tables);
  const matches = [...tables.filter((table) => !searches(table)), ...searching].flatMap((table) => {
    console.error(`${ladder.game}/${ladder.ruleSet} ${table.map((level) => players[level].id).join(' ')}`);
    const deals = searches(table) ? SEARCHING.deals : DEALS;
    return lineupsOf(table.length, ladder.seats).map((lineup) =>
      playTable(found.value, ladder.ruleSet, { table, lineup }, deals),
    );
  });
  const ratings = settleAnchors(levels.length, matches);
  const zero = zeroOf(
    ladder,
    players.map(({ id }) => id),
  );
  const shift = START.mu - ratings[zero].mu;
  const rounded = (value: number): number => Math.round(value * 1_000) / 1_000;
  return players.map(({ id }, level) => ({
    game: ladder.game,
    ruleSet: ladder.ruleSet,
    level: id,
    mu: rounded(ratings[level].mu + shift),
    sigma: rounded(Math.min(MOST_SIGMA, ratings[level].sigma)),
  }));
};

const lineOf = ({ ruleSet, level, mu, sigma }: RatingAnchor): string =>
  `    { ruleSet: '${ruleSet}', level: '${level}', mu: ${mu}, sigma: ${sigma} },\n`;

const linesOf = (game: string, anchors: readonly MeasuredAnchor[]): string =>
  `  ${game}: [\n${anchors
    .filter((anchor) => anchor.game === game)
    .map(lineOf)
    .join('')}  ],\n`;

const fileOf = (anchors: readonly MeasuredAnchor[]): string => `import type { GameId } from '@sanh-rong/engine';

/** Written by \`node scripts/bench.mjs anchors --write\`: what the built-in players come to when they are rated like everybody else. */

export interface RatingAnchor {
  readonly ruleSet: string;
  readonly level: string;
  readonly mu: number;
  readonly sigma: number;
}

export const RATING_ANCHORS: Readonly<Record<GameId, readonly RatingAnchor[]>> = {
${GAMES.map(({ id }) => linesOf(id, anchors)).join('')}};
`;

const shown = (rating: Rating): string => ordinal(rating).toFixed(1);

const anchors = LADDERS.flatMap(measure);
for (const { game, ruleSet, level, mu, sigma } of anchors) {
  console.log(`${game}/${ruleSet} ${level}: ${mu} ± ${sigma}, shown as ${shown({ mu, sigma })}`);
}
if (process.argv.includes('--write')) writeFileSync(FILE, fileOf(anchors));
