import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { BackButton } from './back-button.ts';

/** A browser's history as it is pushed to and gone through; the page before the first is outside. */
class Visit {
  readonly button: BackButton;
  private entries = [
    { href: '/', depth: 0 },
    { href: '/t/TABLE', depth: 0 },
  ];
  private at = 1;

  constructor() {
    this.button = new BackButton({
      href: () => this.here.href,
      depth: () => this.here.depth,
      push: (depth) => this.push(this.here.href, depth),
      go: (by) => this.go(by),
    });
  }

  get here() {
    return this.entries[this.at];
  }

  push(href: string, depth = 0): void {
    this.entries = [...this.entries.slice(0, this.at + 1), { href, depth }];
    this.at++;
  }

  go(by: number): void {
    if (this.entries[this.at + by] === undefined) return;
    this.at += by;
    this.button.moved();
  }

  /** Opens something that closes as a sheet does: it is gone once it is told to. */
  open(): { isOpen: boolean; close: () => void } {
    const layer = { isOpen: true, close: (): void => {} };
    const gone = this.button.open(() => layer.close());
    layer.close = () => {
      layer.isOpen = false;
      gone();
    };
    return layer;
  }
}

describe('the Back button', () => {
  test('closes what lies on top, one after the other, and leaves the page then', () => {
    const visit = new Visit();
    const [panel, rules] = [visit.open(), visit.open()];
    visit.go(-1);
    expect([panel.isOpen, rules.isOpen, visit.here.href]).toEqual([true, false, '/t/TABLE']);
    visit.go(-1);
    expect([panel.isOpen, visit.here.href]).toEqual([false, '/t/TABLE']);
    visit.go(-1);
    expect(visit.here.href).toBe('/');
  });

  test('leaves the page with one press where sheets were closed by other means', () => {
    const visit = new Visit();
    const [menu, rules] = [visit.open(), visit.open()];
    rules.close();
    menu.close();
    visit.go(-1);
    expect(visit.here.href).toBe('/');
  });

  test('a page that was gone to from a sheet is left for the one with the sheet, which is closed by then', () => {
    const visit = new Visit();
    const menu = visit.open();
    visit.push('/learn');
    menu.close();
    visit.go(-1);
    expect(visit.here.href).toBe('/t/TABLE');
    visit.go(-1);
    expect(visit.here.href).toBe('/');
  });

  test('whatever is opened and closed, a press closes the top layer, or leaves where there is none', () => {
    const step = fc.constantFrom('open' as const, 'close' as const, 'back' as const);
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const visit = new Visit();
        const layers: ReturnType<Visit['open']>[] = [];
        for (const each of steps) {
          const top = layers.at(-1);
          if (each === 'open') layers.push(visit.open());
          if (each === 'close') layers.pop()?.close();
          if (each !== 'back') continue;
          visit.go(-1);
          if (top === undefined) return visit.here.href === '/';
          layers.pop();
          if (top.isOpen || layers.some(({ isOpen }) => !isOpen) || visit.here.href !== '/t/TABLE') return false;
        }
        return true;
      }),
      { numRuns: examples(200, 2_000) },
    );
  });
});
