import type { BaseAction, BaseView } from '@sanh-rong/engine';
import { type SeatView, STRIKES } from '@sanh-rong/table';
import { Icon } from '../../art/icons.tsx';
import type { GameTable } from '../../games/game-table.ts';
import type { Feed } from '../../link/table-link.ts';
import { OpenHand } from '../../results/open-hand.tsx';
import { BotBadge } from '../../table/bot-badge.tsx';
import { TABLE_WORDS } from '../../table/messages/vi.ts';
import { seatName } from '../../table/voice.ts';
import { useLanguage, useWords } from '../../words/words.ts';
import { BOT_SEAT } from './bot-deal.ts';
import styles from './bot-table.module.css';
import { BOT_PRACTICE_WORDS } from './messages/vi.ts';

interface BotHandProps {
  readonly game: BaseView<BaseAction>;
  readonly feed: Feed;
  readonly table: GameTable;
  readonly holder: SeatView | undefined;
  readonly isTurn: boolean;
}

/** The bot's own seat, nearest to the viewer: how it stands, and its cards. */
export const BotHand = ({ game, feed, table, holder, isTurn }: BotHandProps) => {
  const words = useWords(BOT_PRACTICE_WORDS);
  const { bot } = useWords(TABLE_WORDS);
  const language = useLanguage();
  const { presentation } = table;
  const name = seatName(holder, BOT_SEAT, language);
  const { count, status } = presentation.seat(game, feed.eventsSoFar, BOT_SEAT, language);
  const worth = presentation.handName(game, BOT_SEAT, language);
  const strikes = holder?.kind === 'bot' ? holder.strikes : 0;
  const hand = game.hands[BOT_SEAT];
  return (
    <section className={styles.own} aria-label={words.hand(name)} data-turn={isTurn}>
      <p className={styles.standing}>
        <BotBadge label={bot} />
        <b>{name}</b>
        <span className={styles.count}>
          {[count, worth, game.result === null ? '' : status].filter((word) => word !== '').join(' · ')}
        </span>
        {strikes === 0 ? null : (
          <b className={styles.strikes} title={words.strikes(strikes, STRIKES)}>
            <Icon name="warning" size={16} />
            <span aria-hidden="true">
              {strikes}/{STRIKES}
            </span>
            <span className="only-read">{words.strikes(strikes, STRIKES)}</span>
          </b>
        )}
      </p>
      <div className={styles.hand}>
        <OpenHand name={name} hand={hand == null ? null : presentation.arrange(hand, 0, game).flat()} />
      </div>
    </section>
  );
};
