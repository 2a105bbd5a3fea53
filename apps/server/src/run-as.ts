import { userInfo } from 'node:os';

/** The user of RUN_AS cannot be taken: there is none of this name, or this process may not become another user. */
export class BadUser extends Error {
  readonly user: string;

  constructor(user: string, cause?: unknown) {
    super('the user cannot be taken', { cause });
    this.user = user;
  }
}

const ROOT = 0;

/** The first group of a user: what the system says of whoever acts. */
const groupOf = (user: string): number => {
  process.seteuid?.(user);
  const { gid } = userInfo();
  process.seteuid?.(ROOT);
  return gid;
};

/**
 * Gives root up for good, in all threads. To be called before anything is opened: what root has opened stays open, and what
 * it has made stays root's.
 */
export const runAs = (user: string): void => {
  try {
    const group = groupOf(user);
    process.setgroups?.([group]);
    process.setgid?.(group);
    process.setuid?.(user);
  } catch (cause) {
    throw new BadUser(user, cause);
  }
  if (process.getuid?.() === ROOT) throw new BadUser(user);
};
