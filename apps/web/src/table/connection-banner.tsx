import { Icon } from '../art/icons.tsx';
import type { ConnectionState } from '../link/transport.ts';
import { useWords } from '../words/words.ts';
import styles from './connection-banner.module.css';
import { TABLE_WORDS } from './messages/vi.ts';

/** A calm word while the connection is away. Nothing moves when it appears: it has its place above the mat. */
export const ConnectionBanner = ({
  connection,
  home,
}: {
  readonly connection: ConnectionState;
  readonly home: boolean;
}) => {
  const words = useWords(TABLE_WORDS);
  const isAway = !home && connection !== 'open';
  return (
    <p className={styles.line} role="status">
      {isAway ? (
        <span className={styles.pill}>
          <Icon name="wifi-off" />
          <span>{navigator.onLine ? words.reconnecting : words.offline}</span>
        </span>
      ) : null}
    </p>
  );
};
