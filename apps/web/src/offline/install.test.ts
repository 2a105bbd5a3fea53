import { beforeEach, expect, test, vi } from 'vitest';
import { openBrowser } from '../net/test/browser.ts';

/** The browser offers its own prompt at once; people are asked after their second game, and once. */

const come = async (kept: Readonly<Record<string, string>> = {}) => {
  vi.resetModules();
  const listeners = new Map<string, (event: unknown) => void>();
  openBrowser(kept);
  vi.stubGlobal('addEventListener', (type: string, listener: (event: unknown) => void) =>
    listeners.set(type, listener),
  );
  const module = await import('./install.ts');
  module.awaitInstall();
  const prompt = vi.fn(async () => undefined);
  const preventDefault = vi.fn();
  listeners.get('beforeinstallprompt')?.({ prompt, preventDefault });
  return { ...module, prompt, preventDefault, listeners };
};

beforeEach(() => {
  vi.unstubAllGlobals();
});

test('is kept back until the second game', async () => {
  const { isOffered, useInstall, prompt, preventDefault, install } = await come();
  expect(preventDefault).toHaveBeenCalled();
  expect([0, 1, 2].map((games) => isOffered(useInstall.getState(), games))).toEqual([false, false, true]);
  await install();
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(isOffered(useInstall.getState(), 5)).toBe(false);
});

test('is never asked again of somebody who does not want it, nor where the app is there', async () => {
  const first = await come();
  first.refuseInstall();
  expect(first.isOffered(first.useInstall.getState(), 5)).toBe(false);
  const again = await come({ 'sanh-rong.install': 'no' });
  expect(again.isOffered(again.useInstall.getState(), 5)).toBe(false);
  const installed = await come();
  installed.listeners.get('appinstalled')?.({});
  expect(installed.isOffered(installed.useInstall.getState(), 5)).toBe(false);
});
