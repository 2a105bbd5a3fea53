import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Avatar, type AvatarProps } from './avatar.tsx';
import { ICON_NAMES, Icon } from './icons.tsx';

const draw = (props: AvatarProps): string => renderToStaticMarkup(createElement(Avatar, props));

describe('avatars', () => {
  it('gives the same person the same figure every time', () => {
    expect(draw({ name: 'Hương', kind: 'person' })).toBe(draw({ name: 'Hương', kind: 'person' }));
  });

  it('does not care how the diacritics were typed', () => {
    const [composed, decomposed] = ['Hương', 'Hương'.normalize('NFD')];
    expect(decomposed).not.toBe(composed);
    expect(draw({ name: decomposed, kind: 'person' })).toBe(draw({ name: composed, kind: 'person' }));
  });

  it('keeps the figure when only the name changes and a seed is given', () => {
    const before = draw({ name: 'Lan', seed: 'p-17', kind: 'person' });
    expect(draw({ name: 'Lan Anh', seed: 'p-17', kind: 'person' })).toBe(before);
  });

  it('spreads people over many figures', () => {
    const figures = new Set(Array.from({ length: 400 }, (_, i) => draw({ name: `Khách ${i}`, kind: 'person' })));
    expect(figures.size).toBeGreaterThan(100);
  });

  it('marks a player that is a program', () => {
    expect(draw({ name: 'Tí', kind: 'player' })).not.toBe(draw({ name: 'Tí', kind: 'person' }));
  });
});

describe('icons', () => {
  it('draws every name differently', () => {
    const drawings = ICON_NAMES.map((name) => renderToStaticMarkup(createElement(Icon, { name })));
    expect(new Set(drawings).size).toBe(ICON_NAMES.length);
  });
});
