import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { CARD_IDS, type CardId } from '@sanh-rong/engine';
import { build } from 'esbuild';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Card, type CardProps } from '../src/cards/card.tsx';

const draw = (props: CardProps): string => renderToStaticMarkup(createElement(Card, props));
/** What one sees: the drawing without the attributes that only name the card. */
const picture = (card: CardId): string => draw({ card }).replace(/ data-card="[^"]*"/, '');

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const COURTS = readFileSync(here('../public/art/courts.svg'), 'utf8');

describe('the deck', () => {
  it('draws 52 different cards', () => {
    expect(new Set(CARD_IDS.map(picture)).size).toBe(CARD_IDS.length);
  });

  it('tells nothing about a card that lies face down', () => {
    const unknown = draw({ card: null });
    for (const card of CARD_IDS) expect(draw({ card, faceDown: true })).toBe(unknown);
  });

  it('refers only to court figures that exist', () => {
    const figures = CARD_IDS.flatMap((card) => [...draw({ card }).matchAll(/courts\.svg#(\w+)/g)].map((m) => m[1]));
    expect(new Set(figures)).toEqual(new Set(['j', 'q', 'k']));
    for (const figure of figures) expect(COURTS).toContain(`id="${figure}"`);
  });

  it('is silent for those who listen: the place that holds the card names it', () => {
    for (const card of CARD_IDS) expect(draw({ card })).toContain('aria-hidden="true"');
  });

  it('weighs less than 30 KB on the wire, courts included', async () => {
    const bundle = await build({
      entryPoints: [here('../src/cards/card.tsx'), here('../src/cards/cards.css')],
      bundle: true,
      minify: true,
      write: false,
      outdir: 'unused',
      format: 'esm',
      jsx: 'automatic',
      external: ['react', 'react/jsx-runtime', '@sanh-rong/engine'],
    });
    const sent = [...bundle.outputFiles.map((file) => file.text), COURTS];
    const weight = sent.reduce((sum, text) => sum + gzipSync(text).length, 0);
    expect(weight).toBeGreaterThan(1_000);
    expect(weight).toBeLessThan(30 * 1024);
  });
});
