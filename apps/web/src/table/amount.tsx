import type { AmountRange } from '@sanh-rong/presentation';
import type { KeyboardEvent } from 'react';
import { Icon } from '../art/icons.tsx';
import { IconButton } from '../parts/button.tsx';
import { useWords } from '../words/words.ts';
import styles from './amount.module.css';
import { amountAt, presetsOf, shareOf, stepped } from './amounts.ts';
import { TABLE_WORDS } from './messages/vi.ts';
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

/** The amount after a key. */
const pressed = (range: AmountRange, amount: number | null, key: string): number | null => {
  if (key === 'Home') return range.min;
  if (key === 'End') return range.max;
  const stride = STRIDES[key];
  return stride === undefined ? null : stepped(range, amount, stride);
};

/** Shown while there is nothing to choose, so that nothing jumps when there is. */
const NO_RANGE: AmountRange = { min: 0, max: 0, step: 1 };

/** Choosing an amount: a slider with steps, buttons for one step, and the amounts that are wanted most. Nothing is done yet. */
export const Amount = ({ play }: { readonly play: Play }) => {
  const words = useWords(TABLE_WORDS);
  const { moment, bet, send } = play;
  const { amount } = bet;
  const range = bet.range ?? NO_RANGE;
  const idle = bet.range === null;
  const value = amount ?? range.min;
  const stakes = idle ? null : (moment.presentation.amounts?.stakes(moment.view) ?? null);
  const choose = (next: number): void => send({ type: 'amount', amount: next });
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') play.play();
    const next = pressed(range, amount, event.key);
    if (next === null) return;
    event.preventDefault();
    choose(next);
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
                onClick={() => choose(worth)}
              >
                {words.presets[preset]} <b>{worth}</b>
              </button>
            ))}
      </div>
      <IconButton
        label={words.raiseLess}
        icon={<Icon name="chevron-left" />}
        disabled={amount === null || amount === range.min}
        onClick={() => choose(stepped(range, amount, -1))}
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
        onChange={(event) => choose(amountAt(range, Number(event.target.value) / FINE))}
      />
      <IconButton
        label={words.raiseMore}
        icon={<Icon name="chevron-right" />}
        disabled={idle || amount === range.max}
        onClick={() => choose(stepped(range, amount, 1))}
      />
      <output className={styles.value} data-chosen={amount !== null}>
        {idle ? '' : value}
      </output>
    </div>
  );
};
