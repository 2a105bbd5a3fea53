import { GAMES, LANGUAGES, type RuleSetId } from '@sanh-rong/engine';
import { termName } from '@sanh-rong/presentation/names';
import { describe, expect, test } from 'vitest';
import { loadBook, RULE_SETS_WITH_BOOKS } from './books.ts';
import { type Block, type Line, readBook, states } from './markdown.ts';

const OWN: Readonly<Record<RuleSetId, RegExp>> = {
  'mien-nam': /^(TL|MN)-/,
  thirteen: /^(TL|TH)-/,
  'ta-la': /^PH-([1-4]|2\d)$/,
  basic: /^PH-([1-4]|1\d)$/,
  lieng: /^LG-/,
};

const range = (family: string, from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => `${family}-${from + i}`);

const RULES = [
  ...range('TL', 1, 9),
  ...range('MN', 1, 22),
  // The classes of the API are for programmers; a book for players does not have them.
  ...range('TH', 1, 11).filter((id) => id !== 'TH-10'),
  ...range('PH', 1, 4),
  ...range('PH', 10, 14),
  ...range('PH', 20, 27),
  ...range('LG', 1, 9),
];

/** Lists of what there is: the options of Thirteen, and the steps of a game. */
const NO_EXAMPLE: ReadonlySet<string> = new Set(['TH-9', 'PH-13', 'LG-9']);

const SHOWS = /[\dJQKA][♠♣♦♥]|thí dụ|ví dụ|example/i;

/** Whether the first of these blocks holds an example, or one that follows before another rule is stated. */
const hasExample = ([first, ...later]: readonly Block[]): boolean => {
  const next = later.findIndex((block) => RULES.some((id) => states(block, id)));
  return [first, ...later.slice(0, next === -1 ? later.length : next)].some((block) =>
    SHOWS.test(JSON.stringify(block)),
  );
};

const linesOf = (block: Block): readonly Line[] => {
  if (block.kind === 'table') return [block.head, ...block.rows].flat();
  return block.kind === 'list' ? block.lines : [block.line];
};

const words = (line: Line): string => line.map((part) => ('text' in part ? part.text : '')).join('');

test('every rule set that can be played has its book', () => {
  expect(RULE_SETS_WITH_BOOKS).toEqual(GAMES.flatMap(({ ruleSets }) => ruleSets.map(({ id }) => id)));
});

describe.each(LANGUAGES)('the books in %s', (language) => {
  test.each(RULE_SETS_WITH_BOOKS)('%s: every rule opens at a sentence', async (ruleSet) => {
    const book = await loadBook(ruleSet, language);
    const blocks = book.flatMap((section) => section.blocks);
    const lost = RULES.filter((id) => OWN[ruleSet].test(id) && !blocks.some((block) => states(block, id)));
    expect(lost).toEqual([]);
    for (const { title, chapter } of book) expect(title + chapter).toMatch(/\S/);
  });

  test.each(RULE_SETS_WITH_BOOKS)('%s: every rule has an example where it opens', async (ruleSet) => {
    const book = await loadBook(ruleSet, language);
    const bare = RULES.filter((id) => OWN[ruleSet].test(id) && !NO_EXAMPLE.has(id)).filter(
      (id) => !book.some(({ blocks }) => blocks.some((block, at) => states(block, id) && hasExample(blocks.slice(at)))),
    );
    expect(bare).toEqual([]);
  });

  test('MN-4 is told with an example, and with the option for those who play it otherwise', async () => {
    const book = await loadBook('mien-nam', language);
    const [section] = book.filter(({ blocks }) => blocks.some((block) => states(block, 'MN-4')));
    const told = section.blocks.find((block) => states(block, 'MN-4'));
    if (told?.kind !== 'paragraph') throw new Error('MN-4 is a sentence');
    expect(words(told.line)).toContain('3♠ 4♣ 5♦ 6♠');
    expect(told.line).toContainEqual({ kind: 'code', text: 'straightsOfEqualLength' });
  });

  test.each(RULE_SETS_WITH_BOOKS)('%s: names things as players do, not as programs do', async (ruleSet) => {
    const game = GAMES.find(({ ruleSets }) => ruleSets.some(({ id }) => id === ruleSet))?.id ?? '';
    const book = await loadBook(ruleSet, language);
    const lines = book.flatMap(({ blocks }) => blocks).flatMap(linesOf);
    // Cards and moves as they stand in texts of games; on and off; the last paragraph of Thirteen, for programmers.
    const technical = /^(\d+|[JQKA])[scdh]$|^(bo|theo|to|to-tat)$|^(true|false)$|^(TienLenGame|SimpleAI|canBeat)$/;
    const raw = lines
      .flat()
      .flatMap((part) => (part.kind === 'code' ? [part.text] : []))
      .filter((text) => termName(game, ruleSet, text, language) === null && !technical.test(text));
    expect(raw).toEqual([]);
    expect(lines.map(words).filter((line) => /(ghế|seat) (0|i)\b/i.test(line))).toEqual([]);
  });

  test('PH-11, PH-22 the two rule sets of Phỏm do not read each other’s chapter', async () => {
    const ruleOf = async (ruleSet: string, id: string) =>
      (await loadBook(ruleSet, language)).some(({ blocks }) => blocks.some((block) => states(block, id)));
    expect(await ruleOf('basic', 'PH-11')).toBe(true);
    expect(await ruleOf('basic', 'PH-22')).toBe(false);
    expect(await ruleOf('ta-la', 'PH-22')).toBe(true);
    expect(await ruleOf('ta-la', 'PH-11')).toBe(false);
  });
});

test('a line is read into its parts, and nothing of it is lost', () => {
  const [{ blocks }] = readBook('# Book\n\nlost\n\n## One\n\n**Bold** and `code` (MN-1, TL-2). End\n\n- a\n- b', 'x');
  expect(blocks).toEqual([
    {
      kind: 'paragraph',
      line: [
        { kind: 'strong', text: 'Bold' },
        { kind: 'text', text: ' and ' },
        { kind: 'code', text: 'code' },
        { kind: 'text', text: ' ' },
        { kind: 'rules', rules: ['MN-1', 'TL-2'] },
        { kind: 'text', text: '. End' },
      ],
    },
    { kind: 'list', lines: [[{ kind: 'text', text: 'a' }], [{ kind: 'text', text: 'b' }]] },
  ]);
});
