import type { Charge, SharedRateLimit } from '../../src/rate-limits/shared-rate-limiter.ts';

/** The shared rate limiter, read from its description, slowly: every use is remembered, and looked at again each time. */
export class NaiveRateLimiter {
  private readonly windows = new Map<string, { until: number; used: number }>();

  take(charges: readonly Charge[], now: number): number | null {
    const asked = new Map<string, SharedRateLimit & { amount: number }>();
    for (const { kind, key, limit, amount = 1 } of charges) {
      const id = `${kind} ${key}`;
      const before = asked.get(id);
      asked.set(id, { ...limit, amount: (before?.amount ?? 0) + amount });
    }
    const usedThen = (id: string, amount: number): number => (this.open(id, now)?.used ?? 0) + amount;
    const isLittle = [...asked].every(
      ([id, { amount, little = Number.POSITIVE_INFINITY }]) => usedThen(id, amount) <= little,
    );
    const waits = [...asked].flatMap(([id, { most, reserve = 0, within, amount }]) => {
      const window = this.open(id, now);
      return usedThen(id, amount) > (isLittle ? most : most - reserve) ? [(window?.until ?? now + within) - now] : [];
    });
    if (waits.length > 0) return Math.max(1, Math.ceil(Math.max(...waits) / 1_000));
    for (const [id, { within, amount }] of asked) {
      const window = this.open(id, now);
      if (window === undefined) this.windows.set(id, { until: now + within, used: amount });
      else window.used += amount;
    }
    return null;
  }

  giveBack(charges: readonly Charge[]): void {
    for (const { kind, key, amount = 1 } of charges) {
      const id = `${kind} ${key}`;
      const window = this.windows.get(id);
      if (window === undefined) continue;
      window.used -= amount;
      if (window.used <= 0) this.windows.delete(id);
    }
  }

  sweep(now: number): void {
    for (const id of [...this.windows.keys()]) if (this.open(id, now) === undefined) this.windows.delete(id);
  }

  /** Rows a database would have. */
  get size(): number {
    return this.windows.size;
  }

  private open(id: string, now: number) {
    const window = this.windows.get(id);
    return window !== undefined && window.until > now ? window : undefined;
  }
}
