/** How many columns a text takes in a terminal. */

const segments = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Latin letters with every Vietnamese mark in composed form, punctuation and arrows: one column each. */
const NARROW = /^[\x20-\x7e\u00a0-\u02ff\u1e00-\u1eff\u2010-\u2027\u2190-\u21ff\u2500-\u25ff]*$/;

/** Scripts and pictures drawn two columns wide. The suits and the gear are not among them. */
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f/u;

/** Nothing to see: control characters and marks that stand alone. */
const INVISIBLE = /^[\p{Cc}\p{Cf}\p{M}]+$/u;

/** The letters of a text as a reader sees them: a letter and its combining marks are one. */
export const graphemes = (text: string): string[] =>
  NARROW.test(text) ? [...text] : Array.from(segments.segment(text), ({ segment }) => segment);

export const graphemeWidth = (grapheme: string): number => {
  if (NARROW.test(grapheme)) return grapheme.length;
  if (INVISIBLE.test(grapheme)) return 0;
  return WIDE.test(grapheme) ? 2 : 1;
};

export const displayWidth = (text: string): number =>
  NARROW.test(text) ? text.length : graphemes(text).reduce((sum, grapheme) => sum + graphemeWidth(grapheme), 0);

/** The text cut to at most `columns`, with an ellipsis where something is missing. */
export const cropped = (text: string, columns: number): string => {
  if (displayWidth(text) <= columns) return text;
  let kept = '';
  let width = 0;
  for (const grapheme of graphemes(text)) {
    width += graphemeWidth(grapheme);
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
    if (displayWidth(out[out.length - 1]) + graphemeWidth(grapheme) > columns) out.push('');
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
