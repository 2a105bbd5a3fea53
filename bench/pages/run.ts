import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, needChromium } from '../../e2e/chromium.ts';
import { ServerProcess } from '../server-process.ts';
import { JOURNEYS, type Journey } from './journeys.ts';
import { type Noted, observe, tell } from './probe.ts';
import { table } from './report.ts';

/**
 * The pages of the built client on a slow phone: upright, its processor a quarter as fast as this one, on a slow line and
 * on one that costs nothing, each page opened with an empty cache.
 *
 *   npm run bench:pages -- --runs 5 --only practice --line slow --against ../before/apps/web/dist
 *
 * `--against` names another build of the client: both are opened in turn, so that a busy machine is as unfair to the one as
 * to the other.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
    line: { type: 'string', default: 'slow,free' },
    slowdown: { type: 'string', default: '4' },
    against: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});

/** The lines by name: bytes a second, and the milliseconds of a way there and back. */
const LINES: Readonly<Record<string, { readonly throughput: number; readonly latency: number }>> = {
  slow: { throughput: 1_600_000 / 8, latency: 150 },
  free: { throughput: -1, latency: 0 },
};

export interface Measured extends Noted {
  /** Milliseconds of processor time that the page's main thread took. */
  readonly cpu: number;
}

/** Milliseconds for what comes behind: it may still block. */
const AFTERWARDS = 1_500;
/** Milliseconds after which a page counts as hanging. */
const HANG = 60_000;

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 } as const;

const measure = async (browser: Browser, url: string, journey: Journey, line: string): Promise<Measured> => {
  const context = await browser.newContext({ ...PHONE, locale: 'vi-VN', serviceWorkers: 'block' });
  context.setDefaultTimeout(HANG);
  const path = await journey.prepare(context, url);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.clearBrowserCache');
  const { throughput, latency } = LINES[line];
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slowdown) });
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const { tap, goal } = journey;
  await page.addInitScript(observe, { tap, goal });
  await page.goto(url + path, { waitUntil: 'commit' });
  await page.locator('html[data-noted]').waitFor({ state: 'attached' });
  await page.waitForTimeout(AFTERWARDS);
  const noted = await page.evaluate(tell);
  const { metrics } = await devtools.send('Performance.getMetrics');
  const cpu = 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  await context.close();
  return { ...noted, cpu };
};

const folder = mkdtempSync(join(tmpdir(), 'sanh-rong-pages-'));
const startServer = (name: string, environment: Record<string, string> = {}): Promise<ServerProcess> =>
  ServerProcess.start({
    DATA_DIR: join(folder, name),
    LOG_LEVEL: 'error',
    SANDBOX_WARM: '0',
    ARENA_RUNNERS: '0',
    ...environment,
  });

const builds = new Map([['this', await startServer('this')]]);
if (values.against !== undefined) builds.set('other', await startServer('other', { WEB_DIR: values.against }));
const browser = await chromium.launch({ executablePath: needChromium(), args: [...CHROMIUM_FLAGS] });
const journeys = JOURNEYS.filter(({ name }) => name.includes(values.only));

console.log(
  `${cpus()[0]?.model}, ${cpus().length} cores, load ${loadavg()[0].toFixed(1)}; Chromium ${browser.version()}, processor slowed down ${values.slowdown} times`,
);
for (const line of values.line.split(',')) {
  const rows: { readonly name: string; readonly runs: Measured[] }[] = [];
  for (const journey of journeys) {
    const of = [...builds.keys()].map((build) => ({
      name: builds.size === 1 ? journey.name : `${journey.name} (${build})`,
      runs: [] as Measured[],
    }));
    rows.push(...of);
    for (let run = 0; run < Number(values.runs); run++) {
      for (const [at, { url }] of [...builds.values()].entries()) {
        process.stderr.write(`${line}: ${of[at].name} …\n`);
        of[at].runs.push(await measure(browser, url, journey, line));
      }
    }
  }
  console.log(values.json ? JSON.stringify({ line, rows }) : `\nline: ${line}\n${table(rows)}`);
}

await browser.close();
for (const server of builds.values()) await server.stop();
rmSync(folder, { recursive: true, force: true });
