import { applyChanges, fits, type TableChanges } from './update.ts';
import type { TableView } from './view.ts';

/** Applied, known already, or not applicable because an earlier update is missing. */
export type UpdateOutcome = 'taken' | 'known' | 'gap';

/** The part of an update that changes a table. */
export interface NumberedChanges {
  readonly seq: number;
  readonly changes: TableChanges;
}

/**
 * A client's copy of a table. Updates may come twice or not at all; after a gap the client asks for the whole table
 * (`resume_table`) and goes on from there. An answer may also be read later than updates that were sent after it: it
 * never takes the copy back, and where such an update could not be applied, the table is asked for once more.
 */
export class ClientTable {
  private current: TableView | null = null;
  /** The newest update since the last whole table that could not be applied. */
  private missed: { readonly seq: number; readonly late: boolean } | null = null;

  get view(): TableView | null {
    return this.current;
  }

  /** The whole table, from an answer. After a gap it has to be asked for again. */
  accept(view: TableView): UpdateOutcome {
    const { current, missed } = this;
    if (current !== null && current.late === view.late && view.seq < current.seq) return 'known';
    this.current = view;
    this.missed = null;
    return missed !== null && missed.late === view.late && missed.seq > view.seq ? 'gap' : 'taken';
  }

  apply({ seq, changes }: NumberedChanges): UpdateOutcome {
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
