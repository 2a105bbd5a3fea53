import type { CSSProperties } from 'react';
import { Icon } from '../art/icons.tsx';
import { Button, IconButton } from '../parts/button.tsx';
import { useWords } from '../words/words.ts';
import styles from './controls.module.css';
import { REPLAY_WORDS } from './messages/vi.ts';
import type { Playback } from './playback.ts';

interface ControlsProps {
  readonly playback: Playback;
  /** What the moment shown is, in words. */
  readonly told: string;
}

/** Step, play, pause, and jump to any moment. */
export const Controls = ({ playback, told }: ControlsProps) => {
  const words = useWords(REPLAY_WORDS);
  const { at, last, playing, speed, go, toggle, nextSpeed } = playback;
  const pace = `${speed}×`;
  return (
    <div className={styles.controls}>
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        style={{ '--done': `${last === 0 ? 0 : (100 * at) / last}%` } as CSSProperties}
        aria-label={words.jump}
        aria-valuetext={`${words.moveOf(at, last)}: ${told}`}
        onChange={(event) => go(Number(event.target.value))}
      />
      <div className={styles.buttons}>
        <span className={styles.at} aria-hidden="true">
          {at}/{last}
        </span>
        <IconButton
          className={styles.mirrored}
          label={words.first}
          icon={<Icon name="skip" />}
          disabled={at === 0}
          onClick={() => go(0)}
        />
        <IconButton
          label={words.previous}
          icon={<Icon name="step-back" />}
          disabled={at === 0}
          onClick={() => go(at - 1)}
        />
        <Button
          className={styles.play}
          weight="primary"
          icon={<Icon name={playing ? 'pause' : 'play'} />}
          aria-label={playing ? words.pause : words.play}
          title={words.keys}
          onClick={toggle}
        />
        <IconButton
          label={words.next}
          icon={<Icon name="step-forward" />}
          disabled={at === last}
          onClick={() => go(at + 1)}
        />
        <IconButton label={words.last} icon={<Icon name="skip" />} disabled={at === last} onClick={() => go(last)} />
        <button type="button" className={styles.speed} aria-label={words.speed(pace)} onClick={nextSpeed}>
          {pace}
        </button>
      </div>
    </div>
  );
};
