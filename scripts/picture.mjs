/**
 * Turns a coloured terminal screen on standard input into an SVG picture on standard output:
 *   tmux capture-pane -e -p | node scripts/picture.mjs 'What it shows' > docs/pictures/play.svg
 */
import { readFileSync } from 'node:fs';

const CELL = { width: 8.4, height: 18, size: 14 };
const PAPER = '#14110f';
const INK = '#f2e8d8';
const DIM = 0.55;

const BASIC = ['#000', '#a3261f', '#2f6f5e', '#c98f2b', '#3a5a8c', '#7a4a7a', '#2f6f6f', '#d8cfc0'];
const STEPS = [0, 95, 135, 175, 215, 255];

/** The colour of a number in the palette of 256. */
const colour = (n) => {
  if (n < 16) return BASIC[n % 8];
  if (n >= 232)
    return `rgb(${Array(3)
      .fill(8 + (n - 232) * 10)
      .join(',')})`;
  const at = n - 16;
  return `rgb(${STEPS[Math.floor(at / 36)]},${STEPS[Math.floor(at / 6) % 6]},${STEPS[at % 6]})`;
};

const START = { fill: null, back: null, bold: false, dim: false, reverse: false };

/** The style after one escape code. */
const restyled = (style, codes) => {
  const next = { ...style };
  for (let i = 0; i < codes.length; i++) {
    const code = codes[i];
    if (code === 0) Object.assign(next, START);
    else if (code === 1) next.bold = true;
    else if (code === 2) next.dim = true;
    else if (code === 7) next.reverse = true;
    else if (code === 22) Object.assign(next, { bold: false, dim: false });
    else if (code === 39) next.fill = null;
    else if (code === 49) next.back = null;
    else if ((code === 38 || code === 48) && codes[i + 1] === 5) {
      next[code === 38 ? 'fill' : 'back'] = colour(codes[i + 2]);
      i += 2;
    }
  }
  return next;
};

const escaped = (text) => text.replace(/[&<>]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[c]);

const cells = (line, start) => {
  let style = start;
  const out = [];
  // biome-ignore lint/suspicious/noControlCharactersInRegex: escape codes begin with one.
  for (const [, codes, text] of line.matchAll(/\x1b\[([\d;]*)m|([^\x1b]+)/g)) {
    if (codes !== undefined) style = restyled(style, codes === '' ? [0] : codes.split(';').map(Number));
    else for (const { segment } of new Intl.Segmenter('vi').segment(text)) out.push({ text: segment, style });
  }
  return { out, style };
};

const lines = readFileSync(0, 'utf8').replace(/\n$/, '').split('\n');
const parts = [];
let style = START;
let columns = 0;
for (const [row, line] of lines.entries()) {
  const read = cells(line, style);
  style = read.style;
  columns = Math.max(columns, read.out.length);
  for (const [column, cell] of read.out.entries()) {
    const fill = cell.style.reverse ? PAPER : (cell.style.fill ?? INK);
    const back = cell.style.reverse ? INK : cell.style.back;
    const x = (column * CELL.width).toFixed(1);
    if (back)
      parts.push(
        `<rect x="${x}" y="${row * CELL.height}" width="${CELL.width + 0.4}" height="${CELL.height + 0.4}" fill="${back}"/>`,
      );
    if (cell.text === ' ') continue;
    const weight = cell.style.bold ? ' font-weight="700"' : '';
    const opacity = cell.style.dim ? ` opacity="${DIM}"` : '';
    parts.push(
      `<text x="${x}" y="${row * CELL.height + 13.5}" fill="${fill}"${weight}${opacity}>${escaped(cell.text)}</text>`,
    );
  }
}
const [width, height] = [columns * CELL.width + 24, lines.length * CELL.height + 24];
console.log(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width.toFixed(0)} ${height}" font-family="'DejaVu Sans Mono','Noto Sans Mono',Menlo,Consolas,monospace" font-size="${CELL.size}">` +
    `<title>${escaped(process.argv[2] ?? '')}</title>` +
    `<rect width="100%" height="100%" rx="10" fill="${PAPER}"/><g transform="translate(12 12)">${parts.join('')}</g></svg>`,
);
