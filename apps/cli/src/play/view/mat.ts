import type { Mat } from '../../games/terminal-presentation.ts';
import type { Canvas } from '../canvas.ts';
import type { Style } from '../palette.ts';
import { cropped } from '../width.ts';
import { CARD_ROWS, drawCards, layCards } from './cards.ts';
import type { Box } from './layout.ts';

/** The mat in the middle of the table. */

/** The mat's border, woven of jade and lacquer red. */
const drawBorder = (canvas: Canvas, { x, y, columns, rows }: Box): void => {
  const woven = (at: number): Style => (at % 4 < 2 ? 'jade' : 'lacquer');
  for (let i = 1; i < columns - 1; i++) {
    canvas.put(x + i, y, '═', woven(i));
    canvas.put(x + i, y + rows - 1, '═', woven(i + 2));
  }
  for (let i = 1; i < rows - 1; i++) {
    canvas.put(x, y + i, '║', woven(2 * i));
    canvas.put(x + columns - 1, y + i, '║', woven(2 * i + 2));
  }
  canvas.put(x, y, '╔', 'lacquer');
  canvas.put(x + columns - 1, y, '╗', 'lacquer');
  canvas.put(x, y + rows - 1, '╚', 'lacquer');
  canvas.put(x + columns - 1, y + rows - 1, '╝', 'lacquer');
};

/** What must be seen at any size, and below it the cards if there is room for them. A list keeps one left edge. */
const drawBoard = (canvas: Canvas, box: Box, { board, cards }: Mat, isList: boolean): void => {
  const { x, y, columns, rows } = box;
  const lines = board.slice(0, rows);
  // A list keeps room for a card that comes and goes, so that its lines never move.
  const reserved = (isList || cards.length > 0) && lines.length + CARD_ROWS <= rows ? CARD_ROWS : 0;
  const top = y + Math.floor((rows - lines.length - reserved) / 2);
  for (const [i, { text, tone }] of lines.entries()) {
    if (isList) canvas.put(x + 1, top + i, cropped(text, columns - 2), tone);
    else canvas.centre(x, top + i, columns, cropped(text, columns), tone);
  }
  if (reserved > 0) drawCards(canvas, layCards([cards], x, columns), cards, () => top + lines.length);
};

const drawPile = (canvas: Canvas, { x, y, columns, rows }: Box, { cards, trail }: Mat): void => {
  const shown = trail.slice(-Math.max(0, rows - CARD_ROWS)).slice(0, Math.max(0, rows - CARD_ROWS));
  const top = y + Math.floor((rows - CARD_ROWS - shown.length) / 2);
  for (const [i, text] of shown.entries()) canvas.centre(x, top + i, columns, cropped(text, columns), 'quiet');
  drawCards(canvas, layCards([cards], x, columns), cards, () => top + shown.length);
};

/** How a mat is drawn: as a list, or as a pile; and what is said of one with nothing on it. */
export interface MatLook {
  readonly isList: boolean;
  readonly empty: string;
}

export const drawMat = (canvas: Canvas, box: Box, mat: Mat, { isList, empty }: MatLook): void => {
  const { cards, caption, board, note } = mat;
  const inner: Box = { x: box.x + 1, y: box.y + 1, columns: box.columns - 2, rows: box.rows - 2 };
  const room = inner.columns - 2;
  drawBorder(canvas, box);
  if (caption !== '') canvas.centre(box.x, box.y, box.columns, cropped(` ${caption} `, room), 'bold');
  if (note !== '') canvas.centre(box.x, box.y + box.rows - 1, box.columns, cropped(` ${note} `, room), 'cut');
  if (board.length > 0) drawBoard(canvas, inner, mat, isList);
  else if (cards.length > 0) drawPile(canvas, inner, mat);
  else {
    const middle = inner.y + Math.floor(inner.rows / 2);
    canvas.centre(inner.x, middle, inner.columns, empty, 'quiet');
  }
};
