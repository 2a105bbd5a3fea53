import type { BotSummary } from '@sanh-rong/protocol';
import { Icon } from '../../art/icons.tsx';
import { useQuery } from '../../net/use-query.ts';
import { Button } from '../../parts/button.tsx';
import { useWords } from '../../words/words.ts';
import type { BotSeat } from '../bots-here.ts';
import styles from '../lobby.module.css';
import { LOBBY_WORDS } from '../messages/vi.ts';
import { SEAT_WORDS } from './messages/vi.ts';

interface BotVersionProps {
  readonly bot: BotSeat;
  readonly busy: boolean;
  readonly onNewest: () => void;
}

/** Whose bot sits there and in which version, and the way to its newest one. */
export const BotVersion = ({ bot, busy, onNewest }: BotVersionProps) => {
  const words = useWords(SEAT_WORDS);
  const lobby = useWords(LOBBY_WORDS);
  const query = useQuery<BotSummary>(`/api/bots/${encodeURIComponent(bot.id)}`);
  const newest = query.state === 'loaded' ? query.answer : null;
  return (
    <>
      <p>{lobby.botAbout(bot.owner.name, bot.version)}</p>
      {newest !== null && newest.version > bot.version && newest.sound ? (
        <Button wide weight="primary" icon={<Icon name="refresh" />} disabled={busy} onClick={onNewest}>
          {words.newestVersion(newest.version)}
        </Button>
      ) : null}
      {newest?.version === bot.version ? <p className={styles.note}>{words.isNewest}</p> : null}
    </>
  );
};
