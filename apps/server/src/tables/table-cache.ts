import type { TableState } from '@sanh-rong/table';

/** Tables that a node keeps in memory. Any other is read again from the store. */
const MAX_HELD = 10_000;
/** How many of them are looked at each time for one to let go of. */
const MAX_LOOKED = 100;

/** Tables as far as a node has read them. Only a shortcut: what is decided on an old one cannot be stored. */
export class TableCache {
  /** Tables with followers are kept, however many others come by: what happens there must be told. */
  isFollowed: (code: string) => boolean = () => false;
  private readonly tables = new Map<string, TableState>();
  private readonly most: number;

  constructor(most = MAX_HELD) {
    this.most = most;
  }

  get(code: string): TableState | null {
    return this.tables.get(code) ?? null;
  }

  get size(): number {
    return this.tables.size;
  }

  /** Keeps a table, and lets go of those that have been quiet the longest when there are too many. */
  hold(state: TableState): void {
    this.tables.delete(state.code);
    this.tables.set(state.code, state);
    let looked = 0;
    for (const code of this.tables.keys()) {
      if (this.tables.size <= this.most || looked >= MAX_LOOKED) break;
      looked += 1;
      if (!this.isFollowed(code)) this.tables.delete(code);
    }
  }
}
