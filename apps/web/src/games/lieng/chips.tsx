import styles from './chips.module.css';
import { type Stack, stacksOf } from './stacks.ts';

/** Each value its own; dear ones begin again. */
const COLOURS = ['ivory', 'sky', 'jade', 'plum', 'lacquer', 'night', 'gold'] as const;

const WIDTH = 26;
/** How far one chip lies above the other. */
const RISE = 4;
const TOP = 6;

const Chip = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path d="M1 6v4a12 5.5 0 0 0 24 0V6z" className={styles.edge} />
    <path d="M5.5 10.2v4M13 11.5v4M20.5 10.2v4" className={styles.notch} />
    <ellipse cx="13" cy="6" rx="12" ry="5.5" className={styles.face} />
    <ellipse cx="13" cy="6" rx="7" ry="3" className={styles.print} />
  </g>
);

const Pile = ({ stack, x, height }: { readonly stack: Stack; readonly x: number; readonly height: number }) => (
  <g data-chip={COLOURS[stack.colour % COLOURS.length]} className={styles.chip}>
    {Array.from({ length: stack.count }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: chips of one stack are all alike.
      <Chip key={at} x={x} y={height - TOP - 10 - at * RISE} />
    ))}
  </g>
);

/** An amount as stacks of chips, the dearest few. Only a picture: the number beside it says how many. */
export const Chips = ({ amount, most = 3 }: { readonly amount: number; readonly most?: number }) => {
  const stacks = stacksOf(amount).slice(0, most);
  const tallest = Math.max(1, ...stacks.map(({ count }) => count));
  const height = TOP + 10 + (tallest - 1) * RISE + 1;
  const width = Math.max(1, stacks.length) * WIDTH;
  return (
    <svg
      className={styles.chips}
      viewBox={`0 0 ${width} ${height}`}
      style={{ aspectRatio: `${width} / ${height}`, width: `calc(var(--chip) * ${width / WIDTH})` }}
      aria-hidden="true"
    >
      {stacks.map((stack, at) => (
        <Pile key={stack.colour} stack={stack} x={at * WIDTH} height={height} />
      ))}
    </svg>
  );
};
