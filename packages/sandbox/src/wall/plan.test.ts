import { describe, expect, test } from 'vitest';
import { type Machine, type WallPlan, wallPlans } from './plan.ts';

const LINUX: Machine = { platform: 'linux', processor: 'x64', kernel: '6.1.0', dropsRoot: false };
const BARE: WallPlan = { keepers: [], calls: [] };
const NUMBER_OF_PROCESSES = 6;
const [DIE_WITH_PARENT, SIGKILL] = [1, 9];
const NO_NEW_PRIVILEGES = 38;

const strongest = (machine: Partial<Machine> = {}): WallPlan => wallPlans([], { ...LINUX, ...machine })[0];
const namesOf = ({ calls }: WallPlan): readonly string[] => calls.map(({ name }) => name);
const limitsThreads = ({ calls }: WallPlan): boolean =>
  calls.some(({ name, args }) => name === 'prlimit' && args[1] === NUMBER_OF_PROCESSES);

describe('the wall', () => {
  test.each(['darwin', 'win32'])('is not there on %s, and bots run', (platform) => {
    expect(wallPlans([], { ...LINUX, platform })).toEqual([BARE]);
  });

  test('is not tried when it is off', () => {
    expect(wallPlans('off', LINUX)).toEqual([BARE]);
  });

  test('ends with a plan that works wherever Deno does', () => {
    expect(wallPlans([], LINUX).at(-1)).toEqual(BARE);
  });

  test.each(['x64', 'arm64'])('has its filter last on %s: nothing can be asked for behind it', (processor) => {
    expect(namesOf(strongest({ processor })).at(-1)).toBe('syscall');
  });

  test.each([false, true])(
    'lets nobody win rights back or outlive the server, set after all else (root: %s)',
    (dropsRoot) => {
      const set = strongest({ dropsRoot }).calls.slice(-3);
      expect(set.map(({ name, args }) => [name, ...args.slice(0, 2)])).toEqual([
        ['prctl', DIE_WITH_PARENT, SIGKILL],
        ['prctl', NO_NEW_PRIVILEGES, 1],
        ['syscall', expect.any(Number), expect.any(Number)],
      ]);
    },
  );

  test('has namespaces alone on a processor whose calls are not known here', () => {
    expect(strongest({ processor: 'riscv64' })).toMatchObject({
      keepers: [['unshare', '--user', '--net', '--ipc']],
      calls: [],
    });
  });

  test('gives each process of root a user of its own, in no namespace where that user is unknown', () => {
    const plan = strongest({ dropsRoot: true });
    expect(plan.keepers).toEqual([['unshare', '--net', '--ipc']]);
    const names = namesOf(plan);
    expect(names.indexOf('chroot')).toBeLessThan(names.indexOf('setresuid'));
    expect(names.lastIndexOf('setresgid')).toBeLessThan(names.indexOf('setresuid'));
    expect(names.lastIndexOf('setresuid')).toBeLessThan(names.indexOf('prctl'));
    expect(namesOf(strongest())).not.toContain('setresuid');
  });

  test('limits threads only where they are counted for this process alone', () => {
    expect(limitsThreads(strongest())).toBe(true);
    expect(limitsThreads(strongest({ kernel: '5.14.0-427.el9' }))).toBe(true);
    expect(limitsThreads(strongest({ kernel: '5.4.0-150-generic' }))).toBe(false);
    expect(limitsThreads(strongest({ kernel: '4.18.0', dropsRoot: true }))).toBe(true);
    expect(limitsThreads(wallPlans([], LINUX)[1])).toBe(false);
  });
});
