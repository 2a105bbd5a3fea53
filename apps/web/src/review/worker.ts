import { reviewOf } from './judging.ts';
import type { ReviewOrder } from './wire.ts';

/** Judges moves beside the page, which goes on listening meanwhile. */
self.addEventListener('message', ({ data }: MessageEvent<ReviewOrder>) => {
  for (const told of reviewOf(data)) self.postMessage(told);
});
