import type { Seat } from '@sanh-rong/engine';
import { levelName } from '@sanh-rong/presentation/names';
import type { SeatView } from '@sanh-rong/table';
import type { ReactNode } from 'react';
import { Icon } from '../art/icons.tsx';
import { BotBadge } from '../table/bot-badge.tsx';
import { Figure } from '../table/figure.tsx';
import { nameAt } from '../table/voice.ts';
import { useLanguage, useWords } from '../words/words.ts';
import { LOBBY_WORDS } from './messages/vi.ts';
import styles from './seats.module.css';

interface SeatTileProps {
  readonly seat: Seat;
  readonly seats: readonly SeatView[];
  readonly isHost: boolean;
  readonly isYou: boolean;
  /** Whether the start waits for them to be ready. */
  readonly isAwaited: boolean;
  /** A built-in player who gives the seat up when a person comes. */
  readonly isWarm: boolean;
  /**
   * What tapping it does, if anything: to sit there, to add a player, to see what can be done about the one who sits
   * there.
   */
  readonly tap?: { readonly label: string; readonly word?: string; readonly onTap: () => void } | undefined;
}

interface Looks {
  readonly state: 'empty' | 'ready' | 'away' | 'here';
  readonly word: string;
  readonly title?: string;
}

const useLooks = ({ seat, seats, isHost, isAwaited, isWarm }: SeatTileProps): Looks => {
  const holder = seats[seat];
  const words = useWords(LOBBY_WORDS);
  const language = useLanguage();
  if (holder.kind === 'empty') return { state: 'empty', word: '' };
  if (isWarm) return { state: 'ready', word: words.keepsSeat };
  if (holder.kind === 'player') {
    const { name, explanation } = levelName(holder.level, language);
    return { state: 'ready', word: name, title: explanation };
  }
  if (holder.kind === 'bot') return { state: 'ready', word: words.botAbout(holder.owner.name, holder.version) };
  if (holder.away) return { state: 'away', word: words.away };
  if (!isAwaited) return { state: 'here', word: isHost ? words.host : '' };
  if (holder.ready) return { state: 'ready', word: words.ready };
  return { state: 'here', word: isHost ? words.host : words.notReady };
};

const SeatAvatar = ({ seat, seats }: Pick<SeatTileProps, 'seat' | 'seats'>) =>
  seats[seat].kind === 'empty' ? (
    <span className={styles.cushion} />
  ) : (
    <Figure seats={seats} seat={seat} size={52} className={styles.figure} />
  );

/** A seat: who sits there and whether they are ready, or that it is free. */
export const SeatTile = (props: SeatTileProps) => {
  const { seat, seats, isHost, isYou, tap } = props;
  const holder = seats[seat];
  const words = useWords(LOBBY_WORDS);
  const language = useLanguage();
  const { state, word, title } = useLooks(props);
  const about = [isYou ? words.you : '', word].filter((part) => part !== '').join(' · ');
  const empty = holder.kind === 'empty';
  const body: ReactNode = (
    <>
      <span className={styles.avatar}>
        <SeatAvatar seat={seat} seats={seats} />
        {isHost ? (
          <span className={styles.crown}>
            <Icon name="crown" />
            <span className="only-read">{words.host}</span>
          </span>
        ) : null}
        {holder.kind === 'bot' ? (
          <span className={styles.badge}>
            <BotBadge label={words.botMark} />
          </span>
        ) : null}
        {state === 'ready' && holder.kind === 'person' ? (
          <span className={styles.mark}>
            <Icon name="check" />
          </span>
        ) : null}
      </span>
      <span className={styles.text}>
        <span className={styles.name}>{empty ? words.waiting : nameAt(seats, seat, language)}</span>
        {about === '' ? null : (
          <span className={styles.state} title={title}>
            {holder.kind === 'player' ? <Icon name="bot" /> : null}
            {about}
          </span>
        )}
        {tap?.word === undefined ? null : (
          <span className={styles.word}>
            <Icon name="plus" />
            {tap.word}
          </span>
        )}
      </span>
      {tap !== undefined && tap.word === undefined ? (
        <span className={styles.edit}>
          <Icon name="edit" />
        </span>
      ) : null}
    </>
  );
  return (
    <li className={styles.seat}>
      {tap === undefined ? (
        <div className={styles.tile} data-state={state}>
          {body}
        </div>
      ) : (
        <button type="button" className={styles.tile} data-state={state} title={tap.label} onClick={tap.onTap}>
          {body}
        </button>
      )}
    </li>
  );
};
