import type { WallDemand, WallReport } from '@sanh-rong/sandbox';
import type { Logger } from '../log.ts';

export interface WallLogOptions {
  readonly inspect: () => Promise<WallReport>;
  readonly demand: WallDemand;
  readonly isRoot: boolean;
  readonly log: Logger;
}

/** Says in the log which parts of the wall around bots stand on this machine. Rejects where no sandbox starts. */
export const logWall = async ({ inspect, demand, isRoot, log }: WallLogOptions): Promise<void> => {
  if (isRoot)
    log.warn('this server runs as root: only its sandboxes give that up; give it a user of its own with RUN_AS');
  if (demand === 'off') {
    log.warn('SANDBOX_WALL is off: nothing but the engine holds bots back');
    return;
  }
  const wall = await inspect();
  const { missing } = wall;
  const lacking = demand.filter((part) => missing.includes(part));
  if (lacking.length > 0)
    log.error({ wall }, `bots are refused: SANDBOX_WALL requires what is missing here: ${lacking.join(', ')}`);
  else if (missing.length > 0) log.warn({ wall }, `the wall around bots stands without ${missing.join(', ')}`);
  else log.info({ wall }, 'the wall around bots stands');
};
