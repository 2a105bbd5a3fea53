import { Cell, NotStarted } from './cell.ts';
import type { StartChild } from './child.ts';
import { type Command, commandBehind, type Keepers } from './command.ts';

/** A command that works, and the process it was tried with. */
export interface Found {
  readonly command: Command;
  readonly cell: Cell;
  /** Keepers that do not work here. */
  readonly missing: readonly string[];
}

/** A process that is taken away while it starts is started again, but not for ever. */
const MOST_TAKEN = 5;

/** Brings up a process by this command. */
type StartCell = (command: Command) => Promise<Cell>;

export const persistently =
  (start: StartChild): StartCell =>
  async (command) => {
    for (let taken = 1; ; taken++) {
      try {
        return await Cell.start(start, command);
      } catch (error) {
        if (!(error instanceof NotStarted) || error.how !== 'taken' || taken === MOST_TAKEN) throw error;
      }
    }
  };

/**
 * Not every system has all keepers, or lets everybody use them: then as many as work. A machine that starts nothing for a
 * while is no reason to leave one out: it must fail twice while a start without it works. Rejects where none does.
 */
export const findCommand = async (start: StartCell, keepers: Keepers, inside: string): Promise<Found> => {
  const works = async (kept: Keepers): Promise<boolean> => {
    try {
      (await start(commandBehind(kept, inside))).stop();
      return true;
    } catch {
      return false;
    }
  };
  const isMissing = async (keeper: Keepers[number], kept: Keepers): Promise<boolean> => {
    if (await works([...kept, keeper])) return false;
    (await start(commandBehind(kept, inside))).stop();
    return !(await works([...kept, keeper]));
  };

  const all = commandBehind(keepers, inside);
  try {
    return { command: all, cell: await start(all), missing: [] };
  } catch {
    // One of them, or the machine: each is tried.
  }
  let kept: Keepers = [];
  const missing: string[] = [];
  for (const keeper of keepers) {
    if (await isMissing(keeper, kept)) missing.push(keeper.join(' '));
    else kept = [...kept, keeper];
  }
  const command = commandBehind(kept, inside);
  return { command, cell: await start(command), missing };
};
