import type { ReactNode } from 'react';
import { type Look, lookOf } from './looks.ts';
import { type Dab, type Dough, TOHE_ANIMALS } from './tohe.ts';

export interface AvatarProps {
  readonly name: string;
  /** What decides the figure when the name may change: an account's id. Without it the name decides. */
  readonly seed?: string | undefined;
  /** The figure that was chosen. Without it the name decides. */
  readonly avatar?: string | null | undefined;
  /** At a table, where no two may look alike. */
  readonly look?: Look | null | undefined;
  /** A person, or a player that is a program: the latter stands on a square. */
  readonly kind: 'person' | 'player';
  /** Side in pixels. */
  readonly size?: number | undefined;
  readonly className?: string | undefined;
}

/** Ground, then the doughs a, b and c. Dough is never pale on a pale ground: it has to read at 36 pixels. */
const PALETTES: readonly (readonly [ground: string, a: string, b: string, c: string])[] = [
  ['#f7dd9b', '#c8321f', '#2f7a55', '#f2a51e'],
  ['#cfe3d2', '#e0952a', '#b3352a', '#2f6f5e'],
  ['#f3cdb8', '#2f6f8f', '#d9463a', '#f3c443'],
  ['#d5dff0', '#d8527a', '#8d2f63', '#f4c64a'],
  ['#f5e3c0', '#3c7d46', '#d2571f', '#f6cf57'],
  ['#c9e4e6', '#d2571f', '#234f7a', '#ffd873'],
  ['#e7d6ec', '#7a4a9c', '#c2367a', '#f2bd3f'],
  ['#e9e2b4', '#255e6e', '#d88a1c', '#e4563f'],
  ['#f8d0c6', '#8c2f2a', '#d97a1e', '#f7d163'],
  ['#d6e8bf', '#3c4f8f', '#c8402b', '#f0b93a'],
];

const FIXED: Readonly<Record<'k' | 'w' | 'r', string>> = { k: '#1d1a16', w: '#fffbf2', r: '#e8604c' };

/** The figure for a person or a player; the name stands beside it, written by the component that places it. */
export const Avatar = ({ name, seed = name, avatar, look, kind, size = 40, className }: AvatarProps): ReactNode => {
  const { animal, palette } = look ?? lookOf({ name, seed, avatar });
  const dabs: readonly Dab[] = TOHE_ANIMALS[animal];
  const [ground, a, b, c] = PALETTES[palette];
  const doughs: Readonly<Record<Dough, string>> = { a, b, c, ...FIXED };
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 64 64"
      aria-hidden="true"
      focusable="false"
      style={{ flex: 'none', display: 'block' }}
    >
      <rect width={64} height={64} rx={kind === 'person' ? 32 : 14} fill={ground} />
      <path d="M32 46V64" stroke="#9a7440" strokeWidth={3} />
      <g transform="translate(3.5 1.5) scale(.89)" strokeWidth={2.6} strokeLinecap="round" strokeLinejoin="round">
        {dabs.map(([dough, d]) => {
          const colour = doughs[dough.toLowerCase() as Dough];
          return dough === dough.toLowerCase() ? (
            <path key={d} d={d} fill={colour} />
          ) : (
            <path key={d} d={d} fill="none" stroke={colour} />
          );
        })}
      </g>
    </svg>
  );
};
