import type { ReactNode } from 'react';

const STAR = Array.from({ length: 28 }, (_, i) => {
  const angle = (i * Math.PI) / 14;
  const reach = i % 2 === 0 ? 44 : 16;
  return `${(Math.sin(angle) * reach).toFixed(1)} ${(-Math.cos(angle) * reach).toFixed(1)}`;
}).join('L');

/** The back: the star and rings of a bronze drum, gold line on lacquer. */
export const CardBack = (): ReactNode => (
  <g fill="none" stroke="var(--back-line)">
    <rect x={14} y={14} width={222} height={322} rx={12} strokeWidth={4} />
    <g transform="translate(125 175)">
      <path d={`M${STAR}Z`} fill="var(--back-line)" stroke="none" />
      <circle r={50} strokeWidth={3} />
      <circle r={60} strokeWidth={9} strokeDasharray="3 6.42" />
      <circle r={70} strokeWidth={3} />
      <circle r={83} strokeWidth={12} strokeDasharray="9 6.8" opacity={0.75} />
      <circle r={96} strokeWidth={3} />
    </g>
    <path
      d="M26 66V26H66M184 26H224V66M224 284V324H184M66 324H26V284M38 58V38H58M192 38H212V58M212 292V312H192M58 312H38V292"
      strokeWidth={4}
    />
  </g>
);
