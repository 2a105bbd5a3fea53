/** What came of everything that the crowd tried, by kind of abuse. */

export type TallyRows = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Everything a client may be answered: done, a code of ours, a rule, a page, or the end of the connection. */
const CODE = /^ok$|^HTTP_[234]\d\d$|^[A-Z]{2}-\d{1,3}$|^[A-Z][A-Z_]{2,39}$/;

/** Refusals that say the server was at its end. */
const BROKEN = ['SERVER_ERROR', 'SERVER_STOPPING'];

export class Tally {
  private readonly counts = new Map<string, Map<string, number>>();
  /** Answers that no client should ever get. */
  readonly faults: string[] = [];

  note(kind: string, code: string, status = 200): void {
    const ofKind = this.counts.get(kind) ?? new Map<string, number>();
    this.counts.set(kind, ofKind);
    ofKind.set(code, (ofKind.get(code) ?? 0) + 1);
    if (status >= 500 || !CODE.test(code) || BROKEN.includes(code)) this.faults.push(`${kind}: ${status} ${code}`);
  }

  /** How often one of these codes was the answer to this kind of abuse; without codes, how often it was tried. */
  count(kind: string, codes?: readonly string[]): number {
    const all = [...(this.counts.get(kind) ?? [])];
    return all.filter(([code]) => codes?.includes(code) ?? true).reduce((sum, [, count]) => sum + count, 0);
  }

  rows(): TallyRows {
    return Object.fromEntries([...this.counts].map(([kind, codes]) => [kind, Object.fromEntries(codes)]));
  }
}
