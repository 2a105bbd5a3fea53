import type { TimedTurn } from '@sanh-rong/table';
import type { Connection, Presence } from './presence.ts';

/**
 * While no node ran, no player could act, and the clocks of turns ran on. So a node that has just opened plays no turn
 * out that began before it did, unless it knows that the person was connected through another node all the time.
 */

/** How long after a node has opened its people are thought to be coming back (milliseconds): time to connect and to act. */
export const FAIR_CHANCE = 15_000;

/** A node that lives has given a sign of it within this time (milliseconds). */
const SIGN_OF_LIFE = 4_000;

/** A turn runs out, is held for a person who is here or not, or nothing can be said about it yet. */
export type OverdueTurnOutcome = 'runsOut' | 'heldForPresent' | 'heldForAbsent' | 'unknown';

/** The name of a node says when it opened, so that the others know how long its people have been able to act. */
export const nodeName = (openedAt: number, random: string): string => `${openedAt.toString(36)}.${random}`;

/** Names given before they said so are of nodes that have been open for long. */
const openedAt = (name: string): number => {
  const [time, random] = name.split('.');
  return random === undefined ? 0 : Number.parseInt(time, 36);
};

export interface OutagesOptions {
  readonly presence: Presence;
  /** The name of this node. */
  readonly node: string;
  /** Whether other nodes may share the database. */
  readonly shared: boolean;
  readonly now: () => number;
}

export class Outages {
  private readonly options: OutagesOptions;
  private readonly opened: number;

  constructor(options: OutagesOptions) {
    this.options = options;
    this.opened = openedAt(options.node);
  }

  /** What becomes of a turn whose time is up. */
  async outcomeOf(code: string, { person, began }: TimedTurn): Promise<OverdueTurnOutcome> {
    const now = this.options.now();
    if (began >= this.opened || now >= this.opened + FAIR_CHANCE) return 'runsOut';
    const connections = await this.options.presence.connections({ code, person: person.id });
    if (connections.some((each) => this.stood(each, began))) return 'runsOut';
    if (connections.some((each) => this.mayStand(each, now))) return 'unknown';
    return connections.some((each) => this.isNew(each)) ? 'heldForPresent' : 'heldForAbsent';
  }

  /** Through a node that was there when the turn began, and still is. */
  private stood({ node, seenAt }: Connection, began: number): boolean {
    return node !== this.options.node && openedAt(node) <= began && seenAt >= this.opened;
  }

  /** Through a node that may have died just before this one opened: a living one will soon have said so. */
  private mayStand({ node, seenAt }: Connection, now: number): boolean {
    if (!this.options.shared || node === this.options.node || now >= this.opened + SIGN_OF_LIFE) return false;
    return seenAt < this.opened && seenAt >= this.opened - SIGN_OF_LIFE;
  }

  /** Through this node, or another that is new as well. */
  private isNew({ node, seenAt }: Connection): boolean {
    return node === this.options.node || seenAt >= this.opened;
  }
}
