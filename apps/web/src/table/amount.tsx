import type { KeyboardEvent } from 'react';
import { Icon } from '../art/icons.tsx';
import { IconButton } from '../parts/button.tsx';
import { useWords } from '../words/words.ts';
import styles from './amount.module.css';
import { amountAt, presetsOf, type Range, shareOf, stepped } from './amounts.ts';
import { TABLE_WORDS } from './messages/index.ts';
import type { Play } from './use-play.ts';

/** Positions of the slider; more than it has pixels on most screens. */
const FINE = 1_000;

/** How many steps a key goes. */
const STRIDES: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowRight: 1,
  ArrowDown: -1,
  ArrowLeft: -1,
  PageUp: 10,
  PageDown: -10,
};

/** The amount after a key; the first press on an arrow chooses the least there is. */
const pressed = (range: Range, amount: number | null, key: string): number | null => {
  if (key === 'Home') return range.min;
  if (key === 'End') return range.max;
  const stride = STRIDES[key];
  if (stride === undefined) return null;
  return amount === null ? range.min : stepped(range, amount, stride);
};

/** Shown while there is nothing to choose, so that nothing jumps when there is. */
const NO_RANGE: Range = { min: 0, max: 0, step: 1 };

/** Choosing an amount: a slider with steps, buttons for one step, and the amounts that are wanted most. Nothing is done yet. */
export const Amount = ({ play }: { readonly play: Play }) => {
  const words = useWords(TABLE_WORDS);
  const { amount } = play;
  const range = play.range ?? NO_RANGE;
  const idle = play.range === null;
  const value = amount ?? range.min;
  const stakes = idle ? null : (play.presentation.amounts?.stakes(play.game) ?? null);
  // The first press on "more" chooses the least there is.
  const more = amount === null ? range.min : stepped(range, amount, 1);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') play.play();
    const next = pressed(range, amount, event.key);
    if (next === null) return;
    event.preventDefault();
    play.choose(next);
  };
  return (
    <div className={styles.amount} data-idle={idle}>
      <div className={styles.presets}>
        {idle
          ? null
          : presetsOf(range, stakes).map(([preset, worth]) => (
              <button
                key={preset}
                type="button"
                className={styles.preset}
                aria-pressed={amount === worth}
                onClick={() => play.choose(worth)}
              >
                {words.presets[preset]} <b>{worth}</b>
              </button>
            ))}
      </div>
      <IconButton
        label={words.raiseLess}
        icon={<Icon name="chevron-left" />}
        disabled={amount === null || amount === range.min}
        onClick={() => play.choose(stepped(range, value, -1))}
      />
      <input
        className={styles.slider}
        type="range"
        min={0}
        max={FINE}
        value={Math.round(shareOf(range, value) * FINE)}
        disabled={idle}
        aria-label={words.amount}
        aria-valuetext={amount === null ? words.noAmount : String(amount)}
        style={{ '--share': amount === null || idle ? 0 : shareOf(range, value) } as object}
        onKeyDown={onKeyDown}
        onChange={(event) => play.choose(amountAt(range, Number(event.target.value) / FINE))}
      />
      <IconButton
        label={words.raiseMore}
        icon={<Icon name="chevron-right" />}
        disabled={idle || amount === range.max}
        onClick={() => play.choose(more)}
      />
      <output className={styles.value} data-chosen={amount !== null}>
        {idle ? '' : value}
      </output>
    </div>
  );
};
