import type { TableSummary } from '@sanh-rong/table';
import type { TableDirectory } from '../history/table-directory.ts';

/** What changed in the list of public tables. */
export interface ListChanges {
  readonly changed: readonly TableSummary[];
  /** Codes of tables that are no longer in the list. */
  readonly gone: readonly string[];
}

/** So many tables are listed, the liveliest first. */
export const MAX_LISTED = 200;

/** A list this old (milliseconds) is read again. */
const FRESH = 1_000;

/** The list of public tables, read once for everybody who follows it. */
export class OpenTables {
  private readonly directory: TableDirectory;
  private readonly clock: () => number;
  private listed: readonly TableSummary[] = [];
  private readAt = Number.NEGATIVE_INFINITY;
  private reading: Promise<void> | null = null;
  /** What those who follow the list have been told. */
  private told: readonly TableSummary[] = [];

  constructor(directory: TableDirectory, clock: () => number) {
    this.directory = directory;
    this.clock = clock;
  }

  /** The list as it is, give or take a second: the next look tells what has changed since. */
  async now(): Promise<readonly TableSummary[]> {
    if (Math.abs(this.clock() - this.readAt) > FRESH) {
      // Everybody who asks meanwhile waits for the same reading.
      this.reading ??= this.read().finally(() => {
        this.reading = null;
      });
      await this.reading;
    }
    return this.listed;
  }

  private async read(): Promise<void> {
    this.listed = await this.directory.list(MAX_LISTED);
    this.readAt = this.clock();
  }

  /** Reads the list again; what has changed since the last look. */
  async look(): Promise<ListChanges> {
    const before = new Map(this.told.map((table) => [table.code, JSON.stringify(table)]));
    await this.read();
    this.told = this.listed;
    const codes = new Set(this.listed.map(({ code }) => code));
    return {
      changed: this.listed.filter((table) => before.get(table.code) !== JSON.stringify(table)),
      gone: [...before.keys()].filter((code) => !codes.has(code)),
    };
  }
}
