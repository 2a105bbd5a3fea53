import { useEffect, useRef } from 'react';

/**
 * What lies over a page is closed by the phone's Back button before the page is left. Each layer that opens puts an entry
 * of the same address into the browser's history, which Back takes away. A layer that is closed otherwise leaves its entry
 * where it is, for the next layer: going back for it would race with a page that is gone to at that moment.
 */

export interface BrowserHistory {
  readonly href: () => string;
  /** How many entries of the page lie below the current one. */
  readonly depth: () => number;
  readonly push: (depth: number) => void;
  readonly go: (by: number) => void;
}

export class BackButton {
  private readonly layers: { readonly close: () => void }[] = [];
  private readonly history: BrowserHistory;
  private last: { readonly href: string; readonly depth: number };

  constructor(history: BrowserHistory) {
    this.history = history;
    this.last = { href: history.href(), depth: history.depth() };
  }

  /** Answers with what takes the layer away again. */
  open(close: () => void): () => void {
    const layer = { close };
    this.layers.push(layer);
    if (this.history.depth() < this.layers.length) this.history.push(this.layers.length);
    this.look();
    return () => {
      this.layers.splice(this.layers.indexOf(layer), 1);
    };
  }

  /** The browser has gone to another entry. */
  moved(): void {
    const before = this.last;
    const { href, depth } = this.look();
    if (href !== before.href || depth >= before.depth) return;
    const top = this.layers.at(-1);
    // Only entries of layers that are closed already: the press was meant for the page.
    if (top === undefined) this.history.go(-depth - 1);
    else top.close();
  }

  private look(): BackButton['last'] {
    this.last = { href: this.history.href(), depth: this.history.depth() };
    return this.last;
  }
}

const depthIn = (state: unknown): number => {
  const { layers } = (state ?? {}) as { readonly layers?: unknown };
  return typeof layers === 'number' ? layers : 0;
};

const listening = (): BackButton => {
  const button = new BackButton({
    href: () => location.href,
    depth: () => depthIn(history.state),
    push: (layers) => history.pushState({ ...history.state, layers }, ''),
    go: (by) => history.go(by),
  });
  addEventListener('popstate', () => button.moved());
  return button;
};

let backButton: BackButton | null = null;

/** While it is shown, Back closes this instead of leaving the page. */
export const useClosedByBack = (onClose: () => void): void => {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    backButton ??= listening();
    return backButton.open(() => close.current());
  }, []);
};
