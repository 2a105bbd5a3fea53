import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * The code editor, fitted into the house. It writes its styles as text into the page, which the content policy of our pages
 * forbids; here it is made to write them through the object model, which the policy allows. And it brings along what no bot
 * needs: every feature it has, and the types of everything a browser can do.
 *
 * Each change names the very text it changes and how often it is there: a version of the editor that has it otherwise, or
 * has no such module any more, fails the build.
 */

interface Change {
  readonly from: string | RegExp;
  readonly to: string;
  /** How often it is there; once unless it is said. */
  readonly times?: number;
}

const STRICT = join(import.meta.dirname, '..', 'src', 'bots', 'code', 'strict-styles.ts').replaceAll('\\', '/');

/** In front of a module, what it is changed to use. */
const using = (names: string): Change => ({ from: /^/, to: `import { ${names} } from '${STRICT}';\n` });

/** By the end of the module's path under `monaco-editor/esm/vs`. */
const CHANGES: Readonly<Record<string, readonly Change[]>> = {
  'base/browser/domStylesheets.js': [
    using('newStyleSheet'),
    { from: "const style = document.createElement('style');", to: 'const style = newStyleSheet();' },
    { from: 'container.appendChild(style);', to: '' },
  ],
  'editor/browser/view/viewLayer.js': [
    using('writeLines, appendLines'),
    { from: 'this._domNode.innerHTML = newLinesHTML;', to: 'writeLines(this._domNode, newLinesHTML);' },
    {
      from: "lastChild.insertAdjacentHTML('afterend', newLinesHTML);",
      to: 'appendLines(this._domNode, newLinesHTML);',
    },
    { from: 'hugeDomNode.innerHTML = invalidLinesHTML;', to: 'writeLines(hugeDomNode, invalidLinesHTML);' },
  ],
  'editor/browser/widget/diffEditor/components/diffEditorViewZones/renderLines.js': [
    using('writeLines'),
    { from: 'domNode.innerHTML = trustedhtml;', to: 'writeLines(domNode, trustedhtml);' },
  ],
  'editor/browser/widget/diffEditor/components/diffEditorViewZones/diffEditorViewZones.js': [
    { from: "marginElement.setAttribute('style', `", to: 'marginElement.style.cssText = (`' },
  ],
  // All features of the editor, wanted or not.
  'internal/common/workers.js': [{ from: /^import '[^']+';\n/gm, to: '', times: 73 }],
  // Its workers are made in src/bots/code/monaco.ts.
  'editor/browser/services/editorWorkerService.js': [
    { from: "new URL('../../common/services/editorWebWorkerMain.js', import.meta.url)", to: 'undefined' },
  ],
  'languages/features/typescript/workerManager.js': [
    { from: /createWorker: \(\) => new Worker\(new URL\('ts\.worker\.js'.*\n/, to: '' },
  ],
  // A bot has the language and nothing of a browser.
  'languages/features/typescript/lib/lib.js': [
    {
      from: /^libFileMap\["lib\.(?!(?:es5|es2015|es201[6-9]|es202[0-3]|decorators)\b)(?:.|\n(?!libFileMap|\nexport))*\n/gm,
      to: '',
      times: 31,
    },
    { from: /^libFileMap\["lib\.[\w.]*full\.d\.ts"\](?:.|\n(?!libFileMap|\nexport))*\n/gm, to: '', times: 8 },
  ],
};

const timesIn = (code: string, from: string | RegExp): number =>
  typeof from === 'string'
    ? code.split(from).length - 1
    : [...code.matchAll(new RegExp(from, from.flags.includes('g') ? from.flags : `${from.flags}g`))].length;

/** The module as the house uses it; null where nothing is changed. Throws where it is not the module that is known here. */
export const fitted = (module: string, code: string): string | null => {
  if (!Object.hasOwn(CHANGES, module)) return null;
  return CHANGES[module].reduce((text, { from, to, times = 1 }) => {
    const found = timesIn(text, from);
    if (found !== times)
      throw new Error(`${module} has ${found}, not ${times}, of ${from}: is this another monaco-editor?`);
    return text.replace(from, () => to);
  }, code);
};

export const FITTED_MODULES: readonly string[] = Object.keys(CHANGES);

/** In this build, whether the app has taken them in or one of its workers. */
const met = new Set<string>();

/** For the app, and for the workers it is built with; those are finished before the app is. */
export const monaco = (of: 'app' | 'worker'): Plugin => ({
  name: 'sanh-rong-monaco',
  apply: 'build',
  transform: {
    filter: { id: /monaco-editor[\\/]esm[\\/]vs[\\/]/ },
    handler(whole, id) {
      const module = id.replaceAll('\\', '/').replace(/^.*\/monaco-editor\/esm\/vs\//, '');
      const code = fitted(module, whole);
      if (code === null) return null;
      met.add(module);
      return { code, map: null };
    },
  },
  generateBundle() {
    const missed = FITTED_MODULES.filter((module) => !met.has(module));
    if (of === 'app' && missed.length > 0)
      this.error(`not in the build: ${missed.join(', ')}: is this another monaco-editor?`);
  },
});
