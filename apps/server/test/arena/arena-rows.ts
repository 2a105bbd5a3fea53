import { blocksOf, NOTHING, START } from '@sanh-rong/arena';
import { storeBlock } from '../../src/arena/matches/blocks.ts';
import { claimMatch } from '../../src/arena/matches/claim.ts';
import { createMatch } from '../../src/arena/matches/create.ts';
import type { MatchDependencies } from '../../src/arena/matches/dependencies.ts';
import { inTurn, type MatchPlan } from '../../src/arena/matches/plan.ts';
import { RunningMatch } from '../../src/arena/runner/running-match.ts';
import type { Database } from '../../src/database/open.ts';
import { arenaEntries, bots, botVersions, people, type StoredContestant } from '../../src/database/schema.ts';

/**
 * An arena in a database without the processes around it: people, bots and entries as rows, and matches that are stored by
 * the arena itself and played in this very process. Each bot plays as the built-in player that its name says.
 */

export const GAME = { game: 'tienlen', ruleSet: 'mien-nam' } as const;

const LEASE = 60_000;

export interface BotRow {
  readonly id: string;
  readonly name: string;
  readonly owner: string;
}

export class ArenaRows {
  now = 1_800_000_000_000;
  readonly database: Database;
  readonly dependencies: MatchDependencies;
  private drawn = 0;

  constructor(database: Database) {
    this.database = database;
    this.dependencies = { sql: database.sql, now: () => ++this.now, anchorOf: () => ({ mu: 20, sigma: 1 }) };
  }

  private draw(kind: string): string {
    this.drawn += 1;
    return `${kind}${this.drawn}`;
  }

  async person(name = 'Lan'): Promise<string> {
    const id = this.draw('person');
    await this.database.sql.insert(people).values({ id, name, email: `${id}@secret.example` });
    return id;
  }

  /** A bot of this owner; `level` is how it plays. */
  async bot(
    owner: string,
    level: string,
    { sharing = 'private', sound = true, game = 'tienlen' as string } = {} as {
      sharing?: 'private' | 'open' | 'public';
      sound?: boolean;
      game?: string;
    },
  ): Promise<BotRow> {
    const id = this.draw('bot');
    const at = this.dependencies.now();
    const name = `${level} ${id}`;
    await this.database.sql.insert(bots).values({
      id,
      owner,
      game,
      name,
      folded: name,
      description: '',
      sharing,
      version: 1,
      sound,
      createdAt: at,
      updatedAt: at,
    });
    await this.version(id, 1, sound);
    return { id, name, owner };
  }

  async version(bot: string, number: number, sound = true): Promise<void> {
    const row = { bot, number, source: `/* the secret code of ${bot} */`, bytes: 1, sound, at: this.now };
    await this.database.sql.insert(botVersions).values(row);
  }

  async entry({ id: bot }: BotRow): Promise<string> {
    const id = this.draw('entry');
    await this.database.sql.insert(arenaEntries).values({
      id,
      bot,
      ...GAME,
      version: 1,
      active: true,
      ...START,
      matches: 0,
      games: 0,
      strikes: 0,
      points: NOTHING,
      calledAt: 0,
      enteredAt: this.dependencies.now(),
    });
    return id;
  }

  contestant({ id, name, owner }: BotRow, entry: string | null = null, version = 1): StoredContestant {
    return { entry, level: null, bot: { id, name, version, owner: { id: owner, name: 'Lan' } } };
  }

  level(level: string): StoredContestant {
    return { entry: null, bot: null, level };
  }

  create(
    contestants: readonly StoredContestant[],
    plan: Partial<MatchPlan> & { readonly seats?: number } = {},
  ): Promise<string> {
    const { seats = contestants.length, ...rest } = plan;
    const lineup = inTurn(contestants.length, seats);
    return createMatch(
      this.dependencies,
      { kind: 'ladder', ...GAME, contestants, lineup, deals: 8, ...rest },
      this.database.sql,
    );
  }

  /** Plays a match to its end, or so many blocks of it. */
  async play(id: string, { blocks = Number.POSITIVE_INFINITY, strikes }: { blocks?: number; strikes?: number[] } = {}) {
    const row = await claimMatch(this.dependencies, id, LEASE);
    if (row === null) throw new Error(`match ${id} is not to be had`);
    const levels = row.contestants.map(({ bot, level }) => ({ level: level ?? bot?.name.split(' ')[0] ?? '' }));
    const nobody = () => Promise.reject(new Error('nothing is loaded here'));
    const wanted = { contest: { ...row, options: {} }, contestants: levels, time: 1_000 };
    const match = await RunningMatch.open(wanted, { load: nobody, ask: nobody });
    let held = row;
    while (held.blocks < Math.min(blocksOf(row), blocks)) {
      const block = await match.play({ number: held.blocks, strikes: strikes ?? held.strikes }, () => {});
      held = await storeBlock(this.dependencies, row, { ...block, strikes: strikes ?? block.strikes });
    }
    match.close();
    return held;
  }
}
