import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { FITTED_MODULES, fitted, monaco } from '../../../build/monaco.ts';

const EDITOR = join(import.meta.dirname, '..', '..', '..', '..', '..', 'node_modules', 'monaco-editor', 'esm', 'vs');

const read = (module: string): string => readFileSync(join(EDITOR, module), 'utf8');

test.each(FITTED_MODULES)('%s is there and is what is known here', (module) => {
  expect(fitted(module, read(module))).not.toBe(read(module));
});

test('every other module stays as it is', () => {
  expect(fitted('editor/editor.api.js', 'anything')).toBeNull();
});

test('a module that has a text once more, or no longer, is not known here', () => {
  const module = 'editor/browser/view/viewLayer.js';
  const code = read(module);
  const line = 'hugeDomNode.innerHTML = invalidLinesHTML;';
  expect(() => fitted(module, `${code}\n${line}`)).toThrow('has 2, not 1');
  expect(() => fitted(module, code.replace(line, ''))).toThrow('has 0, not 1');
});

test('an app in which one of them is never met does not build', async () => {
  const entry = 'virtual:entry';
  const app = build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      monaco('app'),
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? 'export {}' : null),
      },
    ],
    build: { write: false, rolldownOptions: { input: entry } },
  });
  await expect(app).rejects.toThrow(`not in the build: ${FITTED_MODULES[0]}`);
});
