import type { ReactNode } from 'react';

export interface LogoProps {
  /** Side in pixels. */
  readonly size?: number | undefined;
  readonly className?: string | undefined;
}

/** The sign of the house: a dragon in the shape of an S, climbing out of its card. */
export const Logo = ({ size = 28, className }: LogoProps): ReactNode => (
  <svg className={className} width={size} height={size} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
    <rect
      x={15}
      y={6}
      width={38}
      height={54}
      rx={5}
      transform="rotate(12 34 60)"
      fill="var(--jade, #2f6f5e)"
      stroke="#1d1a16"
      strokeWidth={1.2}
    />
    <rect
      x={18}
      y={9}
      width={32}
      height={48}
      rx={3}
      transform="rotate(12 34 60)"
      fill="none"
      stroke="var(--gold, #c98f2b)"
      strokeWidth={1.4}
    />
    <rect
      x={10}
      y={7}
      width={40}
      height={55}
      rx={5.5}
      transform="rotate(-5 30 34)"
      fill="#fffbf2"
      stroke="#1d1a16"
      strokeWidth={1.2}
    />
    <g transform="translate(0 6) scale(.94)">
      <path
        d="M28.3 54.9L24.3 51.3L23.3 54.3ZM35.2 53.5L30.4 51.3L30.4 54.5ZM41.3 50.2L36 49.7L37 52.7ZM41.7 44.6L38.1 48.5L41.1 49.5ZM38.1 41.1L39.2 46.3L41.8 44.4ZM31.7 38.3L34 43.1L36 40.7ZM24.8 35.8L27.7 40.3L29.4 37.6ZM17.4 29.4L17.5 34.8L20.4 33.4ZM15.8 19.2L12.6 23.5L15.7 24.2ZM22.5 10.6L17.2 11.3L18.9 14ZM33 8.6L28.7 5.4L28 8.4Z"
        fill="var(--gold, #c98f2b)"
      />
      <path
        d="M15 47.2C15.2 48.2 14.8 51.3 15.8 53C16.8 54.7 19 56.5 20.8 57.5C22.6 58.5 24.7 58.7 26.7 58.9C28.7 59.2 30.8 59.2 32.9 59C34.9 58.8 36.8 58.5 38.8 57.7C40.8 56.9 43.4 56 45 54.2C46.5 52.5 47.7 49.7 48 47.2C48.3 44.7 47.7 41.5 46.6 39.3C45.4 37.2 42.7 35.7 41 34.4C39.3 33.1 38 32.5 36.3 31.6C34.6 30.7 32.3 29.6 30.7 28.8C29.1 28 27.8 27.5 26.9 26.8C26.1 26.1 25.8 25.3 25.5 24.5C25.1 23.6 24.8 22.5 25 21.7C25.1 20.9 25.6 20.3 26.3 19.7C26.9 19 27.9 18.1 28.8 17.8C29.8 17.4 30.5 17.7 32 17.8C33.4 17.9 36.8 18.5 37.8 18.6L38.2 8.4C37.4 8.3 35.2 7.7 33.1 7.7C30.9 7.6 27.5 7.4 25.2 8.2C22.8 9.1 20.5 10.7 18.8 12.7C17.1 14.7 15.3 17.6 14.9 20.2C14.4 22.8 15 25.9 16 28.4C17.1 30.8 19.2 33.4 21 34.9C22.9 36.5 25.4 37 27.2 37.7C29 38.5 30.1 38.8 31.7 39.4C33.3 40.1 35.5 41.2 36.8 41.9C38.2 42.6 39.3 43 39.9 43.8C40.6 44.6 40.7 45.6 40.7 46.7C40.7 47.7 40.6 48.9 40 49.8C39.3 50.7 38 51.4 36.7 52.1C35.3 52.7 33.6 53.3 32 53.6C30.4 54 28.7 54.2 27.1 54.2C25.4 54.1 23.5 54 22 53.6C20.6 53.2 19.5 52.8 18.5 51.6C17.5 50.5 16.4 47.6 16 46.8Z"
        fill="var(--lacquer, #a3261f)"
      />
      <path d="M34 6C30 1 23 0 18 3C24 3 28 6 30 10Z" fill="var(--gold, #c98f2b)" />
      <path
        d="M31 19C25 21 22 26 23 31C27 27 31 27 35 25C33 29 34 33 37 35C39 30 42 28 44 24Z"
        fill="var(--gold, #c98f2b)"
      />
      <path
        d="M30 9.5C33 4 40 2.5 45 5.5C49 7.5 53 6.5 54 3C54.5 1 52.5.5 52 2C50-1.5 55-3.5 58-.5C62 4 60 12 55 15C51 17 46 17.5 43 18L53 19C56 20 54 25 49 26C42 27 34 25.5 31 21Z"
        fill="var(--lacquer, #a3261f)"
      />
      <path d="M41.5 18C46 17.5 51 17 55 15C57 16.5 57 19 54.5 20C50 19.2 46 19.6 41.5 18Z" fill="#1d1a16" />
      <path d="M44.5 17.8L48.5 17.2L46.8 20.4ZM50.5 16.8L54 15.5L52.7 19.3Z" fill="#fffbf2" />
      <circle cx={41.5} cy={10.5} r={3.2} fill="#fffbf2" />
      <circle cx={42.3} cy={10.7} r={1.7} fill="#1d1a16" />
    </g>
  </svg>
);
