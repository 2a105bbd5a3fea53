import type { ReactNode } from 'react';
import styles from './cut-stroke.module.css';

export interface CutStrokeProps {
  /** `strike` draws the stroke from left to right once; people who asked for less motion see it fade in. */
  readonly motion?: 'still' | 'strike' | undefined;
  readonly className?: string | undefined;
}

/** One stroke of a broad dry brush, to stand behind the word that says a cut. */
export const CutStroke = ({ motion = 'still', className }: CutStrokeProps): ReactNode => (
  <svg
    className={className ? `${styles.stroke} ${className}` : styles.stroke}
    data-motion={motion}
    viewBox="0 0 400 116"
    preserveAspectRatio="none"
    aria-hidden="true"
    focusable="false"
  >
    <path d="M27.2 34C31.2 24.5  305.2 8.5 329.2 16C305.2 25.9 33.2 42.2 27.2 34ZM23.1 41C27.1 30.6  338.5 14.6 362.5 23C338.5 33.6 29.1 50 23.1 41ZM15.7 48C19.7 36.6  344.8 20.6 368.8 30C344.8 41.4 21.7 57.9 15.7 48ZM12.5 55C16.5 43.8  307.6 27.8 331.6 37C307.6 48.2 18.5 64.7 12.5 55ZM11.7 62C15.7 52.5  362 36.5 386 44C362 53.9 17.7 70.2 11.7 62ZM11.7 69C15.7 57.8  366.6 41.8 390.6 51C366.6 62.2 17.7 78.7 11.7 69ZM14.2 76C18.2 64.4  333.3 48.4 357.3 58C333.3 69.5 20.2 86.1 14.2 76ZM14.2 83C18.2 71.1  306.6 55.1 330.6 65C306.6 76.7 20.2 93.3 14.2 83ZM17.2 90C21.2 81.2  345.1 65.2 369.1 72C345.1 81.4 23.2 97.6 17.2 90ZM21.8 97C25.8 85.4  310.6 69.4 334.6 79C310.6 90.5 27.8 107.1 21.8 97ZM24 104C28 94.5  321.7 78.5 345.7 86C321.7 96 30 112.2 24 104ZM389 14a3 3 0 1 0 6 0a3 3 0 1 0-6 0M380.6 66a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0M370.3 84a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0M11.6 90a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0M22 26a2 2 0 1 0 4 0a2 2 0 1 0-4 0" />
  </svg>
);
