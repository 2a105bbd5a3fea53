import { rootSteps, rootsOf } from '@sanh-rong/engine';
import type { Decision, Surroundings, TableState } from '@sanh-rong/table';
import { ExpiringMap } from '../expiring-map.ts';
import { inStretches } from '../stretches.ts';

/** Sessions whose roots are remembered at once, and for how long (milliseconds). One has some two kilobytes of them. */
const SESSIONS = { most: 1_000, for: 3_600_000 } as const;

const keyOf = (secret: string, games: number): string => `${games} ${secret}`;

/** What a decision takes the promise of a session from. */
export type PromiseSource = Required<Pick<Surroundings, 'secret' | 'roots'>>;

/** The roots of sealed sessions: each of their games is proven with all of them, and they take thousands of hashes. */
export class SessionRoots {
  private readonly kept: ExpiringMap<readonly string[]>;

  constructor(now: () => number) {
    this.kept = new ExpiringMap(SESSIONS.most, SESSIONS.for, now);
  }

  of({ secret, settings: { games } }: Pick<TableState, 'secret' | 'settings'>): readonly string[] {
    return this.known(secret, games) ?? this.keep(secret, games, rootsOf(secret, games));
  }

  /**
   * A decision that may promise the deals of a session. Where it does, and they are sealed, the event loop does other things
   * while the seals are worked out; then it is decided again with them and the same secret.
   */
  async decided(draw: () => string, decide: (source: PromiseSource) => Decision): Promise<Decision> {
    let drawn: string | null = null;
    const secret = (): string => {
      drawn ??= draw();
      return drawn;
    };
    const missing: number[] = [];
    const roots: PromiseSource['roots'] = (of, games) => {
      const known = this.known(of, games);
      if (known === undefined) missing.push(games);
      return known ?? [];
    };
    const source: PromiseSource = { secret, roots };
    const decision = decide(source);
    for (const games of missing) this.keep(secret(), games, await inStretches(rootSteps(secret(), games)));
    return missing.length === 0 ? decision : decide(source);
  }

  private known(secret: string, games: number): readonly string[] | undefined {
    const key = keyOf(secret, games);
    const roots = this.kept.get(key);
    if (roots !== undefined) this.kept.set(key, roots);
    return roots;
  }

  private keep(secret: string, games: number, roots: readonly string[]): readonly string[] {
    this.kept.set(keyOf(secret, games), roots);
    return roots;
  }
}
