import { LIMITS } from '@sanh-rong/bot-kit';
import type { SandboxProcess } from './sandbox-process.ts';
import { MOST_THREADS } from './wall/limits.ts';

/** How often they are looked at while one of them is at work (milliseconds). */
const EVERY = 25;

const MEGABYTE = 1_024 * 1_024;
/**
 * What has been thrown away and not yet cleared is not held against a bot: the engine lets buffers gather up to 64 MB before
 * it looks whether any are still needed. The heap itself has a limit of its own (megabytes).
 */
const LEEWAY = 40;

/**
 * Ends processes that take more memory than a bot may have, on top of what they had when it was loaded, or more threads than
 * Deno has. Where the system limits threads by user, it refuses them before they are seen here.
 */
export class UsageWatch {
  private readonly limits = new Map<SandboxProcess, number>();
  private readonly atWork = new Set<SandboxProcess>();
  private timer: NodeJS.Timeout | null = null;

  /** From now on. Where the system does not tell, only the engine's own limit holds. */
  watch(sandbox: SandboxProcess): void {
    const memory = sandbox.memory();
    if (memory === null) return;
    this.limits.set(sandbox, memory + (LIMITS.memory + LEEWAY) * MEGABYTE);
    void sandbox.gone.then(() => this.leave(sandbox));
  }

  private leave(sandbox: SandboxProcess): void {
    this.limits.delete(sandbox);
    this.atWork.delete(sandbox);
  }

  /** While every sandbox is waiting none is measured; while one works, all are. */
  work(sandbox: SandboxProcess): void {
    this.atWork.add(sandbox);
    this.timer ??= setInterval(() => this.look(), EVERY);
  }

  rest(sandbox: SandboxProcess): void {
    this.atWork.delete(sandbox);
  }

  close(): void {
    if (this.timer !== null) clearInterval(this.timer);
    this.timer = null;
  }

  private look(): void {
    // One more look after the last work: short calls would never be seen otherwise.
    if (this.atWork.size === 0) this.close();
    for (const [sandbox, limit] of this.limits) {
      if ((sandbox.memory() ?? 0) > limit) sandbox.stop('memory');
      else if ((sandbox.threads() ?? 0) > MOST_THREADS) sandbox.stop('crash');
    }
  }
}
