import { useEffect } from 'react';
import { Icon } from '../art/icons.tsx';
import { Button } from '../parts/button.tsx';
import { useIntoView } from '../parts/into-view.ts';
import { STRANGERS_WORDS } from '../strangers/messages/vi.ts';
import { TroubleLine } from '../strangers/trouble-line.tsx';
import { useFinding } from '../strangers/use-finding.ts';
import { useWords } from '../words/words.ts';
import type { Hall } from './hall.ts';
import styles from './home.module.css';
import { HOME_WORDS } from './messages/vi.ts';

interface FindPlayersProps {
  readonly game: string;
  readonly hall: Hall;
}

/** Comes while the table is looked for: the first cards are seconds away. */
const loadTable = (): void => {
  for (const part of [import('../table/table-page.tsx'), import('../strangers/strangers-table.tsx')])
    part.catch(() => {});
};

/** A seat among people who look for company, now: one tap. */
export const FindPlayers = ({ game, hall }: FindPlayersProps) => {
  const words = useWords(HOME_WORDS);
  const { find: label, finding } = useWords(STRANGERS_WORDS);
  const { isFinding, trouble, find } = useFinding();
  const note = useIntoView<HTMLDivElement>(trouble);
  const isOffline = hall.state === 'offline';
  const counts = hall.state === 'loaded' ? hall.games.find((each) => each.game === game) : undefined;
  useEffect(() => {
    if (isFinding) loadTable();
  }, [isFinding]);
  return (
    <div className={styles.find}>
      <Button
        className={styles.playButton}
        weight={isOffline ? 'plain' : 'primary'}
        wide
        disabled={isFinding || isOffline}
        icon={<Icon name={isOffline ? 'wifi-off' : 'users'} size={22} />}
        onClick={() => void find({ game })}
      >
        {isFinding ? finding : isOffline ? words.noServer : label}
      </Button>
      {trouble === null ? (
        <p className={styles.soft}>
          {isOffline ? words.noServerNote : words.hall(counts?.looking ?? 0, counts?.playing ?? 0)}
        </p>
      ) : (
        <div ref={note} className={styles.fault}>
          <TroubleLine trouble={trouble} />
        </div>
      )}
      {hall.state === 'loaded' && hall.later && trouble === null ? <p className={styles.soft}>{words.later}</p> : null}
    </div>
  );
};
