import type { Seat } from '@sanh-rong/engine';
import type { TableView } from '@sanh-rong/table';
import type { ReactNode } from 'react';
import { Mat } from '../art/mat.tsx';
import type { TableLink } from '../link/table-link.ts';
import { useMe } from '../net/me.ts';
import { nameAt } from '../table/voice.ts';
import { useLanguage, useWords } from '../words/words.ts';
import { Countdown } from './countdown.tsx';
import { LOBBY_WORDS } from './messages/vi.ts';
import { SeatTile } from './seat-tile.tsx';
import styles from './seats.module.css';
import { isLobby, isPersonSeat } from './waiting.ts';

interface SeatsProps {
  readonly link: TableLink;
  readonly view: TableView;
  /** What a tap on an empty seat does: sit down there, or put a built-in player there. */
  readonly onEmpty?: { readonly as: 'sit' | 'player'; readonly onTap: (seat: Seat) => void } | undefined;
  /** For the host, about another seat. */
  readonly onTaken?: ((seat: Seat) => void) | undefined;
  readonly children?: ReactNode;
}

/** Everybody on the mat. */
export const Seats = ({ link, view, onEmpty, onTaken, children }: SeatsProps) => {
  const words = useWords(LOBBY_WORDS);
  const language = useLanguage();
  const own = useMe(({ person }) => person?.id);
  const { seats, host, you, watchers } = view;
  const isOfStrangers = view.settings.company === 'strangers';

  const tapOn = (seat: Seat) => {
    const holder = seats[seat];
    if (holder.kind !== 'empty') {
      if (onTaken === undefined || (seat === you && link.transport.home)) return undefined;
      if (seat === you) return { label: words.ownSeat, onTap: () => onTaken(seat) };
      return { label: words.manage(nameAt(seats, seat, language)), onTap: () => onTaken(seat) };
    }
    if (onEmpty === undefined) return undefined;
    const onTap = (): void => onEmpty.onTap(seat);
    return onEmpty.as === 'sit'
      ? { label: words.sitHereLong(seat + 1), word: words.sitHere, onTap }
      : { label: words.addPlayerLong(seat + 1), word: words.addPlayer, onTap };
  };

  return (
    <section className={styles.people} aria-label={words.people}>
      <Mat className={styles.mat}>
        <ul className={styles.seats} data-many={seats.length > 4}>
          {seats.map((holder, seat) => (
            <SeatTile
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
              key={seat}
              seat={seat}
              seats={seats}
              isHost={isPersonSeat(holder) && holder.id === host}
              isYou={seat === you}
              isAwaited={isLobby(view) && !isOfStrangers}
              isWarm={isOfStrangers && holder.kind === 'player'}
              tap={tapOn(seat)}
            />
          ))}
        </ul>
        {view.phase === 'ready' && view.until !== null && !isOfStrangers ? (
          <Countdown link={link} until={view.until} />
        ) : null}
      </Mat>
      {children}
      {view.standingHost === null ? null : (
        <p className={styles.watchers}>
          {you === null && view.standingHost.id === own ? words.youStand : words.standingHost(view.standingHost.name)}
        </p>
      )}
      {watchers.length === 0 ? null : (
        <p className={styles.watchers} title={watchers.join(', ')}>
          {words.watching(watchers.length)}: {watchers.slice(0, 8).join(', ')}
          {watchers.length > 8 ? '…' : ''}
        </p>
      )}
    </section>
  );
};
