import { applyChanges, fits, type TableView } from '@sanh-rong/table';
import type { TableUpdate } from './sockets.ts';

/** What became of an update: it was taken in, it was known already, or something before it is missing. */
export type Taken = 'taken' | 'known' | 'gap';

/**
 * A table as a client follows it. Updates may come twice or not at all; after a gap the client asks for the whole table
 * (`resume_table`) and goes on from there.
 */
export class Follower {
  private current: TableView | null = null;

  get view(): TableView | null {
    return this.current;
  }

  /** The whole table, from an answer. */
  show(view: TableView): void {
    this.current = view;
  }

  take({ seq, changes }: TableUpdate): Taken {
    if (changes.from === null) {
      this.current = changes.view;
      return 'taken';
    }
    if (this.current === null) return 'gap';
    const isOfThisKind = this.current.late === (changes.late ?? false);
    if (isOfThisKind && seq <= this.current.seq) return 'known';
    if (!fits(this.current, changes)) return 'gap';
    this.current = applyChanges(this.current, changes);
    return 'taken';
  }
}
