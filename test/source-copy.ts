import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { newScratch } from './scratch.ts';

const root = join(import.meta.dirname, '..');

const WORKSPACES = ['packages', 'apps'].flatMap((kind) =>
  readdirSync(join(root, kind)).map((name) => join(kind, name)),
);

/** What a workspace is built from. */
const PARTS = ['src', 'bin', 'package.json', 'tsconfig.build.json'];

/** Tests of the repository are not asked here; what the copy is made into is. */
const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);

/** The sources of the repository in a folder of their own, with nothing built; packages of others are the repository's. */
export class SourceCopy {
  readonly folder: string;

  constructor(name: string, others: readonly string[]) {
    this.folder = newScratch(name);
    const paths = [
      ...WORKSPACES.flatMap((workspace) => PARTS.map((part) => join(workspace, part))),
      ...['package.json', 'package-lock.json', 'tsconfig.base.json'],
      ...others,
    ];
    for (const path of paths.filter((each) => existsSync(join(root, each))))
      cpSync(join(root, path), join(this.folder, path), { recursive: true, filter: (each) => !isTest(each) });
    this.link();
  }

  private link(): void {
    const there = join(this.folder, 'node_modules');
    for (const folder of ['@sanh-rong', '.bin']) mkdirSync(join(there, folder), { recursive: true });
    for (const name of readdirSync(join(root, 'node_modules')))
      if (!['@sanh-rong', '.bin', '.cache'].includes(name))
        symlinkSync(join(root, 'node_modules', name), join(there, name));
    for (const workspace of WORKSPACES) {
      const { name, bin = {} } = JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8'));
      symlinkSync(join(this.folder, workspace), join(there, name));
      for (const [command, file] of Object.entries<string>(bin))
        symlinkSync(join(this.folder, workspace, file), join(there, '.bin', command));
      const own = join(workspace, 'node_modules');
      if (existsSync(join(root, own))) symlinkSync(join(root, own), join(this.folder, own));
    }
  }
}
