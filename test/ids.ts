import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** IDs of rules and of behaviour: where documents define them, and which tests carry them in their names. */

const root = join(import.meta.dirname, '..');

const filesUnder = (folder: string, matches: RegExp): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => matches.test(name) && !/node_modules|dist\//.test(name))
    .map((name) => join(root, folder, name));

const idsIn = (text: string, id: RegExp): string[] => [...text.matchAll(id)].map(([found]) => found);

/** `id` must be global. Every mention counts, in the order of the files. */
export const idsInDocuments = (folder: string, id: RegExp): string[] =>
  filesUnder(folder, /\.md$/).flatMap((file) => idsIn(readFileSync(file, 'utf8'), id));

/** IDs in the texts of test files: comments do not count. */
export const idsInTests = (id: RegExp): Set<string> =>
  new Set(
    ['packages', 'apps'].flatMap((folder) =>
      filesUnder(folder, /\.test\.ts$/).flatMap((file) => {
        const code = readFileSync(file, 'utf8').replace(/^\s*(\/\/|\*|\/\*).*$/gm, '');
        return [...code.matchAll(/'[^'\n]*'|`[^`\n]*`|"[^"\n]*"/g)].flatMap(([literal]) => idsIn(literal, id));
      }),
    ),
  );
