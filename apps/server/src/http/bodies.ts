import type { IncomingMessage } from 'node:http';

/** Bytes of bodies that are on their way: some two hundred bots of the largest kind. */
export const ROOM = 64 * 1_048_576;

/** Bytes that a piece takes besides what is in it: a slow line sends a body in hundreds. */
const PIECE = 512;

/**
 * Bodies that have begun and not ended. What came of them lies in memory, so there is room for so much; where it is full,
 * the one that has been coming longest is ended: an honest one takes a moment.
 */
export class Bodies {
  private readonly room: number;
  /** By request: bytes that have come. The one that began first stands first. */
  private readonly coming = new Map<IncomingMessage, number>();
  private taken = 0;

  constructor(room = ROOM) {
    this.room = room;
  }

  begin(request: IncomingMessage): void {
    this.coming.set(request, 0);
    request.on('data', (piece: Buffer) => this.grow(request, PIECE + piece.length));
  }

  end(request: IncomingMessage): void {
    this.taken -= this.coming.get(request) ?? 0;
    this.coming.delete(request);
  }

  private grow(request: IncomingMessage, bytes: number): void {
    const before = this.coming.get(request);
    if (before === undefined) return;
    this.coming.set(request, before + bytes);
    this.taken += bytes;
    for (const oldest of this.coming.keys()) {
      if (this.taken <= this.room) break;
      this.end(oldest);
      oldest.socket.destroy();
    }
  }
}
