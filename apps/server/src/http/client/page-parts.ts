import { type Html, html } from '../pages/html.ts';

/** What pages are made of, as the build wrote it down: a page that names its parts has them sooner. */

export interface Parts {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** What the page will start beside itself: only fetched here. */
  readonly workers?: readonly string[];
}

/** By the name of a page, and by the names of the other things that a page may need. */
export type PageParts = Readonly<Record<string, Parts>>;

export const readPageParts = (text: string): PageParts => JSON.parse(text) as PageParts;

/** Lines for the head of a page that needs all of these. */
export const writeParts = (pages: PageParts, names: readonly string[]): Html => {
  const needed = names.flatMap((name) => (Object.hasOwn(pages, name) ? [pages[name]] : []));
  const styles = new Set(needed.flatMap((parts) => parts.styles));
  const scripts = new Set(needed.flatMap((parts) => parts.scripts));
  const workers = new Set(needed.flatMap((parts) => parts.workers ?? []));
  return html`${[...styles].map(
    (path) => html`
    <link rel="stylesheet" crossorigin href="${path}" />`,
  )}${[...scripts].map(
    (path) => html`
    <link rel="modulepreload" fetchpriority="low" crossorigin href="${path}" />`,
  )}${[...workers].map(
    (path) => html`
    <link rel="preload" as="fetch" fetchpriority="low" crossorigin href="${path}" />`,
  )}`;
};
