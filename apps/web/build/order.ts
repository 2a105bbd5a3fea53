import type { Plugin } from 'vite';

/**
 * What the page asks for first. The server says on it what it is: to show that, styles are enough, and on a slow line
 * scripts would only be in their way.
 */

const STYLES = /\n\s*<link rel="stylesheet"[^>]*>/g;
const SCRIPTS = /<(script type="module"|link rel="modulepreload")(?=[^>]* (?:src|href)="\/assets\/)/g;

/** Where the first of the built scripts stands. */
const FIRST_SCRIPT = /\n\s*<script type="module"/;

export const order = (): Plugin => ({
  name: 'sanh-rong-order',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(page) {
      const styles = page.match(STYLES) ?? [];
      return page
        .replaceAll(STYLES, '')
        .replace(FIRST_SCRIPT, (script) => styles.join('') + script)
        .replaceAll(SCRIPTS, '<$1 fetchpriority="low"');
    },
  },
});
