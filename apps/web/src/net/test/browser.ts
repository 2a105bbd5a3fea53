import { vi } from 'vitest';

/** What of a browser the modules of the page touch when they are loaded, for one test. */
export interface TestBrowser {
  readonly kept: Map<string, string>;
  /** Something happens to the window. */
  readonly happen: (event: string) => void;
}

export const openBrowser = (kept: Readonly<Record<string, string>> = {}): TestBrowser => {
  const memory = new Map(Object.entries(kept));
  const localStorage = {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => void memory.set(key, value),
    removeItem: (key: string) => void memory.delete(key),
  };
  const events = new EventTarget();
  vi.resetModules();
  vi.stubGlobal('localStorage', localStorage);
  vi.stubGlobal('window', { localStorage });
  vi.stubGlobal('location', { search: '' });
  vi.stubGlobal('navigator', { languages: ['vi'] });
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  return { kept: memory, happen: (event) => void events.dispatchEvent(new Event(event)) };
};
