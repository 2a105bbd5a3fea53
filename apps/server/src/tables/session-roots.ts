import { rootsOf } from '@sanh-rong/engine';
import type { TableState } from '@sanh-rong/table';
import { ExpiringMap } from '../expiring-map.ts';

/** Sessions whose roots are remembered at once, and for how long (milliseconds). One has some two kilobytes of them. */
const SESSIONS = { most: 1_000, for: 3_600_000 } as const;

/** The roots of sealed sessions: each of their games is proven with all of them, and they take thousands of hashes. */
export class SessionRoots {
  private readonly kept: ExpiringMap<readonly string[]>;

  constructor(now: () => number) {
    this.kept = new ExpiringMap(SESSIONS.most, SESSIONS.for, now);
  }

  of({ secret, settings: { games } }: Pick<TableState, 'secret' | 'settings'>): readonly string[] {
    const key = `${games} ${secret}`;
    const roots = this.kept.get(key) ?? rootsOf(secret, games);
    this.kept.set(key, roots);
    return roots;
  }
}
