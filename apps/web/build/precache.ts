import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';

/** Tells the service worker what the app is made of, and changes whenever that does. */

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));

/**
 * Not part of the app itself: older formats of fonts, pictures for link previews and home screens, what the server reads;
 * and the code editor, which is heavier than all the rest and not for everybody.
 */
const LEFT_OUT =
  /\.(woff|map|txt|png|jpg|ttf)$|^sw\.js$|^precache\.js$|^pages\.json$|^assets\/(monaco|editor-worker|language-worker)-/;

/**
 * What players learned weighs more than a game, and so do the puzzles of one: it comes where they are wanted, and is kept
 * from then on.
 */
const KEPT_ONCE_USED = /^assets\/(weights|library)-/;

export const precache = (): Plugin => {
  let publicDir = '';
  return {
    name: 'sanh-rong-precache',
    apply: 'build',
    configResolved(config) {
      publicDir = config.publicDir;
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const hash = createHash('sha256');
        const built = Object.values(bundle).map((file) => {
          hash.update(file.fileName).update(file.type === 'chunk' ? file.code : file.source);
          return file.fileName;
        });
        const given = filesIn(publicDir);
        for (const file of given) hash.update(file).update(readFileSync(join(publicDir, file)));
        const kept = [...new Set([...built, ...given])].filter((file) => !LEFT_OUT.test(file) && file !== 'index.html');
        const paths = (areOnceUsed: boolean): string[] =>
          kept
            .filter((file) => KEPT_ONCE_USED.test(file) === areOnceUsed)
            .map((file) => `/${file}`)
            .sort();
        if (paths(true).length === 0) this.error('no part holds what players learned');
        const parts = { files: ['/', ...paths(false)], onceUsed: paths(true) };
        this.emitFile({
          type: 'asset',
          fileName: 'precache.js',
          source: `self.PRECACHE=${JSON.stringify({ version: hash.digest('hex').slice(0, 16), ...parts })};\n`,
        });
      },
    },
  };
};
