import { describe, expect, test } from 'vitest';
import { commandFor } from './command.ts';
import { type WallPlan, wallPlans } from './wall/plan.ts';

const BARE: WallPlan = { keepers: [], calls: [] };
const LINUX = { platform: 'linux', processor: 'x64', kernel: '6.1.0', dropsRoot: false } as const;

const permissionsIn = ({ args }: { readonly args: readonly string[] }): readonly string[] =>
  args.filter((arg) => /^(--allow|-A|-[A-Z]\b|--unstable|--deny)/.test(arg));

describe('the command that starts a bot’s process', () => {
  test('permits nothing', () => {
    const command = commandFor(BARE, 'inside.js');
    expect(permissionsIn(command)).toEqual([]);
    expect(command.args).toEqual(expect.arrayContaining(['--no-prompt', '--no-remote', '--no-npm', '--no-config']));
    expect(command.args.at(-1)).toBe('inside.js');
  });

  test('permits behind a wall what gives rights up, and nothing else', () => {
    const plans = wallPlans([], LINUX).filter(({ calls }) => calls.length > 0);
    expect(plans.length).toBeGreaterThan(0);
    for (const plan of plans) expect(permissionsIn(commandFor(plan, 'inside.js'))).toEqual(['--allow-ffi']);
  });

  test('hands on nothing of the server’s environment', () => {
    expect(Object.keys(commandFor(BARE, 'inside.js').env).sort()).toEqual([
      'DENO_DIR',
      'DENO_NO_UPDATE_CHECK',
      'NO_COLOR',
      'TZ',
    ]);
  });

  test('forbids code from text', () => {
    expect(commandFor(BARE, 'inside.js').args.join(' ')).toContain('--disallow-code-generation-from-strings');
  });
});
