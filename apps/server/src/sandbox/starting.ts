import { Cell, NotStarted } from './cell.ts';
import type { StartChild } from './child.ts';
import { type Command, commandBehind, type Keepers } from './command.ts';

/** A command that works, and the process it was tried with. */
export interface Found {
  readonly command: Command;
  readonly cell: Cell;
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

/** Not every system has all keepers, or lets everybody use them: then as many as work. */
export const findCommand = async (start: StartCell, keepers: Keepers, inside: string): Promise<Found> => {
  const tryOut = async (kept: Keepers): Promise<Found | null> => {
    const command = commandBehind(kept, inside);
    return start(command).then(
      (cell) => ({ command, cell }),
      () => null,
    );
  };
  const all = await tryOut(keepers);
  if (all !== null) return all;
  let kept: Keepers = [];
  for (const keeper of keepers) {
    const found = await tryOut([...kept, keeper]);
    found?.cell.stop();
    if (found !== null) kept = [...kept, keeper];
  }
  const command = commandBehind(kept, inside);
  return { command, cell: await start(command) };
};
