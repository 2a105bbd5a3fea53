import { LANGUAGES, type Language, type RuleError } from '@sanh-rong/engine';
import { describe, expect, test } from 'vitest';
import type { Problem } from '../bot-game.ts';
import type { BotFault, FaultKind, SourceProblem } from '../calls.ts';
import { faultName, faultWords, problemWords } from './fault-words.ts';
import { moveWords } from './move-words.ts';

const place = { line: 12, column: 5 };

const tooLow: RuleError = { code: 'MN-4', reason: 'tooLow', details: {} };

const FAULTS: Readonly<Record<FaultKind, BotFault>> = {
  source: { kind: 'source', code: 'syntax', message: 'Unexpected token', place },
  exception: { kind: 'exception', message: 'TypeError: x is not a function', place },
  invalid: { kind: 'invalid', problem: 'notACard', where: 'cards[2]', found: '"7x"' },
  illegal: { kind: 'illegal', error: tooLow, action: { type: 'pass' } },
  timeout: { kind: 'timeout', milliseconds: 5_000 },
  memory: { kind: 'memory' },
  crash: { kind: 'crash' },
};

/** Whether the sentence about each problem names the place, and what was found there. */
const PROBLEMS: Readonly<Record<Problem, readonly ('where' | 'found')[]>> = {
  notAnObject: ['found'],
  promise: [],
  unknownAction: ['where', 'found'],
  notAList: ['where', 'found'],
  tooLong: ['where', 'found'],
  notACard: ['where', 'found'],
  notInHand: ['where', 'found'],
  twice: ['where', 'found'],
  notANumber: ['where', 'found'],
  notASeat: ['where', 'found'],
};

const SOURCES: Readonly<Record<SourceProblem, RegExp>> = {
  syntax: /12.*5.*Oops/,
  noFunction: /function getNextMove\(gameState\)/,
  forbidden: /“Oops”.*12.*5/,
  tooLong: /64 KB/,
};

/** Every sentence in both languages, checked for what all of them have in common. */
const inBoth = (say: (language: Language) => string): readonly string[] => {
  const said = LANGUAGES.map(say);
  for (const text of said) {
    expect(text).toMatch(/^\S.*\S$/);
    expect(text).not.toMatch(/undefined|null|\[object|\{\w+\}|\.\.|\. \./);
    expect(text).toBe(text.normalize('NFC'));
  }
  expect(new Set(said).size).toBe(said.length);
  return said;
};

describe('what is said of a fault', () => {
  test.each(Object.keys(FAULTS) as FaultKind[])('%s has a short name and whole sentences', (kind) => {
    for (const name of inBoth((language) => faultName(kind, language))) expect(name.length).toBeLessThanOrEqual(24);
    for (const text of inBoth((language) => faultWords('tienlen', FAULTS[kind], language))) {
      expect(text).toMatch(/[.!]$/);
      expect(text.length).toBeLessThan(220);
    }
  });

  test('no two kinds have the same name', () => {
    for (const language of LANGUAGES) {
      const names = (Object.keys(FAULTS) as FaultKind[]).map((kind) => faultName(kind, language));
      expect(new Set(names).size).toBe(names.length);
    }
  });

  test.each(Object.keys(SOURCES) as SourceProblem[])('code that cannot be used: %s', (code) => {
    for (const text of inBoth((language) =>
      faultWords('tienlen', { kind: 'source', code, message: 'Oops', place }, language),
    )) {
      expect(text).toMatch(SOURCES[code]);
    }
    inBoth((language) => faultWords('tienlen', { kind: 'source', code, message: 'Oops', place: null }, language));
  });

  test('an exception is quoted with its line; without a line there is still something to do', () => {
    const thrown = 'TypeError: cards[0] is not a function';
    for (const text of inBoth((language) =>
      faultWords('tienlen', { kind: 'exception', message: thrown, place }, language),
    )) {
      expect(text).toContain(`${thrown}.`);
      expect(text).toMatch(/12/);
    }
    for (const text of inBoth((language) =>
      faultWords('tienlen', { kind: 'exception', message: 'Why?', place: null }, language),
    )) {
      expect(text).toContain('Why? ');
      expect(text).toContain('console.log');
    }
  });

  test('BT-2 the limits are named', () => {
    for (const text of inBoth((language) => faultWords('tienlen', FAULTS.memory, language)))
      expect(text).toContain('50 MB');
    expect(faultWords('tienlen', { kind: 'timeout', milliseconds: 5_000 }, 'vi')).toContain('quá 5 giây');
    expect(faultWords('tienlen', { kind: 'timeout', milliseconds: 1_500 }, 'vi')).toContain('quá 1,5 giây');
    expect(faultWords('tienlen', { kind: 'timeout', milliseconds: 1_500 }, 'en')).toContain('1.5 s');
    expect(faultWords('tienlen', { kind: 'timeout', milliseconds: 100, all: true }, 'vi')).toContain('cả trận');
    expect(faultWords('tienlen', { kind: 'timeout', milliseconds: 100, all: true }, 'en')).toContain('whole match');
  });

  test('an illegal move is named with its rule and with the engine’s own reason', () => {
    const action = { type: 'play', cards: ['3s', '3h'] };
    const fault: BotFault = { kind: 'illegal', error: tooLow, action };
    expect(faultWords('tienlen', fault, 'vi')).toBe(
      'Bot chọn “Đánh 3♠ 3♥” nhưng luật không cho (MN-4): Bộ này không chặn được bài trên bàn. Xem validMoves để biết lúc ấy đánh được gì.',
    );
    expect(faultWords('tienlen', fault, 'en')).toContain(
      '“Play 3♠ 3♥”, which the rules forbid (MN-4): That does not beat',
    );
    const opening: RuleError = { code: 'TL-6', reason: 'mustInclude', details: { card: '3♠' } };
    for (const text of inBoth((language) => faultWords('tienlen', { ...fault, error: opening }, language))) {
      expect(text).toContain('(TL-6)');
      expect(text).toContain('3♠.');
    }
  });

  test('where no rule was broken, none is named', () => {
    const error: RuleError = { code: 'BAD_ACTION', reason: 'notYourCards', details: {} };
    for (const text of inBoth((language) =>
      faultWords('tienlen', { kind: 'illegal', error, action: { type: 'pass' } }, language),
    )) {
      expect(text).not.toContain('BAD_ACTION');
      expect(text).not.toContain('(');
    }
  });
});

describe('what is said of a returned value that is no move', () => {
  test.each(Object.keys(PROBLEMS) as Problem[])('%s', (problem) => {
    const misread = { problem, where: 'cards[2].rank', found: '"7x"' };
    for (const text of inBoth((language) => problemWords(misread, language))) {
      for (const part of PROBLEMS[problem]) expect(text).toContain(misread[part]);
    }
    for (const language of LANGUAGES) {
      expect(faultWords('tienlen', { kind: 'invalid', ...misread }, language)).toBe(problemWords(misread, language));
    }
  });

  test('an action that is missing altogether is still named', () => {
    const misread = { problem: 'unknownAction', where: '', found: 'undefined' } as const;
    for (const language of LANGUAGES) expect(problemWords(misread, language)).toMatch(/^action .*undefined/);
  });
});

describe('a move in a few words', () => {
  test.each([
    ['tienlen', { type: 'play', cards: ['3s', '10h'] }, 'Đánh 3♠ 10♥', 'Play 3♠ 10♥'],
    ['tienlen', { type: 'pass' }, 'Bỏ lượt', 'Pass'],
    ['phom', { type: 'draw' }, 'Bốc nọc', 'Draw'],
    ['phom', { type: 'eat', cards: ['7s', '7c'] }, 'Ăn, ghép với 7♠ 7♣', 'Eat it with 7♠ 7♣'],
    [
      'phom',
      {
        type: 'lay',
        melds: [
          ['7s', '7c', '7d'],
          ['Ah', '2h', '3h'],
        ],
      },
      'Hạ 7♠ 7♣ 7♦ và A♥ 2♥ 3♥',
      'Lay down 7♠ 7♣ 7♦ and A♥ 2♥ 3♥',
    ],
    [
      'phom',
      { type: 'send', card: '8h', seat: 2, meld: 0 },
      'Gửi 8♥ vào phỏm 1 của ghế 2',
      'Send 8♥ to phỏm 1 of seat 2',
    ],
    ['phom', { type: 'discard', card: 'Kd' }, 'Đánh K♦', 'Discard K♦'],
    ['phom', { type: 'u' }, 'Ù', 'Declare ù'],
    ['lieng', { type: 'bo' }, 'Bỏ bài', 'Fold'],
    ['lieng', { type: 'theo' }, 'Theo', 'Call'],
    ['lieng', { type: 'to', amount: 50 }, 'Tố lên 50', 'Raise to 50'],
    ['lieng', { type: 'to-tat' }, 'Tố tất', 'Go all in'],
  ])('%s: %j', (game, action, vietnamese, english) => {
    expect(moveWords(game, action, 'vi')).toBe(vietnamese);
    expect(moveWords(game, action, 'en')).toBe(english);
  });
});
