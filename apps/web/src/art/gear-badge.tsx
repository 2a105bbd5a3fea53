import type { ReactNode } from 'react';

/** The sign of a player that is a program: a small gear, 24 × 24, to be placed inside another drawing. */
export const GearBadge = (): ReactNode => (
  <>
    <circle cx={12} cy={12} r={12} fill="#fffbf2" />
    <circle cx={12} cy={12} r={10.5} fill="#2f5f73" />
    <path
      d="M10.7 4.5h2.6l.4 1.9 1.5.6 1.6-1 1.9 1.9-1 1.6.6 1.5 1.9.4v2.6l-1.9.4-.6 1.5 1 1.6-1.9 1.9-1.6-1-1.5.6-.4 1.9h-2.6l-.4-1.9-1.5-.6-1.6 1-1.9-1.9 1-1.6-.6-1.5-1.9-.4v-2.6l1.9-.4.6-1.5-1-1.6 1.9-1.9 1.6 1 1.5-.6Z"
      fill="#fffbf2"
    />
    <circle cx={12} cy={12.7} r={2.7} fill="#2f5f73" />
  </>
);
