import { standInFor } from '@sanh-rong/players';
import { luckOf } from '../luck/playing.ts';
import type { LuckOrder } from '../luck/wire.ts';
import { reviewOf } from './judging.ts';
import { gameIn } from './reenact.ts';
import type { ReviewOrder } from './wire.ts';

/** What the strongest player plays with comes first, so that the answer is the same for everybody; without it, if need be. */
const prepared = async (game: string | null): Promise<void> => {
  if (game !== null)
    await standInFor(game)
      .prepare?.()
      .catch(() => undefined);
};

/** Judges moves, and plays deals again, beside the page, which goes on listening meanwhile. */
self.addEventListener('message', async ({ data }: MessageEvent<ReviewOrder | LuckOrder>) => {
  if ('games' in data) {
    await prepared(gameIn(data.games.find(({ text }) => text !== null)?.text ?? ''));
    for (const told of luckOf(data)) self.postMessage(told);
    return;
  }
  await prepared(data.source.kind === 'known' ? data.source.game : gameIn(data.source.text));
  for (const told of reviewOf(data)) self.postMessage(told);
});
