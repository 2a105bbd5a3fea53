import type { Page } from 'playwright-core';
import { PARTS_WORDS } from '../apps/web/src/parts/messages/index.ts';

/** Words that stand where something is still to come. */
const WAITING = Object.values(PARTS_WORDS).map(({ loading }) => loading);

/** Once the page is there: it has its heading, nothing is being loaded, fonts are in and nothing moves to an end. */
export const settled = async (page: Page): Promise<void> => {
  await page.waitForFunction((waiting) => {
    const isWaiting = [...document.querySelectorAll('[role="status"]')].some((each) =>
      waiting.includes(each.textContent ?? ''),
    );
    return !isWaiting && document.querySelector('h1, h2') !== null;
  }, WAITING);
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
