import type { CSSProperties } from 'react';
import styles from './back-fan.module.css';

/**
 * A hand that no other may see, as a small fan of backs where there is room: the number beside it says the same. Null
 * where the count is hidden (MN-22): then no fan tells it either.
 */
export const BackFan = ({ count }: { readonly count: number | null }) =>
  count === null || count === 0 ? null : (
    <div className={styles.fan} data-fan={count} aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: backs are all alike.
          key={at}
          style={{ '--off': at - (count - 1) / 2 } as CSSProperties}
        />
      ))}
    </div>
  );
