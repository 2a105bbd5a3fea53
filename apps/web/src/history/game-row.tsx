import { signed } from '@sanh-rong/presentation';
import { characterName, gameNumber, type NumberedGame, ruleSetName } from '@sanh-rong/presentation/names';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Icon } from '../art/icons.tsx';
import { GameEmblem } from '../games/game-choice.tsx';
import { TABLE_WORDS } from '../table/messages/vi.ts';
import { useLanguage, useWords } from '../words/words.ts';
import styles from './history.module.css';
import { HISTORY_WORDS } from './messages/vi.ts';
import { whenWords } from './when.ts';

/** A finished game as a line of a list: from the server, or practised in this browser. */
export interface PlayedGame extends NumberedGame {
  readonly id: string;
  readonly game: string;
  readonly ruleSet: string;
  readonly practice: boolean;
  readonly endedAt: number;
  readonly seats: readonly {
    readonly seat: number;
    /** Null for a built-in player, and for a bot. */
    readonly person: string | null;
    /** The bot that sat there, by its name; left out for games practised at home. */
    readonly bot?: { readonly version: number } | null | undefined;
    readonly name: string;
    readonly points: number;
    readonly place: number;
  }[];
}

interface GameRowProps {
  readonly played: PlayedGame;
  /** For which person the list is read: their points stand out. */
  readonly person?: string | null | undefined;
  /** What can be done about it besides looking at it. */
  readonly children?: ReactNode;
}

export const GameRow = ({ played, person, children }: GameRowProps) => {
  const words = useWords(HISTORY_WORDS);
  const language = useLanguage();
  const { botVersion } = useWords(TABLE_WORDS);
  const { id, game, ruleSet, practice, endedAt, seats } = played;
  const own = seats.find((seat) => person !== null && person !== undefined && seat.person === person);
  const about = [
    ...(played.company === 'daily'
      ? [words.daily]
      : [words.gameNumber(gameNumber(played)), practice ? words.practice : null]),
    whenWords(endedAt, Date.now(), language),
  ];
  return (
    <li>
      <Link href={`/games/${id}`} className={styles.row}>
        <GameEmblem game={game} />
        <span className={styles.text}>
          <strong>{ruleSetName(game, ruleSet, language)}</strong>
          <small>{about.filter((part) => part !== null).join(' · ')}</small>
          <span className={styles.seats}>
            {[...seats]
              .sort((a, b) => a.place - b.place || a.seat - b.seat)
              .map(({ seat, person: holder, bot, name, points, place }) => (
                <span key={seat} className={seat === own?.seat ? styles.own : undefined}>
                  {place === 1 ? (
                    <>
                      <Icon name="crown" />
                      <span className="only-read">{words.won}</span>
                    </>
                  ) : null}
                  {bot ? botVersion(name, bot.version) : holder === null ? characterName(name, seat) : name}{' '}
                  <b>{signed(points)}</b>
                </span>
              ))}
          </span>
        </span>
        {own === undefined ? null : (
          <span className={styles.points} data-won={own.points > 0 || undefined}>
            {signed(own.points)}
          </span>
        )}
      </Link>
      {children}
    </li>
  );
};
