import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { atRest } from './page-state.ts';

/** What keeps people out: the page as axe reads it. */

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const RULES: RunOptions = {
  runOnly: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  },
  resultTypes: ['violations'],
};

type Axe = { readonly axe: { run(context: Document, options: RunOptions): Promise<AxeResults> } };

/** What a theme decides. */
const COLOURS: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  resultTypes: ['violations'],
};

/** One line for each fault: the rule, what it wants, and where. The policy of our pages allows no foreign script tag. */
export const axeFaults = async (page: Page, rules = RULES): Promise<string[]> => {
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  if (!isThere) await page.evaluate(SOURCE);
  await atRest(page);
  const { violations } = await page.evaluate((asked) => (globalThis as unknown as Axe).axe.run(document, asked), rules);
  return violations.flatMap(({ id, impact, help, nodes }) =>
    nodes.map(({ target, any, all, none }) => {
      const why = [...any, ...all, ...none].map(({ message }) => message).join('; ');
      return `${id} (${impact ?? 'minor'}): ${help} at ${target.join(' ')}: ${why}`;
    }),
  );
};

/** The faults of a page that has been looked at, once its theme has changed. */
export const colourFaults = (page: Page): Promise<string[]> => axeFaults(page, COLOURS);
