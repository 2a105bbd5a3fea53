import type { Page } from 'playwright-core';
import { PARTS_WORDS } from '../apps/web/src/parts/messages/vi.ts';

/** Words that stand where something is still to come. */
const WAITING = Object.values(PARTS_WORDS).map(({ loading }) => loading);

/** Motion that ends later than this is a clock, not something coming to rest (milliseconds). */
const SOON = 3_000;
/** Where a game goes on by itself one motion follows the other. */
const LOOKS = 5;

/** Milliseconds between two looks. A look with every frame makes a page draw that has nothing to draw. */
const BETWEEN_LOOKS = 50;

/** Waits until something is so in the page; where it never is, it is said what was waited for. */
export const pageUntil = async <Known>(
  page: Page,
  what: string,
  isSo: (known: Known) => boolean,
  known: Known,
): Promise<void> => {
  try {
    await page.waitForFunction(isSo as (known: unknown) => boolean, known as unknown, {
      polling: BETWEEN_LOOKS,
    });
  } catch (cause) {
    throw new Error(`waited for ${what} on ${page.url()}`, { cause });
  }
};

/** Waits until a table shows that so many moves were made, or that its game is over. */
export const showsMoves = (page: Page, moves: number): Promise<void> =>
  pageUntil(
    page,
    `move ${moves}`,
    (made) =>
      Number(document.querySelector('[data-moves]')?.getAttribute('data-moves')) >= made ||
      document.querySelector('[data-over="true"]') !== null,
    moves,
  );

/** Once nothing is about to come to rest: what fades in has its colours by then. */
export const atRest = (page: Page): Promise<void> =>
  page.evaluate(
    async ([soon, looks]) => {
      const endsSoon = ({ playState, effect, currentTime }: Animation): boolean =>
        playState === 'running' && Number(effect?.getComputedTiming().endTime) - Number(currentTime ?? 0) < soon;
      for (let look = 0; look < looks; look++) {
        const moving = document.getAnimations().filter(endsSoon);
        if (moving.length === 0) return;
        await Promise.allSettled(moving.map(({ finished }) => finished));
      }
    },
    [SOON, LOOKS],
  );

/** Once the page is there: it has its heading, nothing is being loaded, fonts are in and nothing moves to an end. */
export const settled = async (page: Page): Promise<void> => {
  await pageUntil(
    page,
    'a heading, and nothing that is still to come',
    (waiting) => {
      const isWaiting = [...document.querySelectorAll('[role="status"]')].some((each) =>
        waiting.includes(each.textContent ?? ''),
      );
      return !isWaiting && document.querySelector('h1, h2') !== null;
    },
    WAITING,
  );
  await page.evaluate(async () => {
    await document.fonts.ready;
    const hasEnd = (animation: Animation): boolean => animation.effect?.getComputedTiming().endTime !== Infinity;
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(hasEnd)
        .map(({ finished }) => finished),
    );
  });
};
