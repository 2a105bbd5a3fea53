import type { StartChild } from './child.ts';
import { type Command, commandFor } from './command.ts';
import { NotStarted, SandboxProcess } from './sandbox-process.ts';
import type { WallPlan } from './wall/plan.ts';

/** A command that works, and the process it was tried with. */
export interface Found {
  readonly command: Command;
  readonly sandbox: SandboxProcess;
}

/** A process that is taken away while it starts is started again, but not for ever. */
const MOST_TAKEN = 5;

/** Brings up a process by this command. */
type StartProcess = (command: Command) => Promise<SandboxProcess>;

export const persistently =
  (start: StartChild): StartProcess =>
  async (command) => {
    for (let taken = 1; ; taken++) {
      try {
        return await SandboxProcess.start(start, command);
      } catch (error) {
        if (!(error instanceof NotStarted) || error.how !== 'taken' || taken === MOST_TAKEN) throw error;
      }
    }
  };

/**
 * Not every system offers the whole wall, or lets everybody use it: then the strongest plan by which a process starts. A
 * machine that starts nothing for a while is no reason for a weaker one: the stronger ones must fail twice while it works.
 * Rejects where none does.
 */
export const findCommand = async (start: StartProcess, plans: readonly WallPlan[], inside: string): Promise<Found> => {
  const tryOut = async (plan: WallPlan): Promise<Found> => {
    const command = commandFor(plan, inside);
    return { command, sandbox: await start(command) };
  };
  let failure: unknown;
  for (const [at, plan] of plans.entries()) {
    let found: Found;
    try {
      found = await tryOut(plan);
    } catch (error) {
      failure = error;
      continue;
    }
    for (const stronger of plans.slice(0, at)) {
      try {
        const better = await tryOut(stronger);
        found.sandbox.stop();
        return better;
      } catch {
        // This one does not work here.
      }
    }
    return found;
  }
  throw failure;
};
