import type { MessageOf } from '@sanh-rong/protocol';

/** Who sits at a table that is being created: people, people and bots, or bots alone. */

export const MODES = ['people', 'hybrid', 'bots'] as const;
export type Mode = (typeof MODES)[number];

/** A bot that was chosen for a seat. */
export interface ChosenBot {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly version: number;
  readonly owner: { readonly name: string };
}

export interface Company {
  readonly mode: Mode;
  /** Built-in players who are asked to a table of people, and how well they play. */
  readonly players: number;
  readonly level: string;
  /** People at a table of people and bots, its creator among them. */
  readonly humans: number;
  /** The bots chosen so far, for the seats of bots in their order; null: not yet. */
  readonly bots: readonly (ChosenBot | null)[];
}

export const ALONE: Company = { mode: 'people', players: 0, level: '', humans: 2, bots: [] };

/** What people and bots share: at least one of each. */
export const humansAt = ({ humans }: Company, seats: number): number => Math.max(1, Math.min(humans, seats - 1));

/** The seats bots take: behind the people, or all. */
export const botSeats = (company: Company, seats: number): readonly number[] => {
  if (company.mode === 'people') return [];
  const first = company.mode === 'bots' ? 0 : humansAt(company, seats);
  return Array.from({ length: seats - first }, (_, at) => first + at);
};

/** The bots for those seats; one of another game cannot sit here. */
export const botsAt = (company: Company, game: string, seats: number): readonly (ChosenBot | null)[] =>
  botSeats(company, seats).map((_, at) => {
    const bot = company.bots[at] ?? null;
    return bot?.game === game ? bot : null;
  });

/** A bot into one of the seats of bots. */
export const withBot = (company: Company, at: number, bot: ChosenBot | null): Company => ({
  ...company,
  bots: Array.from({ length: Math.max(company.bots.length, at + 1) }, (_, each) =>
    each === at ? bot : (company.bots[each] ?? null),
  ),
});

/** A bot into the first seat that waits for one; nothing changes where none does. */
export const withNextBot = (company: Company, game: string, seats: number, bot: ChosenBot): Company => {
  const free = botsAt(company, game, seats).indexOf(null);
  return free < 0 ? company : withBot(company, free, bot);
};

type Players = NonNullable<MessageOf<'create_table'>['players']>;

/** Who takes a seat at once. The host sits down first; built-in players take the last seats. */
export const playersOf = (company: Company, game: string, seats: number): Players => {
  if (company.mode === 'people') {
    const { players, level } = company;
    return Array.from({ length: Math.min(players, seats - 1) }, (_, at) => ({ seat: seats - 1 - at, level }));
  }
  const taken = botSeats(company, seats);
  return botsAt(company, game, seats).flatMap((bot, at) => (bot === null ? [] : [{ seat: taken[at], bot: bot.id }]));
};
