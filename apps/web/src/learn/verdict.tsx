import type { ReactNode } from 'react';
import { Icon } from '../art/icons.tsx';
import styles from './learn.module.css';

interface VerdictProps {
  readonly tone: 'plain' | 'good' | 'bad';
  /** The heart of it, in a few words. */
  readonly title: string;
  readonly children?: ReactNode;
}

/** What the page says about the reader's answer; it is read out when it changes. */
export const Verdict = ({ tone, title, children }: VerdictProps) => (
  <div className={styles.verdict} data-tone={tone} role="status">
    {tone === 'plain' ? <Icon name="bulb" size={20} /> : <Icon name={tone === 'good' ? 'check' : 'close'} size={20} />}
    <div>
      <strong>{title}</strong>
      {children}
    </div>
  </div>
);
