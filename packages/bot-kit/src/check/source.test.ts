import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codePoint } from '../../../../test/code-point.ts';
import { examples } from '../../../../test/examples.ts';
import { LIMITS } from '../calls.ts';
import { checkSource } from './source.ts';

const ENTRY = 'function getNextMove() {}';

const found = (source: string): object | null => {
  const fault = checkSource(source);
  if (fault === null) return null;
  if (fault.kind !== 'source') throw new Error(fault.kind);
  const { code, message, place } = fault;
  return { code, message, at: place === null ? null : `${place.line}:${place.column}` };
};

describe('the code of a bot', () => {
  test.each([
    [ENTRY],
    ['const getNextMove = (state) => ({ action: "pass" });'],
    ['let a, getNextMove;'],
    ['var { b: [, getNextMove = () => 1], ...rest } = {};'],
    ['class getNextMove {}'],
    ['async function getNextMove() { await 1; for await (const x of []); }'],
    [`${ENTRY}\nconst later = async () => { await using x = null; };`],
    [`${ENTRY}\nconst a = { import: 1, export: 2, await: 3 }; a.import; 'import("x")'; /import/; // import`],
    [`${ENTRY}\nclass A { #x = 1; static { this.y = 2 } has(o) { return #x in o } }`],
    [`${ENTRY}\nnew.target;`.replace('new.target;', 'function f() { return new.target }')],
    [`${ENTRY}\nconst text = \`\${1}\`; label: for (;;) break label;`],
    [`"use strict";\n${ENTRY}`],
  ])('can be %s', (source) => {
    expect(checkSource(source)).toBeNull();
  });

  test.each([
    ['', 'noFunction', 'getNextMove', null],
    ['function getnextmove() {}', 'noFunction', 'getNextMove', null],
    ['{ function getNextMove() {} }', 'noFunction', 'getNextMove', null],
    ['globalThis.getNextMove = () => {};', 'noFunction', 'getNextMove', null],
    [`${ENTRY}\n  import fs from 'fs';`, 'forbidden', 'import', '2:3'],
    [`${ENTRY}\nimport 'fs';`, 'forbidden', 'import', '2:1'],
    ['export function getNextMove() {}', 'forbidden', 'export', '1:1'],
    [`${ENTRY} export default 1;`, 'forbidden', 'export', '1:27'],
    [`export * from 'x'; ${ENTRY}`, 'forbidden', 'export', '1:1'],
    ['function getNextMove() {\n  return import("fs");\n}', 'forbidden', 'import()', '2:10'],
    ['const getNextMove = () => import.meta;', 'forbidden', 'import.meta', '1:27'],
    [`${ENTRY}\nconst x = await 1;`, 'forbidden', 'await', '2:11'],
    [`${ENTRY}\nfor await (const x of []);`, 'forbidden', 'for await', '2:1'],
    [`${ENTRY}\nawait using x = null;`, 'forbidden', 'await using', '2:1'],
    [`${ENTRY}\nclass A extends (await 1) {}`, 'forbidden', 'await', '2:18'],
  ])('cannot be %s', (source, code, message, at) => {
    expect(found(source)).toEqual({ code, message, at });
  });

  test.each([
    ['const a = ;', '1:11'],
    [`${ENTRY}\n\n  }`, '3:3'],
    [`${ENTRY}\nreturn 1;`, '2:1'],
    [`${ENTRY}\nlet a; let a;`, '2:12'],
    [`${ENTRY}\nwith (a) {}`, '2:1'],
    [`${ENTRY}\nconst a = /(/;`, '2:11'],
    [`${ENTRY}\nconst a = /x/gg;`, '2:11'],
    [`${ENTRY}\nconst a = /x`, '2:11'],
    [`${ENTRY}\n/* never`, '2:1'],
    ['#!/usr/bin/env node\nfunction getNextMove() {}', '1:2'],
    ['<!-- x\nfunction getNextMove() {}', '1:1'],
    ['const a = 1;\nconst a = 2;', '2:7'],
    ['new.target', '1:1'],
    ['class A { x = this.#y }', '1:20'],
  ])('has a place where it is no JavaScript: %s', (source, at) => {
    expect(found(source)).toMatchObject({ code: 'syntax', at, message: expect.stringMatching(/^\S.*[^)]$/) });
  });

  test('may have as many bytes as allowed, and not one more', () => {
    const filled = (bytes: number, letter: string): string => {
      const size = Buffer.byteLength(letter);
      const count = Math.floor((bytes - ENTRY.length - 2) / size);
      return `${ENTRY}//${letter.repeat(count)}${'x'.repeat(bytes - ENTRY.length - 2 - count * size)}`;
    };
    for (const letter of ['x', 'đ', 'ế', '♠', '🂡']) {
      const source = filled(LIMITS.source, letter);
      expect(Buffer.byteLength(source)).toBe(LIMITS.source);
      expect(checkSource(source)).toBeNull();
      expect(found(`${source} `)).toMatchObject({ code: 'tooLong' });
    }
    expect(found('x'.repeat(10_000_000))).toMatchObject({ code: 'tooLong' });
  });
});

const many = (count: number, of: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => of(at)).join('');

/** Code that is meant to take for ever to read, or more stack and memory than there is. */
const COSTLY: Readonly<Record<string, string>> = {
  parentheses: `${'('.repeat(30_000)}1${')'.repeat(30_000)}`,
  brackets: `x = ${'['.repeat(32_000)}${']'.repeat(32_000)}`,
  blocks: `${'{'.repeat(5_000)}${many(8_000, (at) => `var v${at};`)}${'}'.repeat(5_000)}`.slice(0, 60_000),
  'blocks and names': `${'{'.repeat(90)}var ${many(10_000, (at) => `v${at},`)}z${'}'.repeat(90)}`,
  names: `let ${many(9_000, (at) => `v${at},`)}z;`,
  functions: many(3_000, (at) => `function f${at}(){}`),
  arrows: 'a=>'.repeat(20_000),
  templates: '`${'.repeat(20_000),
  sum: `${'1+'.repeat(30_000)}1`,
  'else if': `${'if(a);else '.repeat(5_500)};`,
  labels: `${many(6_000, (at) => `l${at}:`)};`,
  classes: `${'class A{x='.repeat(5_000)}1${'}'.repeat(5_000)}`,
  'private names': `class A{${'[class{'.repeat(400)}${many(5_000, () => '[#a in x];')}${'}]'.repeat(400)}}`,
  'named groups': `/${many(9_000, () => '(?<a>)|')}/`,
  'nested groups': `/${many(300, () => `${'('.repeat(100)}(?<a>)${')'.repeat(100)}|`)}/`,
  emoji: `/${'\\p{RGI_Emoji}'.repeat(4_000)}/v`,
  'many patterns': many(60, () => `/${'('.repeat(480)}${')'.repeat(480)}/;`),
  digits: `${'9'.repeat(60_000)}n`,
  statements: `${ENTRY}${'x;'.repeat(31_000)}`,
  escapes: `"${'\\u{41}'.repeat(10_000)}"`,
};

describe('code that nobody should have to read', () => {
  test.each(Object.entries(COSTLY))('%s', (_name, source) => {
    expect(source.length).toBeLessThanOrEqual(LIMITS.source);
    expect(checkSource(source)).toMatchObject({ kind: 'source', message: expect.any(String) });
  });
});

test('a table of numbers may be as long as the code', () => {
  const weights = many(31_000, (at) => `${at % 10},`);
  expect(checkSource(`const weights = [${weights}];\n${ENTRY}`)).toBeNull();
});

/** Pieces that make code when they are put together, now and then. */
const PIECES = [
  ...'{ } ( ) [ ] ; , . = => ... ? : + - * / ` ${ # @ \\ " \' < > ! ~ ^ & | %'.split(' '),
  ...'let const var function class async await yield return import export default if else for of in while do new this super static get set try catch throw typeof delete void null 0 1n "s" /r/u a b getNextMove'
    .split(' ')
    .map((word) => ` ${word} `),
  '\n',
  '//',
  '/*',
  '*/',
  '\u2028',
];

const STATEMENTS = [
  'const a = [1, 2].map((x) => x * 2);',
  'let { b, ...c } = { b: 1 };',
  'class D extends Object { #e = 1; get f() { return this.#e } static g = () => super.h }',
  'async function* i() { yield* j; await k; }',
  'for (const l of [1]) { if (l) continue; else break }',
  'try { throw 1 } catch { } finally { }',
  'switch (1) { case 1: default: }',
  'm?.n ?? (o ||= 2n ** 3n);',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: this is code
  'const p = `a${`b${1}`}`;',
  'const q = /[/]\\/(?:x)/gu.test("/");',
  '`unfinished',
  'let a = 1;',
  'return;',
  'await 1;',
  'import("x");',
];

describe('any text', () => {
  test('is accepted, or refused with a reason; nothing is thrown', () => {
    const text = fc.oneof(
      fc.string({ unit: codePoint }),
      fc.array(fc.constantFrom(...PIECES)).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(text, (source) => {
        const fault = checkSource(source);
        if (fault !== null) expect(fault.kind).toBe('source');
      }),
      { numRuns: examples(200, 1_000) },
    );
  });

  test('that is accepted can be run as the body of a function, and what is refused for its syntax cannot', () => {
    const code = fc
      .uniqueArray(fc.constantFrom(...STATEMENTS), { maxLength: 4 })
      .map((lines) => `${ENTRY}\n${lines.join('\n')}`);
    fc.assert(
      fc.property(code, (source) => {
        const fault = checkSource(source);
        const isCode = (): boolean => {
          try {
            new Function(`"use strict"; return async () => {\n${source.replaceAll('return;', '@')}\n}`);
            return true;
          } catch {
            return false;
          }
        };
        if (fault === null) expect(isCode()).toBe(true);
        else if (fault.kind === 'source' && fault.code === 'syntax') expect(isCode()).toBe(false);
      }),
      { numRuns: examples(100, 500) },
    );
  });

  test('has its place after as many lines as stand before it', () => {
    fc.assert(
      fc.property(fc.nat(50), fc.nat(20), fc.constantFrom('\n', '\r\n', '\r', '\u2028'), (lines, blanks, end) => {
        const source = `${end.repeat(lines)}${' '.repeat(blanks)}await 1; ${ENTRY}`;
        expect(found(source)).toEqual({ code: 'forbidden', message: 'await', at: `${lines + 1}:${blanks + 1}` });
      }),
    );
  });
});
