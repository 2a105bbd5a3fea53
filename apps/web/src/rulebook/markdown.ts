/**
 * The rule books of docs/rules as a page can show them. They are written in a small part of Markdown: chapters, sections,
 * paragraphs, lists, tables; inside a line bold, terms, code and rule IDs.
 */

export type Inline =
  | { readonly kind: 'text' | 'strong' | 'term' | 'code'; readonly text: string }
  /** Rules that a sentence names at its end: `(MN-4)`, `(TL-5, MN-11)`. */
  | { readonly kind: 'rules'; readonly rules: readonly string[] };

export type Line = readonly Inline[];

export type Block =
  | { readonly kind: 'heading' | 'paragraph'; readonly line: Line }
  | { readonly kind: 'list'; readonly lines: readonly Line[] }
  | { readonly kind: 'table'; readonly head: readonly Line[]; readonly rows: readonly (readonly Line[])[] };

export interface BookSection {
  /** The chapter it stands in, where a book has chapters. */
  readonly chapter: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

const INLINE = /\*\*(.+?)\*\*|`(.+?)`|\(((?:[A-Z]{2}-\d+(?:, )?)+)\)|\*(.+?)\*/g;

const lineOf = (source: string): Line => {
  const parts: Inline[] = [];
  let from = 0;
  for (const { 0: whole, 1: strong, 2: code, 3: rules, 4: term, index } of source.matchAll(INLINE)) {
    if (index > from) parts.push({ kind: 'text', text: source.slice(from, index) });
    if (strong !== undefined) parts.push({ kind: 'strong', text: strong });
    else if (code !== undefined) parts.push({ kind: 'code', text: code });
    else if (term !== undefined) parts.push({ kind: 'term', text: term });
    else parts.push({ kind: 'rules', rules: rules.split(', ') });
    from = index + whole.length;
  }
  if (from < source.length) parts.push({ kind: 'text', text: source.slice(from) });
  return parts;
};

const cellsOf = (row: string): readonly Line[] =>
  row
    .slice(1, -1)
    .split('|')
    .map((cell) => lineOf(cell.trim()));

const blockOf = (source: string): Block => {
  const lines = source.split('\n');
  if (source.startsWith('### ')) return { kind: 'heading', line: lineOf(source.slice(4)) };
  if (lines.every((line) => line.startsWith('- '))) {
    return { kind: 'list', lines: lines.map((line) => lineOf(line.slice(2))) };
  }
  if (lines.every((line) => line.startsWith('|'))) {
    const [head, , ...rows] = lines;
    return { kind: 'table', head: cellsOf(head), rows: rows.map(cellsOf) };
  }
  return { kind: 'paragraph', line: lineOf(lines.join(' ')) };
};

const plain = (title: string): string => title.replaceAll('`', '');

/** The book of a rule set. Chapters that name another rule set of the same game (`# B. \`ta-la\``) are left out. */
export const readBook = (source: string, ruleSet: string): readonly BookSection[] => {
  const sections: { chapter: string; title: string; blocks: Block[] }[] = [];
  // Before the first section stands what the book is about, with its links.
  const [, ...parts] = source.trim().split(/\n{2,}/);
  let chapter = '';
  let isOthers = false;
  for (const part of parts) {
    const heading = /^(#{1,2}) (.+)$/.exec(part);
    if (heading === null) {
      if (!isOthers) sections.at(-1)?.blocks.push(blockOf(part));
      continue;
    }
    const title = plain(heading[2]);
    const isChapter = heading[1] === '#';
    if (isChapter) {
      const named = /`(.+?)`/.exec(heading[2])?.[1];
      isOthers = named !== undefined && named !== ruleSet;
      chapter = title;
    }
    if (!isOthers) sections.push({ chapter, title: isChapter ? '' : title, blocks: [] });
  }
  return sections.filter(({ blocks }) => blocks.length > 0);
};

const linesOf = (block: Block): readonly Line[] => {
  if (block.kind === 'list') return block.lines;
  return block.kind === 'table' ? [block.head, ...block.rows].flat() : [block.line];
};

/** Whether a block states the rule. */
export const states = (block: Block, rule: string): boolean =>
  linesOf(block).some((line) => line.some((part) => part.kind === 'rules' && part.rules.includes(rule)));
