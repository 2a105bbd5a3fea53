import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { inject, onTestFailed, TestRunner } from 'vitest';
import { HANG } from '../test/hang.ts';

/** The browser that all tests share, and people who look at it. */

export const openBrowser = (): Promise<Browser> => chromium.connect(inject('chromium'));

export const SIZES = {
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1 },
  /** What most phones are today. */
  tall: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1 },
  landscape: { viewport: { width: 740, height: 360 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1 },
  desktop: { viewport: { width: 1280, height: 800 } },
} as const;

export interface Looks {
  /** Where the server is: pages are then named by their path. */
  readonly url?: string;
  readonly language?: 'vi' | 'en';
  readonly theme?: 'light' | 'dark';
  readonly size?: keyof typeof SIZES;
  /** Things move as they do for most people. Without it they come to rest at once: motion takes time, and is looked at in some tests. */
  readonly motion?: boolean;
  /** Without one, nothing is kept for when the network is gone, and pages load a little faster. */
  readonly serviceWorker?: boolean;
  /** What chance draws in the page comes from this, the same in every run; without it, from the browser. */
  readonly dice?: number;
}

/** Milliseconds for a look at a page of a test that has failed: it may be the page that hangs. */
const GLANCE = 10_000;

const LOCALES = { vi: 'vi-VN', en: 'en-US' } as const;

/** Runs in the page, before anything else does. */
const loadDice = (seed: number): void => {
  let last = seed;
  crypto.getRandomValues = (array) => {
    if (array === null) return array;
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (let at = 0; at < bytes.length; at++) {
      last = (Math.imul(last, 1_664_525) + 1_013_904_223) >>> 0;
      bytes[at] = last >>> 24;
    }
    return array;
  };
};

/** A person at a screen of their own: their own cookies, their own wishes. */
export class Person {
  readonly context: BrowserContext;
  readonly page: Page;
  private readonly seen: string[] = [];
  private readonly expected: RegExp[] = [];
  private guest: Promise<string> | null = null;
  private isHere = true;

  private constructor(context: BrowserContext, page: Page) {
    this.context = context;
    this.page = page;
    this.watch(page);
    context.on('page', (another) => another !== page && this.watch(another));
    // Tests that share a person for a whole file register this themselves.
    if (TestRunner.getCurrentTest() !== undefined) onTestFailed(() => this.tellPage());
  }

  static async arrive(browser: Browser, looks: Looks = {}): Promise<Person> {
    const { url, language = 'vi', theme = 'light', size = 'phone', motion = false, serviceWorker = true, dice } = looks;
    const context = await browser.newContext({
      ...SIZES[size],
      ...(url === undefined ? {} : { baseURL: url }),
      locale: LOCALES[language],
      colorScheme: theme,
      reducedMotion: motion ? 'no-preference' : 'reduce',
      serviceWorkers: serviceWorker ? 'allow' : 'block',
    });
    // No machine is that busy. What is waited for in vain is named by the call that waited.
    context.setDefaultTimeout(HANG);
    context.setDefaultNavigationTimeout(HANG);
    if (dice !== undefined) await context.addInitScript(loadDice, dice);
    return new Person(context, await context.newPage());
  }

  /** All that went wrong in the browser so far and was not to be expected: a test ends with none. */
  get faults(): string[] {
    return this.seen.filter((fault) => !this.expected.some((pattern) => pattern.test(fault)));
  }

  /** Says that this will go wrong, before or after it has. */
  expectFault(pattern: RegExp): void {
    this.expected.push(pattern);
  }

  /** Faults since this was last asked; then nothing is on the list any more. */
  takeFaults(): string[] {
    const { faults } = this;
    this.seen.length = 0;
    return faults;
  }

  /** The token of the guest that this browser became: with it programs can act for them. */
  get token(): Promise<string> {
    return this.guest ?? Promise.reject(new Error('nobody has become a guest in this browser'));
  }

  async leave(): Promise<void> {
    if (TestRunner.getCurrentTest()?.result?.state === 'fail') await this.tellPage();
    this.isHere = false;
    await this.context.close();
  }

  /** Writes down what is on the screens, for the reader of a failed test. */
  async tellPage(): Promise<void> {
    if (!this.isHere) return;
    for (const page of this.context.pages()) {
      const content = await page
        .locator('body')
        .ariaSnapshot({ timeout: GLANCE })
        .catch(() => 'nothing that can be read');
      process.stderr.write(`On the page ${page.url()}:\n${content}\n${this.faults.join('\n')}\n`);
    }
  }

  private watch(page: Page): void {
    page.on('console', (message) => {
      // React warns of mistakes as errors; what violates the content policy is one as well.
      if (message.type() !== 'error' && !message.text().includes('Content Security Policy')) return;
      this.seen.push(`console: ${message.text()} ${message.location().url}`);
    });
    page.on('pageerror', (error) => this.seen.push(`error: ${error.message}`));
    page.on('response', (response) => {
      if (!response.ok() || new URL(response.url()).pathname !== '/api/guest') return;
      this.guest = response.json().then(({ token }) => token);
      // A person who leaves at once takes the answer along.
      this.guest.catch(() => {});
    });
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? 'failed';
      // The page was left before the answer came.
      if (reason !== 'net::ERR_ABORTED') this.seen.push(`request: ${request.url()} ${reason}`);
    });
  }
}

export const newPerson = (browser: Browser, looks?: Looks): Promise<Person> => Person.arrive(browser, looks);
