/** Runs in the page, before anything of it does: notes when what is waited for is on the screen, and taps as soon as it can. */

export interface Probe {
  /** A button to be tapped as soon as it takes a tap, by its text. */
  readonly tap: string | null;
  /** What must be on the screen at last. */
  readonly goal: string;
}

/** What the page tells, in milliseconds since it was asked for. */
export interface Noted {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** What tasks took beyond the 50 ms within which a tap is felt to be answered, from the first paint on. */
  readonly blocked: number;
  readonly longestTask: number;
  readonly tapped: number | null;
  readonly goal: number | null;
  /** Of what was asked for until then. */
  readonly requests: number;
  readonly bytes: number;
}

export const observe = ({ tap, goal }: Probe): void => {
  const blocking: PerformanceEntry[] = [];
  const paints: PerformanceEntry[] = [];
  const times: { tapped: number | null; goal: number | null } = { tapped: null, goal: null };
  const keep = (entries: PerformanceEntry[], type: string): void =>
    new PerformanceObserver((list) => entries.push(...list.getEntries())).observe({ type, buffered: true });
  keep(blocking, 'longtask');
  keep(paints, 'largest-contentful-paint');
  const tapWhenReady = (): void => {
    const button = [...document.querySelectorAll('button')].find(
      ({ textContent, ariaDisabled, disabled }) => textContent === tap && ariaDisabled !== 'true' && !disabled,
    );
    if (button === undefined) return;
    times.tapped = performance.now();
    button.click();
  };
  const look = (): void => {
    if (tap !== null && times.tapped === null) tapWhenReady();
    if (times.goal !== null || document.querySelector(goal) === null) return;
    times.goal = performance.now();
    // On the screen it is when a frame has been drawn with it.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        times.goal = performance.now();
        document.documentElement.setAttribute('data-noted', '');
      };
      port2.postMessage(null);
    });
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
  const told = (): Noted => {
    const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
    const tasks = blocking.filter(({ startTime, duration }) => startTime + duration > first);
    const until = times.goal ?? performance.now();
    const asked = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].filter(
      ({ startTime }) => startTime < until,
    ) as PerformanceResourceTiming[];
    return {
      firstPaint: first,
      largestPaint: paints.at(-1)?.startTime ?? Number.NaN,
      blocked: tasks.reduce((sum, { duration }) => sum + duration - 50, 0),
      longestTask: Math.max(0, ...tasks.map(({ duration }) => duration)),
      tapped: times.tapped,
      goal: times.goal,
      requests: asked.length,
      bytes: asked.reduce((sum, { transferSize }) => sum + transferSize, 0),
    };
  };
  Object.assign(globalThis, { told });
};

export const tell = (): Noted => (globalThis as unknown as { readonly told: () => Noted }).told();
