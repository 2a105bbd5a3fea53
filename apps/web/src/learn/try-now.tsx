import { useState } from 'react';
import { Icon } from '../art/icons.tsx';
import { Button, type Weight } from '../parts/button.tsx';
import { useWords } from '../words/words.ts';
import styles from './learn.module.css';
import { LEARN_WORDS } from './messages/vi.ts';

interface TryNowProps {
  readonly game: string;
  readonly ruleSet?: string | undefined;
  readonly weight?: Weight;
}

/** From reading to playing in one tap: a short practice game against the house. */
export const TryNow = ({ game, ruleSet, weight = 'primary' }: TryNowProps) => {
  const words = useWords(LEARN_WORDS);
  const [state, setState] = useState<'idle' | 'dealing' | 'failed'>('idle');
  const play = async (): Promise<void> => {
    setState('dealing');
    try {
      const { startPractice } = await import('../practice/start.ts');
      await startPractice({ game, ...(ruleSet === undefined ? {} : { ruleSet }) });
    } catch {
      setState('failed');
    }
  };
  return (
    <div className={styles.tryNow}>
      <Button
        weight={weight}
        wide
        disabled={state === 'dealing'}
        icon={<Icon name="play" size={20} />}
        onClick={() => void play()}
      >
        {state === 'dealing' ? words.dealing : words.tryNow}
      </Button>
      {state === 'failed' ? <p role="alert">{words.tryFailed}</p> : null}
    </div>
  );
};
