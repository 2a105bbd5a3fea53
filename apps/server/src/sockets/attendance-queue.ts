import type { TableSocket } from './rooms.ts';

/** Messages of one connection that may wait for the ones before them. */
export const MAX_WAITING = 20;

interface Queue {
  last: Promise<unknown>;
  waiting: number;
}

/** What each connection asks about coming and going, done in the order in which it was asked. */
export class AttendanceQueue {
  private readonly queues = new WeakMap<TableSocket, Queue>();

  /** Whether one more may wait. */
  hasRoom(socket: TableSocket): boolean {
    return (this.queues.get(socket)?.waiting ?? 0) < MAX_WAITING;
  }

  /** Does it after everything that was asked before; what is done must not throw. */
  async inOrder<Result>(socket: TableSocket, work: () => Promise<Result>): Promise<Result> {
    const queue = this.queues.get(socket) ?? { last: Promise.resolve(), waiting: 0 };
    this.queues.set(socket, queue);
    queue.waiting += 1;
    const done = queue.last.then(work);
    queue.last = done;
    try {
      return await done;
    } finally {
      queue.waiting -= 1;
    }
  }
}
