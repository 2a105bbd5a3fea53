import type { BotAnswer, BotFault, FaultKind, Loading } from '@sanh-rong/bot-kit';
import { expect } from 'vitest';

/** What a hostile bot does to the sandbox, and what must come of it. */
export interface Attack {
  readonly name: string;
  readonly source: string;
  /** What comes of loading it, and of asking it then in one game. */
  readonly outcome: Outcome;
  /** How often: twice, where nothing else is said. */
  readonly asked?: number;
  /** Whether each call is one of a game of its own, and all see the same cards. */
  readonly inGames?: true;
  /** Milliseconds it is given. Little where it would use all of it, much where it must not matter. */
  readonly time: number;
}

export interface Outcome {
  /** Runs on what was loaded; true when it must be asked. */
  readonly loaded: (loading: Loading) => boolean;
  readonly answered: (answers: readonly BotAnswer[]) => void;
}

/** Enough for every innocent call, even while the machine is busy. */
export const PLENTY = 5_000;
/** For those that never come back. */
export const LITTLE = 200;

const loads = (loading: Loading): boolean => {
  expect(loading).toMatchObject({ ok: true });
  return true;
};

const nothing = (): void => {};

/** It cannot be loaded. */
export const refused = (fault: object): Outcome => ({
  loaded: (loading) => {
    expect(loading).toMatchObject({ ok: false, fault });
    return false;
  },
  answered: nothing,
});

/** Every call ends with one of these. */
export const strikes = (...kinds: readonly FaultKind[]): Outcome => ({
  loaded: loads,
  answered: (answers) => {
    for (const { action, fault } of answers) {
      expect(action).toBeNull();
      expect(kinds).toContain(fault?.kind);
    }
  },
});

/** Every call ends with exactly this. */
export const fault = (expected: Partial<BotFault> & object): Outcome => ({
  loaded: loads,
  answered: (answers) => {
    for (const { action, fault: found } of answers) {
      expect(action).toBeNull();
      expect(found).toMatchObject(expected);
    }
  },
});

/** It threw, and this was said of it. */
export const throws = (message: RegExp): Outcome =>
  fault({ kind: 'exception', message: expect.stringMatching(message) });

/** It plays as if nothing had happened. What it printed in each call, when that is its proof. */
export const plays = (...printed: readonly string[]): Outcome => ({
  loaded: loads,
  answered: (answers) => {
    for (const { action, fault: found, printed: lines } of answers) {
      expect(found).toBeNull();
      expect(action).toEqual({ type: 'pass' });
      if (printed.length > 0) expect(lines.map(({ text }) => text)).toEqual(printed);
    }
  },
});

/** It plays, and this holds of its answers. */
export const answers = (check: (answers: readonly BotAnswer[]) => void): Outcome => ({
  loaded: loads,
  answered: check,
});

const PASS = "return { action: 'pass' };";

/** A bot that does this whenever it is asked, and passes if it still can. */
export const onCall = (code: string): string => `function getNextMove(gameState) {\n${code}\n${PASS}\n}`;

/** A bot that tries each of these; it prints what came of them, or the kind of error. */
export const tryEach = (...expressions: readonly string[]): string =>
  onCall(
    expressions
      .map((code) => `try { console.log(String(${code})) } catch (error) { console.log(error.name) }`)
      .join('\n'),
  );
