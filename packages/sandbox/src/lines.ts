/** The longest line that an honest process writes: a report of several answers with all they printed. */
const LONGEST = 256 * 1_024;

const NEWLINE = 10;

/** Lines from the pieces they arrive in. A process that writes a line without an end is cut off. */
export class Lines {
  private pieces: Buffer[] = [];
  private length = 0;

  /** The lines that are complete now, or null when one is too long. */
  add(piece: Buffer): string[] | null {
    const lines: string[] = [];
    let from = 0;
    for (let end = piece.indexOf(NEWLINE); end >= 0; end = piece.indexOf(NEWLINE, from)) {
      if (this.length + end - from > LONGEST) return null;
      lines.push(this.finish(piece.subarray(from, end)));
      from = end + 1;
    }
    if (from < piece.length) this.keep(piece.subarray(from));
    return this.length > LONGEST ? null : lines;
  }

  private keep(piece: Buffer): void {
    this.pieces.push(piece);
    this.length += piece.length;
  }

  private finish(last: Buffer): string {
    if (this.length === 0) return last.toString('utf8');
    const line = Buffer.concat([...this.pieces, last]).toString('utf8');
    this.pieces = [];
    this.length = 0;
    return line;
  }
}
