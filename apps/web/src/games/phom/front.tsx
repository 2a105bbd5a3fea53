import type { CardId, Seat } from '@sanh-rong/engine';
import type { PhomAction, PhomEvent, PhomOnTable, PhomView } from '@sanh-rong/engine/phom';
import { cardWords } from '@sanh-rong/presentation';
import { legalOf, phomPresentation } from '@sanh-rong/presentation/phom';
import type { CSSProperties } from 'react';
import { Card } from '../../cards/card.tsx';
import { ringOf } from '../../table/ring.ts';
import { useLanguage, useWords } from '../../words/words.ts';
import type { GameTable, Touch } from '../game-table.ts';
import styles from './front.module.css';
import { Landed } from './landed.tsx';
import { EatenCard, inWords, Meld, strip } from './meld.tsx';
import { PHOM_WORDS } from './messages/vi.ts';
import { onMat } from './on-mat.ts';

/** What lies before a player: what they threw away, what they ate, the phỏm they laid, and at the end the rest. */

/** Two players and a whole deck throw away many; they lie in rows then. */
const IN_ROW = 6;

const rowsOf = (cards: readonly CardId[]): readonly (readonly CardId[])[] =>
  Array.from({ length: Math.ceil(cards.length / IN_ROW) }, (_, row) => cards.slice(row * IN_ROW, (row + 1) * IN_ROW));

interface DiscardsProps {
  readonly seat: Seat;
  readonly name: string;
  readonly cards: readonly CardId[];
  /** The last of them lies in the middle, for the next player to take. */
  readonly isOffered: boolean;
  /** The card that was thrown last of all. */
  readonly newest: CardId | null;
}

const Discards = ({ seat, name, cards, isOffered, newest }: DiscardsProps) => {
  const words = useWords(PHOM_WORDS);
  const language = useLanguage();
  if (cards.length === 0) return null;
  return (
    <div className={styles.thrown} role="img" aria-label={words.discardsOf(name, inWords(cards, language))}>
      {rowsOf(cards).map((row) => (
        <div key={row[0]} className={styles.row} style={strip(row.length)}>
          {row.map((card) =>
            isOffered && card === cards.at(-1) ? (
              <div key={`${card} gone`} className={styles.gone} />
            ) : (
              <Landed key={card} card={card} seat={seat} className={card === newest ? styles.newest : undefined}>
                <Card card={card} />
              </Landed>
            ),
          )}
        </div>
      ))}
    </div>
  );
};

interface RestProps {
  readonly view: PhomView;
  readonly seat: Seat;
  readonly name: string;
  readonly cards: readonly CardId[];
}

/** A hand that lies open, sorted as its owner would hold it. */
const Rest = ({ view, seat, name, cards }: RestProps) => {
  const words = useWords(PHOM_WORDS);
  const language = useLanguage();
  const sorted = phomPresentation.arrange(cards, 0, view).flat();
  const value = view.phase === 'over' ? phomPresentation.handName(view, seat, language) : '';
  return (
    <div className={styles.rest}>
      <div role="img" aria-label={words.handOf(name, inWords(sorted, language))}>
        {rowsOf(sorted).map((row) => (
          <div key={row[0]} className={styles.row} style={strip(row.length)}>
            {row.map((card) => (
              <div key={card} className={view.eaten[seat].includes(card) ? styles.eaten : undefined}>
                <Card card={card} />
              </div>
            ))}
          </div>
        ))}
      </div>
      {value === '' ? null : <span className={styles.value}>{value}</span>}
    </div>
  );
};

/** The card that was thrown last of all, whether or not it still lies there. */
const newestOf = ({ history }: PhomView): CardId | null => {
  const last = history.findLast(({ action }) => action.type === 'discard')?.action;
  return last?.type === 'discard' ? last.card : null;
};

/** How the selected card can be sent onto a phỏm now. */
const sendingTo = (view: PhomView, seat: Seat, meld: number, touch: Touch | null) => {
  const [card, ...more] = touch?.selected ?? [];
  if (touch === null || more.length > 0) return null;
  const action = legalOf(view, 'send').find((send) => send.card === card && send.seat === seat && send.meld === meld);
  return action === undefined ? null : { card: action.card, send: () => touch.act(action) };
};

/** Where a seat's cards lie: before oneself, on both sides of a seat, above and below it, or only below. */
const lieOf = ({ counts, viewer }: PhomView, seat: Seat, bottom: Seat) => {
  if (seat === bottom) return viewer === seat ? { lies: 'own', at: 'foot' } : { lies: 'flank', at: 'foot' };
  const side = ringOf(counts.length, bottom, phomPresentation.direction).get(seat)?.side ?? 'top';
  if (side === 'top') return { lies: 'flank', at: 'top' };
  return { lies: counts.length < 4 ? 'below' : 'side', at: side };
};

/** How many phỏm lie beside one another and of how many cards. */
const shares = (sizes: readonly number[]): CSSProperties =>
  ({ '--melds': sizes.length, '--cards': sizes.reduce((sum, size) => sum + size, 0) }) as CSSProperties;

/** What a player who went ù puts down at once; it stays in the hand as far as the game is concerned (PH-24). */
const putDown = (eventsSoFar: readonly PhomEvent[], { eaten }: PhomView, seat: Seat) => {
  const u = eventsSoFar.findLast((event) => event.type === 'u');
  if (u === undefined || u.seat !== seat) return null;
  const melds = u.melds.map(
    (cards): PhomOnTable => ({
      cards,
      size: cards.length,
      eaten: cards.find((card) => eaten[seat].includes(card)) ?? null,
    }),
  );
  return { melds, rest: u.outside };
};

export const Front: NonNullable<GameTable['Front']> = ({
  view: anyView,
  eventsSoFar,
  pending,
  bottom,
  seat,
  voice,
  touch,
}) => {
  const view = anyView as PhomView;
  const words = useWords(PHOM_WORDS);
  const language = useLanguage();
  const { discards, eaten, melds, offered } = onMat(view, pending as PhomAction | null, bottom);
  const { name } = voice.who(seat);
  const isOver = view.phase === 'over';
  // One's own hand is in one's hand.
  const open = (view.viewer === seat ? null : view.hands[seat]) ?? [];
  const u = putDown(eventsSoFar as readonly PhomEvent[], view, seat);
  const laid = u?.melds ?? melds[seat];
  const hand = u?.rest ?? open;
  const inHand = isOver || open.length > 0 ? [] : eaten[seat];
  const thrown = isOver ? [] : discards[seat];
  const { lies, at: side } = lieOf(view, seat, bottom);
  return (
    <div className={styles.front} data-lies={lies} data-at={side}>
      {inHand.length + laid.length === 0 ? null : (
        <div className={styles.kept} style={shares([...inHand.map(() => 1), ...laid.map(({ size }) => size)])}>
          {inHand.map((card) => (
            <div
              key={card}
              className={styles.meld}
              role="img"
              aria-label={words.eatenBy(name, cardWords(card, language))}
            >
              <EatenCard card={card} seat={seat} />
            </div>
          ))}
          {laid.map((meld, at) => (
            <Meld
              // biome-ignore lint/suspicious/noArrayIndexKey: phỏm keep the order they were laid in.
              key={at}
              meld={meld}
              seat={seat}
              name={name}
              sending={pending === null ? sendingTo(view, seat, at, touch) : null}
            />
          ))}
        </div>
      )}
      {thrown.length + hand.length === 0 ? null : (
        <div className={styles.loose}>
          <Discards
            seat={seat}
            name={name}
            cards={thrown}
            isOffered={offered?.from === seat}
            newest={pending === null ? newestOf(view) : null}
          />
          {hand.length === 0 ? null : <Rest view={view} seat={seat} name={name} cards={hand} />}
        </div>
      )}
    </div>
  );
};
