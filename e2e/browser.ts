import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { inject } from 'vitest';

/** The browser that all tests share, and people who look at it. */

export const openBrowser = (): Promise<Browser> => chromium.connect(inject('chromium'));

export const SIZES = {
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
  landscape: { viewport: { width: 740, height: 360 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
  desktop: { viewport: { width: 1280, height: 800 } },
} as const;

export interface Looks {
  /** Where the server is: pages are then named by their path. */
  readonly url?: string;
  readonly language?: 'vi' | 'en';
  readonly theme?: 'light' | 'dark';
  readonly size?: keyof typeof SIZES;
  readonly reducedMotion?: boolean;
  /** Without one, nothing is kept for when the network is gone, and pages load a little faster. */
  readonly serviceWorker?: boolean;
  /** What chance draws in the page comes from this, the same in every run; without it, from the browser. */
  readonly dice?: number;
}

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

/** Somebody at a screen of their own: their own cookies, their own wishes. */
export class Person {
  readonly context: BrowserContext;
  readonly page: Page;
  private readonly seen: string[] = [];
  private readonly expected: RegExp[] = [];

  private constructor(context: BrowserContext, page: Page) {
    this.context = context;
    this.page = page;
    this.watch(page);
    context.on('page', (another) => another !== page && this.watch(another));
  }

  static async arrive(browser: Browser, looks: Looks = {}): Promise<Person> {
    const {
      url,
      language = 'vi',
      theme = 'light',
      size = 'phone',
      reducedMotion = false,
      serviceWorker = true,
      dice,
    } = looks;
    const context = await browser.newContext({
      ...SIZES[size],
      ...(url === undefined ? {} : { baseURL: url }),
      locale: LOCALES[language],
      colorScheme: theme,
      reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
      serviceWorkers: serviceWorker ? 'allow' : 'block',
    });
    if (dice !== undefined) await context.addInitScript(loadDice, dice);
    return new Person(context, await context.newPage());
  }

  /** Whatever went wrong in the browser so far and was not to be expected: a test ends with none. */
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

  async leave(): Promise<void> {
    await this.context.close();
  }

  private watch(page: Page): void {
    page.on('console', (message) => {
      // React warns of mistakes as errors; what violates the content policy is one as well.
      if (message.type() !== 'error' && !message.text().includes('Content Security Policy')) return;
      this.seen.push(`console: ${message.text()} ${message.location().url}`);
    });
    page.on('pageerror', (error) => this.seen.push(`error: ${error.message}`));
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? 'failed';
      // Somebody went elsewhere before the answer came.
      if (reason !== 'net::ERR_ABORTED') this.seen.push(`request: ${request.url()} ${reason}`);
    });
  }
}

export const newPerson = (browser: Browser, looks?: Looks): Promise<Person> => Person.arrive(browser, looks);
