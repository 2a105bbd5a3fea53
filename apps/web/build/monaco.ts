import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * The code editor, fitted into the house. It writes its styles as text into the page, which the content policy of our pages
 * forbids; here it is made to write them through the object model, which the policy allows. And it brings along what no bot
 * needs: every feature it has, and the types of everything a browser can do.
 *
 * Each change names the very text it changes: a version of the editor that no longer has it fails the build.
 */

interface Change {
  readonly from: string | RegExp;
  readonly to: string;
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
  'internal/common/workers.js': [{ from: /^import '[^']+';\n/gm, to: '' }],
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
    },
    { from: /^libFileMap\["lib\.[\w.]*full\.d\.ts"\](?:.|\n(?!libFileMap|\nexport))*\n/gm, to: '' },
  ],
};

const has = (code: string, from: string | RegExp): boolean =>
  typeof from === 'string' ? code.includes(from) : code.search(from) >= 0;

/** For the app, and for the workers it is built with. */
export const monaco = (): Plugin => ({
  name: 'sanh-rong-monaco',
  apply: 'build',
  transform: {
    filter: { id: /monaco-editor[\\/]esm[\\/]vs[\\/]/ },
    handler(code, id) {
      const module = id.replaceAll('\\', '/').replace(/^.*\/monaco-editor\/esm\/vs\//, '');
      const changes = CHANGES[module];
      if (changes === undefined) return null;
      const missing = changes.find(({ from }) => !has(code, from));
      if (missing !== undefined) this.error(`${module} has no ${String(missing.from)}: is this another monaco-editor?`);
      return { code: changes.reduce((text, { from, to }) => text.replace(from, () => to), code), map: null };
    },
  },
});
