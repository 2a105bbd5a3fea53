import type { ReactNode } from 'react';

const ring = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0`;

const GEAR =
  'M10.2 3h3.6l.5 2.3 1.7.7 2-1.3 2.5 2.5-1.3 2 .7 1.7 2.3.5v3.2l-2.3.5-.7 1.7 1.3 2-2.5 2.5-2-1.3-1.7.7-.5 2.3h-3.6l-.5-2.3-1.7-.7-2 1.3L3.5 18.8l1.3-2-.7-1.7L1.8 14.6v-3.2l2.3-.5.7-1.7-1.3-2L6 4.7l2 1.3 1.7-.7Z';

/** Icons as centre lines in a box of 24 × 24; all are drawn with the same round pen. */
const STROKES = {
  play: 'M7 4.5v15l12.5-7.5Z',
  cards:
    'M3.5 8.2 11 6.2a1.5 1.5 0 0 1 1.9 1.1l2.8 10.6a1.5 1.5 0 0 1-1.1 1.8L9 21.2a1.5 1.5 0 0 1-1.8-1.1L3 9.6M12.5 3.5h7A1.5 1.5 0 0 1 21 5v11a1.5 1.5 0 0 1-1.5 1.5h-.8',
  table: 'M4 5h16a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1ZM6.5 8.5h11v7h-11Z',
  plus: 'M12 5v14M5 12h14',
  link: 'M10 14a4.5 4.5 0 0 0 6.4 0l3.2-3.2a4.5 4.5 0 0 0-6.4-6.4L11.8 5.8M14 10a4.5 4.5 0 0 0-6.4 0l-3.2 3.2a4.5 4.5 0 0 0 6.4 6.4l1.4-1.4',
  qr: 'M4 4h6v6H4ZM14 4h6v6h-6ZM4 14h6v6H4ZM14 14h2.5v2.5H14ZM20 14v3M17.5 20H20M14 20h.5',
  share: `${ring(6, 12, 2.5)}${ring(17.5, 5.5, 2.5)}${ring(17.5, 18.5, 2.5)}M8.2 10.8l7.1-4M8.2 13.2l7.1 4`,
  copy: 'M9 8h10a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1ZM16 8V4a1 1 0 0 0-1-1H5a1 1 0 0 0-1 1v11a1 1 0 0 0 1 1h3',
  chat: 'M4 5h16a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1h-8l-5 4v-4H4a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1ZM8 9.5h8M8 13h5',
  send: 'M21 3 10.5 13.5M21 3l-6.5 18-4-7.5L3 9.5Z',
  log: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  trophy:
    'M7 4h10v6a5 5 0 0 1-10 0ZM7 6H3.5c0 3.5 1.3 5 4 5.3M17 6h3.5c0 3.5-1.3 5-4 5.3M12 15v3.5M8 20.5c0-1.5 1-2 4-2s4 .5 4 2Z',
  chart: 'M4 4v16h16M8.5 16v-4M13 16V8M17.5 16v-6',
  settings:
    'M4 7h9M18 7h2M4 17h2M11 17h9M13 7a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M6 17a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0',
  user: `${ring(12, 8, 4)}M4.5 20.5c.5-4 3.5-6 7.5-6s7 2 7.5 6`,
  users: `${ring(9, 8.5, 3.5)}M2.5 19.5c.4-3.5 3-5.2 6.5-5.2s6.1 1.7 6.5 5.2M15.5 5.2a3.5 3.5 0 0 1 0 6.6M18 14.7c2 .7 3.2 2.3 3.5 4.8`,
  bot: `${GEAR}${ring(12, 13, 3)}`,
  eye: `M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12Z${ring(12, 12, 3)}`,
  'eye-off':
    'M10 5.7c4.7-.8 8.7 1.4 11.5 6.3-.8 1.5-1.8 2.7-2.8 3.7M6.4 7C4.9 8.2 3.6 9.9 2.5 12c3.3 6 8.5 7.8 13.5 5.3M9.9 9.9a3 3 0 0 0 4.2 4.2M4 4l16 16',
  'sound-on': 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5ZM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11',
  'sound-off': 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5ZM16 9.5l5 5M21 9.5l-5 5',
  sun: `${ring(12, 12, 4)}M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4`,
  moon: 'M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5Z',
  language: 'M3 6h10M8 3.5V6M11 6c-.8 4-3.3 7-7 8.5M5.5 9.5c1.2 2.5 3.3 4 6 5M12.5 20.5l4.5-10 4.5 10M14 17.5h6',
  check: 'M4.5 12.5 9.5 17.5 19.5 6.5',
  close: 'M6 6l12 12M18 6 6 18',
  'chevron-left': 'M15 5l-7 7 7 7',
  'chevron-right': 'M9 5l7 7-7 7',
  'chevron-up': 'M5 15l7-7 7 7',
  'chevron-down': 'M5 9l7 7 7-7',
  'arrow-left': 'M20 12H4M10.5 5.5 4 12l6.5 6.5',
  sort: 'M4 7h4M4 12h7M4 17h10M17.5 5v13M14.8 15.5 17.5 18.5l2.7-3',
  bulb: 'M9 17.5c0-2.5-3-3.8-3-8a6 6 0 0 1 12 0c0 4.2-3 5.5-3 8ZM9.5 20.5h5M12 17v-5M10 10.5l2 1.5 2-1.5',
  clear: 'M9 5h10.5a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H9l-6-7ZM11 9.5l5 5M16 9.5l-5 5',
  pass: 'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17ZM8 12h8',
  leave: 'M13.5 3.5h-8a1 1 0 0 0-1 1v15a1 1 0 0 0 1 1h8M10 12h11M17 8l4 4-4 4',
  crown: 'M4 18.5 3 7.5l5 4 4-6.5 4 6.5 5-4-1 11ZM4 18.5h16',
  clock: `${ring(12, 12, 8.5)}M12 7v5l3.5 2`,
  history: 'M3.5 12a8.5 8.5 0 1 0 2.8-6.3L3.5 8M3.5 3.5V8H8M12 7.5V12l3.2 2',
  replay: 'M4.5 12a7.5 7.5 0 1 0 2.3-5.4L4.5 9M4.5 4.5V9H9M10.5 9.2v5.6l4.5-2.8Z',
  pause: 'M8 5v14M16 5v14',
  'step-forward': 'M6 5v14l9-7ZM18.5 5v14',
  'step-back': 'M18 5v14l-9-7ZM5.5 5v14',
  skip: 'M4 5.5v13l7.5-6.5ZM12.5 5.5v13L20 12Z',
  'shield-check': 'M12 3l7.5 2.5V11c0 5-3 8.3-7.5 10-4.5-1.7-7.5-5-7.5-10V5.5ZM8.5 12l2.5 2.5 4.5-5',
  book: 'M12 6.5C9.5 4.8 6.5 4.3 3 4.5v13.5c3.5-.2 6.5.3 9 2 2.5-1.7 5.5-2.2 9-2V4.5c-3.5-.2-6.5.3-9 2ZM12 6.5V20',
  'wifi-off':
    'M3.5 3.5l17 17M8.5 15.5a5 5 0 0 1 6 -.8M5.5 12.2a9.5 9.5 0 0 1 4.5-2.4M14 9.8c1.7.4 3.2 1.3 4.5 2.4M2.5 8.7A14 14 0 0 1 6 6.4M10.5 5.2c4-.4 7.9.8 11 3.5M12 19h.01',
  warning: 'M12 4 2.8 19.5h18.4ZM12 10v4.5M12 17h.01',
  info: `${ring(12, 12, 8.5)}M12 11v5.5M12 7.7h.01`,
  mute: 'M4 5h16a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1h-8l-5 4v-4H4a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1ZM9.5 8.5l5 5M14.5 8.5l-5 5',
  flag: 'M5.5 21V4c4-2 7 2 13 0v10c-6 2-9-2-13 0',
  trash: 'M4 6.5h16M9 6.5V4h6v2.5M6 6.5 7 20.5h10l1-14M10 10.5v6M14 10.5v6',
  edit: 'M4 20l1-4.5L16.5 4a1.8 1.8 0 0 1 2.6 0l.9.9a1.8 1.8 0 0 1 0 2.6L8.5 19ZM14.5 6l3.5 3.5',
  dice: 'M5.5 4h13A1.5 1.5 0 0 1 20 5.5v13a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5v-13A1.5 1.5 0 0 1 5.5 4ZM8.5 8.5h.01M15.5 8.5h.01M12 12h.01M8.5 15.5h.01M15.5 15.5h.01',
  'phone-rotate':
    'M4 4h5.5a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1ZM14 20h6a1 1 0 0 0 1-1v-4.5a1 1 0 0 0-1-1h-6M13.5 4.5c3 0 5 1.8 5 5M16 7.5l2.5 2.5L21 7.5',
  vibrate:
    'M9 4.5h6a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1v-13a1 1 0 0 1 1-1ZM4.5 8.5 3 10.5l2 1.5-2 1.5 1.5 2M19.5 8.5l1.5 2-2 1.5 2 1.5-1.5 2',
  refresh: 'M20 12a8 8 0 0 1-14 5.3L3.5 15M4 12a8 8 0 0 1 14-5.3L20.5 9M20.5 4.5V9H16M3.5 19.5V15H8',
  home: 'M3.5 11.5 12 4l8.5 7.5M5.5 10v10h13V10M10 20v-5.5h4V20',
  chips:
    'M4 8c0-1.7 3.1-3 7-3s7 1.3 7 3-3.1 3-7 3-7-1.3-7-3ZM4 8v4c0 1.7 3.1 3 7 3s7-1.3 7-3V8M4 12v4c0 1.7 3.1 3 7 3s7-1.3 7-3v-4',
} as const;

export type IconName = keyof typeof STROKES;

export const ICON_NAMES = Object.keys(STROKES) as readonly IconName[];

export interface IconProps {
  readonly name: IconName;
  /** Side in pixels; without it the icon follows the text. */
  readonly size?: number | undefined;
  readonly className?: string | undefined;
}

/** A line icon in the colour of the text. It is silent: the button or the text beside it says what it means. */
export const Icon = ({ name, size, className }: IconProps): ReactNode => (
  <svg
    className={className}
    width={size ?? '1.25em'}
    height={size ?? '1.25em'}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.75}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    <path d={STROKES[name]} />
  </svg>
);
