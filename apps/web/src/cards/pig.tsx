import type { Suit } from '@sanh-rong/engine';
import type { ReactNode } from 'react';
import { SUIT_SHAPES } from './suits.ts';

/** The whorl of the print: yin and yang, with a bright rim. */
const Whorl = ({ at }: { at: string }): ReactNode => (
  <g transform={at}>
    <circle r={23} fill="var(--card-face)" />
    <path d="M0-19A19 19 0 0 1 0 19A9.5 9.5 0 0 1 0 0A9.5 9.5 0 0 0 0-19Z" fill="currentColor" />
    <circle cy={-9.5} r={3.6} fill="currentColor" />
    <circle cy={9.5} r={3.6} fill="var(--card-face)" />
  </g>
);

/**
 * Twos are called heo, pigs: red ones and black ones. Ours is the pig of the Đông Hồ print, sway-backed and content,
 * with the yin-yang whorl on its flanks.
 */
export const Pig = ({ suit }: { suit: Suit }): ReactNode => (
  <>
    <path d={SUIT_SHAPES[suit]} transform="translate(136 44) scale(.96)" fill="currentColor" />
    <g transform="translate(13 200)" strokeLinecap="round" strokeLinejoin="round">
      <g fill="none" stroke="currentColor">
        <path d="M208 42C222 44 226 26 215 25C206 25 207 38 217 37C222 37 226 33 227 29" strokeWidth={5.5} />
        <path d="M92 25L87 17M104 30L100 21M116 33L114 24M129 32L130 23M142 28L145 20" strokeWidth={5} />
      </g>
      <path
        d="M2 70C-1 60 1 49 9 47C13 46 17 48 19 51C26 47 31 43 36 38C30 30 30 19 36 13C46 14 54 19 59 26C66 17 78 16 88 22C106 38 138 38 158 20C184 2 211 20 213 54C214 72 209 88 203 98L202 130H178L174 114C150 130 114 129 97 112L98 130H74L68 104C60 103 52 100 47 94C36 96 24 91 17 80C10 81 4 77 2 70Z"
        fill="currentColor"
      />
      <path d="M104 116L109 130H124L127 118ZM150 120L152 130H167L166 114Z" fill="currentColor" />
      <g fill="none" stroke="var(--card-face)" strokeWidth={4.2}>
        <path d="M20 53C16 61 15 70 18 79" />
        <path d="M9 56L10 60M10 67L11 70" strokeWidth={4.6} />
        <path d="M28 80C36 87 46 84 50 75" />
        <path d="M34 51C39 45 47 45 51 50" strokeWidth={3.6} />
        <path d="M39 22C40 33 46 40 55 41C59 38 60 33 58 28" />
        <path d="M70 36C82 52 80 82 64 95" />
        <path d="M106 108C126 119 150 117 164 104" />
        <path d="M74 121H98M178 121H202" strokeWidth={3.6} />
      </g>
      <ellipse cx={42} cy={60} rx={8.5} ry={6.5} fill="var(--card-face)" />
      <circle cx={40} cy={60} r={4.2} fill="currentColor" />
      <Whorl at="translate(107 70)" />
      <Whorl at="translate(176 60) scale(1.14)" />
    </g>
  </>
);
