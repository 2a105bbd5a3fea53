import type { TableView } from '@sanh-rong/table';
import { BotBadge } from '../table/bot-badge.tsx';
import { useWords } from '../words/words.ts';
import { botsHere } from './bots-here.ts';
import styles from './lobby.module.css';
import { LOBBY_WORDS } from './messages/vi.ts';

/** What a visitor is told before they sit down: that bots play here, how many, and whose. */
export const BotsNote = ({ view, id }: { readonly view: TableView; readonly id: string }) => {
  const words = useWords(LOBBY_WORDS);
  const { count, bots } = botsHere(view);
  if (count === 0) return null;
  return (
    <aside id={id} className={styles.bots}>
      <p>
        <BotBadge label={words.botMark} /> <strong>{words.botsPlay(count)}</strong> {words.botsPlayNote}
      </p>
      <ul>
        {bots.map(({ bot, seats }) => (
          <li key={`${bot.id} ${bot.version}`}>{words.botHere(bot.name, bot.version, bot.owner.name, seats)}</li>
        ))}
      </ul>
    </aside>
  );
};
