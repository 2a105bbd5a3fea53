import stringWidth from 'string-width';

/** How many columns a text takes in a terminal. */
export const displayWidth = (text: string): number => stringWidth(text);

const segments = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The letters of a text as a reader sees them: a letter and its combining marks are one. */
export const graphemes = (text: string): string[] => Array.from(segments.segment(text), ({ segment }) => segment);

/** The text cut to at most `columns`, with an ellipsis where something is missing. */
export const cropped = (text: string, columns: number): string => {
  if (displayWidth(text) <= columns) return text;
  let kept = '';
  let width = 0;
  for (const grapheme of graphemes(text)) {
    width += displayWidth(grapheme);
    if (width > columns - 1) break;
    kept += grapheme;
  }
  return columns > 0 ? `${kept}…` : '';
};

export const padEnd = (text: string, columns: number): string =>
  text + ' '.repeat(Math.max(0, columns - displayWidth(text)));

export const padStart = (text: string, columns: number): string =>
  ' '.repeat(Math.max(0, columns - displayWidth(text))) + text;

/** A word in pieces of at most `columns`: only words longer than a line are ever cut. */
const pieces = (word: string, columns: number): string[] => {
  const out = [''];
  for (const grapheme of graphemes(word)) {
    if (displayWidth(out[out.length - 1]) + displayWidth(grapheme) > columns) out.push('');
    out[out.length - 1] += grapheme;
  }
  return out;
};

/** The text in lines of at most `columns`, broken between words; lines after the first are indented. */
export const wrap = (text: string, columns: number, indent = 0): string[] => {
  if (displayWidth(text) <= columns) return [text];
  const margin = ' '.repeat(Math.min(indent, Math.floor(columns / 2)));
  const lines: string[] = [];
  let line = '';
  for (const [, blanks, long] of text.matchAll(/( *)([^ ]+)/g)) {
    for (const [i, word] of pieces(long, columns - margin.length).entries()) {
      const longer = line + (i === 0 ? blanks : '') + word;
      if (displayWidth(longer) <= columns) line = longer;
      else {
        if (line.trim() !== '') lines.push(line);
        line = margin + word;
      }
    }
  }
  return [...lines, line];
};
