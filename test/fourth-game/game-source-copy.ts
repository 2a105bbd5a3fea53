import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { SourceCopy } from '../source-copy.ts';
import { LINES, type RegistryLines } from './lines.ts';

const root = join(import.meta.dirname, '..', '..');
const tsc = join(root, 'node_modules', '.bin', 'tsc');

/** The sources in a folder of their own, where a game can be added. */
export class GameSourceCopy extends SourceCopy {
  constructor() {
    super('fourth-game', ['docs', 'bench', 'scripts/bundle.mjs', 'packages/engine/test']);
    this.write('tsconfig.json', JSON.stringify(TYPES));
  }

  private read(path: string): string {
    return readFileSync(join(this.folder, path), 'utf8');
  }

  private write(path: string, text: string): void {
    writeFileSync(join(this.folder, path), text);
  }

  /** Writes a game into one registry. */
  register(path: string, { imports = [], lines }: RegistryLines = LINES[path]): void {
    const left = [...lines];
    const text = this.read(path).replace(/^ +(readonly )?lieng[:,]/gm, (line) => `  ${left.shift()}\n${line}`);
    if (left.length > 0 || text.includes('undefined\n'))
      throw new Error(`${path} has not ${lines.length} lines of Liêng`);
    this.write(path, `${imports.map((what) => `import ${what};\n`).join('')}${text}`);
  }

  /** Lays the game's folders beside those of the others, and lets other packages import them. */
  addFolders(): void {
    cpSync(join(import.meta.dirname, 'files'), this.folder, { recursive: true });
    const plays = 'test/fourth-game/plays.ts';
    cpSync(join(root, plays), join(this.folder, plays));
    for (const name of ['engine', 'presentation']) {
      const path = `packages/${name}/package.json`;
      const manifest = JSON.parse(this.read(path));
      manifest.exports['./highcard'] = { '@sanh-rong/source': './src/highcard/index.ts' };
      this.write(path, JSON.stringify(manifest));
    }
  }

  /** What the compiler says, by file. */
  faults(): Map<string, string> {
    const { stdout } = spawnSync(tsc, ['-p', 'tsconfig.json', '--pretty', 'false'], {
      cwd: this.folder,
      encoding: 'utf8',
    });
    const faults = new Map<string, string>();
    for (const [line, file] of stdout.matchAll(/^(\S+)\(\d+,\d+\): error .*/gm)) faults.set(file, line);
    return faults;
  }

  /** A module of the copy, with everything it needs, and the program inside its sandboxes. */
  async load<Module>(entry: string): Promise<Module> {
    execFileSync(process.execPath, [join('scripts', 'bundle.mjs'), 'sandbox'], { cwd: this.folder, stdio: 'inherit' });
    const outfile = join(this.folder, 'bundle.mjs');
    await build({
      entryPoints: [join(this.folder, entry)],
      outfile,
      bundle: true,
      platform: 'node',
      format: 'esm',
      conditions: ['@sanh-rong/source'],
      banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
      logLevel: 'silent',
    });
    return import(outfile);
  }
}

/** One program for all of it: what the web client needs is right for the rest as well. */
const TYPES = {
  extends: './tsconfig.base.json',
  compilerOptions: {
    noEmit: true,
    incremental: true,
    tsBuildInfoFile: './types.tsbuildinfo',
    jsx: 'react-jsx',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    customConditions: ['@sanh-rong/source'],
    types: ['node'],
    declaration: false,
    declarationMap: false,
    sourceMap: false,
    rewriteRelativeImportExtensions: false,
    allowImportingTsExtensions: true,
  },
  include: ['packages/*/src', 'apps/*/src', 'bench/run.ts', 'bench/puzzles/run.ts', 'test/fourth-game'],
};
