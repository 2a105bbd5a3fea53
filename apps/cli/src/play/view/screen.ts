import { MESSAGES } from '../../messages/vi.ts';
import { Canvas } from '../canvas.ts';
import type { Screen } from '../controller.ts';
import { offerLabel } from '../pages.ts';
import { clampScroll, pageColumns, pageLines, pageMargin, pageRows } from '../paging.ts';
import type { Paint } from '../palette.ts';
import { isTooSmall, MIN_COLUMNS, MIN_ROWS } from '../size.ts';
import { isSessionOver, offerOf } from '../table.ts';
import { cropped, displayWidth, wrap } from '../width.ts';
import { layoutOf } from './layout.ts';
import { drawTable } from './table.ts';

/** The whole screen as lines of text: a pure function of the state. */

const drawPage = (canvas: Canvas, screen: Screen, keys: string): void => {
  const columns = pageColumns(screen);
  const rows = pageRows(screen);
  const lines = pageLines(screen);
  const scroll = clampScroll(screen, screen.scroll);
  for (const [i, { text, style }] of lines.slice(scroll, scroll + rows).entries()) {
    canvas.put(pageMargin, i, text, style);
  }
  const say = MESSAGES[screen.language];
  const footer = screen.overlay === 'quit' ? say.quitQuestion : keys;
  canvas.put(pageMargin, canvas.rows - 1, cropped(footer, columns), screen.overlay === 'quit' ? 'bold' : 'turn');
  if (lines.length > rows && displayWidth(footer) + displayWidth(say.more) + 2 <= columns) {
    canvas.right(pageMargin, canvas.rows - 1, columns, say.more, 'quiet');
  }
};

const drawTooSmall = (canvas: Canvas, { language, columns, rows, overlay }: Screen): void => {
  const say = MESSAGES[language];
  const text = overlay === 'quit' ? say.quitQuestion : say.tooSmall(columns, rows, MIN_COLUMNS, MIN_ROWS);
  for (const [i, line] of wrap(text, canvas.columns).entries()) canvas.put(0, i, line);
};

const resultKeys = ({ table, language }: Screen): string => {
  const { pageKeys } = MESSAGES[language];
  const on = isSessionOver(table) ? pageKeys.final : pageKeys.next;
  const offer = offerOf(table);
  return offer === null ? on : `${offerLabel(offer, language)} · ${on}`;
};

const drawAny = (canvas: Canvas, screen: Screen): void => {
  const { table, language, overlay, page, columns, rows } = screen;
  const { pageKeys } = MESSAGES[language];
  if (isTooSmall(screen)) drawTooSmall(canvas, screen);
  else if (overlay === 'help') drawPage(canvas, screen, pageKeys.close);
  else if (page === 'result') drawPage(canvas, screen, resultKeys(screen));
  else if (page === 'final') drawPage(canvas, screen, pageKeys.leave);
  else drawTable(canvas, screen, layoutOf(columns, rows, table.setup));
};

export const drawScreen = (screen: Screen, paint: Paint): string[] => {
  const canvas = new Canvas(Math.max(1, screen.columns), Math.max(1, screen.rows));
  drawAny(canvas, screen);
  return canvas.lines(paint);
};
