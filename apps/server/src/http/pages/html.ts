/** HTML that is written on purpose; everything else is text and comes out as text. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Piece = string | number | Html | null | readonly Html[];

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign]);

const written = (piece: Piece): string => {
  if (piece === null) return '';
  if (piece instanceof Html) return piece.text;
  return typeof piece === 'object' ? piece.map(({ text }) => text).join('') : escaped(String(piece));
};

/** Writes HTML. Every value that is filled in is escaped, unless it was written by this function itself. */
export const html = (parts: TemplateStringsArray, ...pieces: readonly Piece[]): Html =>
  new Html(parts.map((part, i) => (i === 0 ? part : written(pieces[i - 1]) + part)).join(''));
