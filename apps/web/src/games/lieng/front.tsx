import type { CardId, Seat } from '@sanh-rong/engine';
import type { LiengAction, LiengView } from '@sanh-rong/engine/lieng';
import { cardWords } from '@sanh-rong/presentation';
import { liengPresentation } from '@sanh-rong/presentation/lieng';
import { Card } from '../../cards/card.tsx';
import { Flown } from '../../table/flown.tsx';
import { useLanguage, useWords } from '../../words/words.ts';
import type { Scene } from '../game-table.ts';
import { betOf, isIn, short, wonBy } from './betting.ts';
import { Chips } from './chips.tsx';
import styles from './front.module.css';
import { LIENG_WORDS } from './messages/vi.ts';

/** What lies in front of a seat: its cards, its bet, and what it won. */

const BACKS = [0, 1, 2] as const;

const Backs = ({ name, dealer }: { readonly name: string; readonly dealer: Seat }) => {
  const words = useWords(LIENG_WORDS);
  return (
    <div className={styles.backs} role="img" aria-label={words.hidden(name)}>
      {BACKS.map((at) => (
        <Flown key={at} seat={dealer} card={null} delay={at * 70} className={styles.card}>
          <Card card={null} />
        </Flown>
      ))}
    </div>
  );
};

interface ShownProps {
  readonly cards: readonly CardId[];
  readonly hand: string;
  readonly said: string;
}

const Shown = ({ cards, hand, said }: ShownProps) => (
  <div className={styles.shown} role="img" aria-label={said}>
    <div className={styles.fan}>
      {cards.map((card) => (
        <div key={card} className={styles.card}>
          <Card card={card} />
        </div>
      ))}
    </div>
    <b>{hand}</b>
  </div>
);

interface BetProps {
  readonly bet: number;
  readonly name: string;
  readonly allIn: boolean;
}

const Bet = ({ bet, name, allIn }: BetProps) => {
  const words = useWords(LIENG_WORDS);
  const language = useLanguage();
  return (
    <span className={styles.pill} data-all-in={allIn}>
      {bet > 0 ? <Chips amount={bet} most={1} /> : null}
      <span aria-hidden="true">{bet > 0 ? short(bet, language) : words.allIn}</span>
      <span className="only-read">
        {words.bet(name, bet)}
        {allIn ? `. ${words.allIn}` : ''}
      </span>
    </span>
  );
};

export const Front = ({ view: anyView, voice, bottom, pending, seat }: Scene & { readonly seat: Seat }) => {
  const words = useWords(LIENG_WORDS);
  const view = anyView as LiengView;
  const doing = seat === bottom ? (pending as LiengAction | null) : null;
  const { name, you } = voice.who(seat);
  const { language } = voice;
  const isOver = view.result !== null;
  const bet = isOver ? 0 : betOf(view, seat, doing);
  const won = wonBy(view, seat);
  const cards = view.hands[seat];
  const isAllIn = !isOver && (view.allIn[seat] || doing?.type === 'to-tat');
  // A player who had too few chips for more than the ante is all in without a bet (LG-1).
  const bets = bet > 0 || isAllIn;
  // One's own cards are in one's hand; a viewer of a replay sees them here.
  const holds = isIn(view, seat, doing) && view.viewer !== seat;
  const hand = liengPresentation.handName(view, seat, language);
  return (
    <div className={styles.front} data-own={you} data-won={won > 0}>
      {holds && cards === null && !isOver ? (
        <Backs key={`dealt by ${view.dealer}`} name={name} dealer={view.dealer} />
      ) : null}
      {holds && cards !== null ? (
        <Shown
          cards={cards}
          hand={hand}
          said={words.shown(name, cards.map((card) => cardWords(card, language)).join(', '), hand)}
        />
      ) : null}
      {bets && you ? (
        <div key={`bet ${bet}`} className={styles.bet}>
          <Bet bet={bet} name={name} allIn={isAllIn} />
        </div>
      ) : null}
      {bets && !you ? (
        <Flown key={`bet ${bet}`} seat={seat} card={null} className={styles.bet}>
          <Bet bet={bet} name={name} allIn={isAllIn} />
        </Flown>
      ) : null}
      {won > 0 ? (
        <div className={styles.won}>
          <span aria-hidden="true">+{short(won, language)}</span>
          <span className="only-read">{words.won(name, won)}</span>
        </div>
      ) : null}
    </div>
  );
};
