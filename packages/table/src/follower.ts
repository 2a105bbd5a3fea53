import { applyChanges, fits, type TableChanges } from './update.ts';
import type { TableView } from './view.ts';

/** What became of what came in: it was taken in, it was known already, or something is missing. */
export type Taken = 'taken' | 'known' | 'gap';

/** What a follower needs to know of an update. */
export interface FollowedUpdate {
  readonly seq: number;
  readonly changes: TableChanges;
}

/**
 * A table as a client follows it. Updates may come twice or not at all; after a gap the client asks for the whole table
 * (`resume_table`) and goes on from there. An answer may also be read later than updates that were told after it: it
 * never takes the table back, and where such an update could not be taken in, the table is asked for once more.
 */
export class Follower {
  private current: TableView | null = null;
  /** The newest update that could not be taken in since the table was shown. */
  private missed: { readonly seq: number; readonly late: boolean } | null = null;

  get view(): TableView | null {
    return this.current;
  }

  /** The whole table, from an answer. After a gap it has to be asked for again. */
  show(view: TableView): Taken {
    const { current, missed } = this;
    if (current !== null && current.late === view.late && view.seq < current.seq) return 'known';
    this.current = view;
    this.missed = null;
    return missed !== null && missed.late === view.late && missed.seq > view.seq ? 'gap' : 'taken';
  }

  take({ seq, changes }: FollowedUpdate): Taken {
    if (changes.from === null) {
      this.current = changes.view;
      this.missed = null;
      return 'taken';
    }
    const late = changes.late ?? false;
    if (this.current?.late === late && seq <= this.current.seq) return 'known';
    if (this.current === null || !fits(this.current, changes)) {
      if (this.missed?.late !== late || this.missed.seq < seq) this.missed = { seq, late };
      return 'gap';
    }
    this.current = applyChanges(this.current, changes);
    return 'taken';
  }
}
