import type { TableView } from '@sanh-rong/table';
import { lazy, type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../art/icons.tsx';
import { useGameTable } from '../games/registry.ts';
import type { Feed, TableLink } from '../link/table-link.ts';
import { Button, ButtonLink, IconButton } from '../parts/button.tsx';
import { PARTS_WORDS } from '../parts/messages/vi.ts';
import { useSettling } from '../parts/settling.ts';
import { reviewPath } from '../replay/moment.ts';
import { RulesIcon } from '../rulebook/rules-button.tsx';
import { TABLE_WORDS } from '../table/messages/vi.ts';
import { Rebuy } from '../table/rebuy.tsx';
import { StandIn } from '../table/stand-in.tsx';
import { useSecondsLeft } from '../table/turn-clock.ts';
import { useLeave } from '../table/use-leave.ts';
import { fullNameAt, voiceOf } from '../table/voice.ts';
import { useLanguage, useWords } from '../words/words.ts';
import { useFinishedGame } from './finished-game.ts';
import styles from './game-result.module.css';
import { RESULT_WORDS } from './messages/vi.ts';
import { SeatAccounts } from './seat-account.tsx';
import { Statistics } from './statistics.tsx';

const InvitedBack = lazy(() =>
  import('../invitations/invited-back.tsx').then(({ InvitedBack: part }) => ({ default: part })),
);

interface GameResultProps {
  readonly link: TableLink;
  readonly feed: Feed;
  readonly view: TableView;
  /** In place of what comes next at the table. */
  readonly onward?: ReactNode;
  readonly onClose: () => void;
}

interface FootProps extends Pick<GameResultProps, 'link' | 'view'> {
  /** The result has just come over what was under the finger. */
  readonly settling: boolean;
}

const NextGame = ({ link, view, settling }: FootProps) => {
  const words = useWords(RESULT_WORDS);
  const seconds = useSecondsLeft(view.until, () => link.now());
  // At home there is no other person to wait for.
  if (link.transport.home) {
    return (
      <Button
        weight="primary"
        icon={<Icon name="cards" />}
        settling={settling}
        onClick={() => void link.command({ type: 'next' })}
      >
        {words.nextGame}
      </Button>
    );
  }
  const own = view.seats[view.you ?? -1];
  // The table may wait for them alone, and strangers give the seat away with the next deal.
  const isLastCall = seconds === null || view.settings.company === 'strangers';
  if (own?.kind === 'person' && own.standIn && isLastCall) return <StandIn link={link} />;
  return seconds === null ? null : (
    <p className={styles.countdown} role="timer" aria-live="off">
      <Icon name="clock" />
      {words.nextGameIn(seconds)}
    </p>
  );
};

interface LeaveButtonsProps extends Omit<FootProps, 'view'> {
  /** The page of this game, where it can be looked at again; null until it is stored. */
  readonly replay: string | null;
}

/** Strangers do not wait for a player who looks at a game again: its seat is given up, and that is said before. */
const LeaveButtons = ({ link, settling, replay }: LeaveButtonsProps) => {
  const { leave: leaveTable } = useWords(TABLE_WORDS);
  const { leaveForReplay } = useWords(RESULT_WORDS);
  const { leaving, leave } = useLeave(link);
  const shared = { disabled: leaving, settling };
  return (
    <>
      {replay === null ? null : (
        <Button icon={<Icon name="replay" />} {...shared} onClick={() => leave(replay)}>
          {leaveForReplay}
        </Button>
      )}
      <Button icon={<Icon name="leave" />} {...shared} onClick={() => leave()}>
        {leaveTable}
      </Button>
    </>
  );
};

/** Where no other person reads the result, the next game need not wait. */
const SoonerButton = ({ link, settling }: Omit<FootProps, 'view'>) => {
  const words = useWords(RESULT_WORDS);
  const [asked, setAsked] = useState(false);
  const ask = (): void => {
    setAsked(true);
    void link.command({ type: 'again' });
  };
  return (
    <Button weight="primary" icon={<Icon name="cards" />} disabled={asked} settling={settling} onClick={ask}>
      {words.nextGame}
    </Button>
  );
};

/**
 * What has become of a game, while the session goes on. It is no dialog: it rises from below on phones and stands at the
 * side where there is room, so that the mat can still be looked at.
 */
export const GameResult = ({ link, feed, view, onward, onClose }: GameResultProps) => {
  const words = useWords(RESULT_WORDS);
  const close = useWords(PARTS_WORDS).close;
  const language = useLanguage();
  const heading = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const settling = useSettling('result');
  // A player with a keyboard goes on from here; one who is writing is not interrupted.
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement === document.body || activeElement?.closest('main') != null) title.current?.focus();
  }, []);
  const known = useFinishedGame(link, view);
  const { game, settings, seats, standings } = view;
  const presentation = useGameTable(settings.game)?.presentation ?? null;
  if (game === null || game.result === null || presentation === null) return null;
  const voice = voiceOf(seats, view.you, language);
  const { result } = game;
  const isOfStrangers = settings.company === 'strangers';
  const replay = known === null ? null : `/games/${known.id}`;
  const isAlone = !seats.some(({ kind }, seat) => kind === 'person' && seat !== view.you);
  return (
    <section className={styles.result} aria-labelledby={heading}>
      <header className={styles.top}>
        <div className={styles.what}>
          <p className={styles.over}>{words.gameOver(view.played, settings.games)}</p>
          <h2 id={heading} ref={title} tabIndex={-1}>
            {presentation.headline(feed.eventsSoFar, result, voice)}
          </h2>
        </div>
        <RulesIcon game={settings.game} ruleSet={settings.ruleSet} />
        <IconButton label={close} icon={<Icon name="close" />} onClick={onClose} />
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <div className={styles.body} tabIndex={0}>
        <Rebuy link={link} view={view} />
        {isOfStrangers ? (
          <Suspense>
            <InvitedBack link={link} game={known} onStay={onClose} />
          </Suspense>
        ) : null}
        <SeatAccounts
          ended={{
            presentation,
            view: game,
            eventsSoFar: feed.eventsSoFar,
            result,
            seats,
            voice,
            totals: standings.totals,
          }}
        />
        {known?.statistics ? (
          <Statistics
            game={settings.game}
            statistics={known.statistics}
            names={seats.map((_, seat) => fullNameAt(seats, seat, language))}
          />
        ) : null}
      </div>
      <footer className={styles.foot}>
        {onward ?? <NextGame link={link} view={view} settling={settling} />}
        {known === null || isOfStrangers ? null : (
          <>
            <ButtonLink href={`/games/${known.id}`} icon={<Icon name="replay" />} settling={settling}>
              {words.replay}
            </ButtonLink>
            {view.you === null ? null : (
              <ButtonLink href={reviewPath(known.id)} icon={<Icon name="bulb" />} settling={settling}>
                {words.review}
              </ButtonLink>
            )}
          </>
        )}
        {isOfStrangers ? <LeaveButtons link={link} settling={settling} replay={replay} /> : null}
        {isOfStrangers && isAlone ? <SoonerButton link={link} settling={settling} /> : null}
        {onward !== undefined || link.transport.home || (isOfStrangers && isAlone) ? null : (
          <Button className={styles.goOn} weight="primary" settling={settling} onClick={onClose}>
            {words.goOn}
          </Button>
        )}
      </footer>
    </section>
  );
};
