import { GearBadge } from '../art/gear-badge.tsx';
import styles from './bot-badge.module.css';

/** The sign of a seat that is played by a person's program. */
export const BotBadge = ({ label }: { readonly label: string }) => (
  <span className={styles.badge}>
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <GearBadge />
    </svg>
    {label}
  </span>
);
