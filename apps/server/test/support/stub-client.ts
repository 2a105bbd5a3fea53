import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** A client as the build leaves one, but small: the server's tests need none of what people see. */

export const STUB_SCRIPT = `console.log('${'chia bài '.repeat(200)}');\n`;

const SHELL = `<!doctype html>
<html lang="vi">
  <head>
    <title>Sảnh Rồng</title>
    <meta name="description" content="Không có máy chủ" />
    <!--page-->
    <script type="module" src="/assets/main-Ab12Cd34.js"></script>
  </head>
  <body><div id="app"></div></body>
</html>
`;

const part = (name: string) => ({ scripts: [`/assets/${name}-Ab12Cd34.js`], styles: [`/assets/${name}-Ab12Cd34.css`] });

export const STUB_PAGES = {
  home: part('home'),
  table: part('table'),
  practiceTable: part('practice'),
  learnGame: part('learn'),
  lobby: part('lobby'),
  'game tienlen': part('tienlen'),
  'course phom': part('course'),
  'practice worker': { styles: [], scripts: [], workers: ['/assets/worker-Ab12Cd34.js'] },
};

const FILES: Readonly<Record<string, string>> = {
  'index.html': SHELL,
  'pages.json': `${JSON.stringify(STUB_PAGES)}\n`,
  'assets/main-Ab12Cd34.js': STUB_SCRIPT,
  'assets/main-Ab12Cd34.css': `body { margin: 0 }\n`.repeat(100),
  'assets/sandbox/inside-Ab12Cd34.js': 'postMessage({ type: "up" });\n',
  'sw.js': 'self.addEventListener("fetch", () => {});\n',
  'precache.js': 'self.PRECACHE = {};\n',
  'first.js': 'document.documentElement.dataset.theme = "light";\n',
  'manifest.webmanifest': '{"name":"Sảnh Rồng"}\n',
  'art/og.png': 'not really a picture',
  'art/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
};

/** Named by what is in it, so that it is made once and never stale. */
const place = join(
  import.meta.dirname,
  ...['..', '..', '..', '..', 'node_modules', '.cache', 'sanh-rong'],
  `stub-client-${createHash('sha256').update(JSON.stringify(FILES)).digest('hex').slice(0, 12)}`,
);

const write = (folder: string): void => {
  for (const [name, text] of Object.entries(FILES)) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    if (!/\.(js|css)$/.test(name)) continue;
    writeFileSync(`${file}.br`, brotliCompressSync(text));
    writeFileSync(`${file}.gz`, gzipSync(text));
  }
};

/** The folder of a built client. */
export const stubClient = (): string => {
  if (existsSync(place)) return place;
  const draft = `${place}-${randomUUID()}`;
  write(draft);
  try {
    renameSync(draft, place);
  } catch {
    // Another test was faster; its client is the same.
    rmSync(draft, { recursive: true, force: true });
  }
  return place;
};
