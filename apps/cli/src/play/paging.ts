import type { Language } from '@sanh-rong/engine';
import { finalPage, helpPage, type Paragraph, resultPage } from './pages.ts';
import type { Style } from './palette.ts';
import type { Table } from './table.ts';
import { wrap } from './width.ts';

/** Pages cut into lines for a screen, and how far they can be scrolled. */

const MARGIN = 2;
/** The last line says which keys do what; the one above stays empty. */
const FOOTER_ROWS = 2;

export interface PageLine {
  readonly text: string;
  readonly style: Style;
}

/** The part of the screen's state that a page depends on. */
export interface Paged {
  readonly table: Table;
  readonly language: Language;
  readonly columns: number;
  readonly rows: number;
  readonly page: 'table' | 'result' | 'final';
  readonly overlay: 'help' | 'quit' | null;
  readonly scroll: number;
}

export const pageColumns = ({ columns }: Paged): number => Math.max(1, columns - 2 * MARGIN);

export const pageRows = ({ rows }: Paged): number => Math.max(1, rows - FOOTER_ROWS);

export const pageMargin = MARGIN;

const paragraphsOf = ({ table, language, page, overlay }: Paged): readonly Paragraph[] => {
  if (overlay === 'help') return helpPage(table, language);
  if (page === 'result') return resultPage(table, language);
  return page === 'final' ? finalPage(table, language) : [];
};

export const pageLines = (paged: Paged): readonly PageLine[] =>
  paragraphsOf(paged).flatMap(({ text, style, indent }) =>
    wrap(text, pageColumns(paged), indent).map((line) => ({ text: line, style })),
  );

/** A place to scroll to that still shows something. */
export const clampScroll = (paged: Paged, scroll: number): number =>
  Math.max(0, Math.min(scroll, pageLines(paged).length - pageRows(paged)));
