import type { Language } from '@sanh-rong/engine';
import { ruleSetName } from '@sanh-rong/presentation/names';
import type { TableView } from '@sanh-rong/table';
import { lazy, type ReactNode, Suspense, useId, useLayoutEffect, useRef } from 'react';
import { Icon } from '../art/icons.tsx';
import { useGameTable } from '../games/registry.ts';
import type { Feed, TableLink } from '../link/table-link.ts';
import { gamesAtHome } from '../luck/session-games.ts';
import { useMe } from '../net/me.ts';
import { accepted, useSubmit } from '../net/use-submit.ts';
import { Button, ButtonLink, IconButton } from '../parts/button.tsx';
import { Loading } from '../parts/notice.tsx';
import { reviewPath } from '../replay/moment.ts';
import { RulesIcon } from '../rulebook/rules-button.tsx';
import type { Ending } from '../table/ending.ts';
import { GoOn } from '../table/go-on.tsx';
import { TABLE_WORDS } from '../table/messages/vi.ts';
import { fullNameAt, voiceOf } from '../table/voice.ts';
import { useLanguage, useWords } from '../words/words.ts';
import { type Known, useFinishedGame } from './finished-game.ts';
import { RESULT_WORDS } from './messages/vi.ts';
import { Podium } from './podium.tsx';
import { rankingOf } from './ranking.ts';
import { Ranking } from './score-board.tsx';
import { ScoreTable } from './score-table.tsx';
import { SeatAccounts } from './seat-account.tsx';
import styles from './session-result.module.css';
import { ShareButtons } from './share-buttons.tsx';
import { shareText } from './share-text.ts';
import { Statistics } from './statistics.tsx';

const PointsChart = lazy(() =>
  import('../chart/points-chart.tsx').then(({ PointsChart: part }) => ({ default: part })),
);

const LuckPart = lazy(() => import('../luck/luck-part.tsx').then(({ LuckPart: part }) => ({ default: part })));

const InvitedBack = lazy(() =>
  import('../invitations/invited-back.tsx').then(({ InvitedBack: part }) => ({ default: part })),
);

interface SessionResultProps {
  readonly link: TableLink;
  readonly feed: Feed;
  readonly view: TableView;
  readonly ending: Pick<Ending, 'next' | 'goOn'>;
  /** In place of how to go on with the table. */
  readonly onward?: ReactNode;
  /** Back to the mat. */
  readonly onClose: () => void;
}

const victory = ({ standings, seats, you, scores, game }: TableView, language: Language): string => {
  const words = RESULT_WORDS[language];
  const { winners } = standings;
  const { who } = voiceOf(seats, you, language);
  if (winners.length > 1) return words.sharedBy(winners.map((seat) => who(seat).name).join(', '));
  // Of a single game one can be the first to finish and another have the most points.
  const isFirst = scores.length > 1 || game?.result == null || game.result.places[winners[0]] === 1;
  if (!isFirst) return winners[0] === you ? words.youHaveMost : words.hasMost(who(winners[0]).name);
  return winners[0] === you ? words.youWon : words.wonBy(who(winners[0]).name);
};

/** The game that ended the session, point by point. */
const LastGame = ({
  known,
  feed,
  view,
}: Pick<SessionResultProps, 'feed' | 'view'> & { readonly known: Known | null }) => {
  const words = useWords(RESULT_WORDS);
  const language = useLanguage();
  const presentation = useGameTable(view.settings.game)?.presentation ?? null;
  const { game, seats } = view;
  if (game === null || game.result === null || presentation === null) return null;
  const voice = voiceOf(seats, view.you, language);
  const isOnly = view.scores.length === 1;
  return (
    <section className={styles.part}>
      <h2>{isOnly ? words.onlyGame : words.lastGame}</h2>
      <p>{presentation.headline(feed.eventsSoFar, game.result, voice)}</p>
      <SeatAccounts
        ended={{
          presentation,
          view: game,
          eventsSoFar: feed.eventsSoFar,
          result: game.result,
          seats,
          voice,
          totals: null,
        }}
        order={isOnly ? 'points' : 'place'}
      />
      {known?.statistics ? (
        <Statistics
          game={view.settings.game}
          statistics={known.statistics}
          names={seats.map((_, seat) => fullNameAt(seats, seat, language))}
        />
      ) : null}
      {known === null ? null : (
        <div className={styles.lookBack}>
          <ButtonLink href={`/games/${known.id}`} icon={<Icon name="replay" />}>
            {words.replay}
          </ButtonLink>
          {view.you === null ? null : (
            <ButtonLink href={reviewPath(known.id)} icon={<Icon name="bulb" />}>
              {words.review}
            </ButtonLink>
          )}
        </div>
      )}
    </section>
  );
};

const Chart = ({ view }: { readonly view: TableView }) => {
  const words = useWords(RESULT_WORDS);
  const language = useLanguage();
  return (
    <section className={styles.part}>
      <h2>{words.chart}</h2>
      <Suspense fallback={<Loading />}>
        <PointsChart names={view.seats.map((_, seat) => fullNameAt(view.seats, seat, language))} scores={view.scores} />
      </Suspense>
    </section>
  );
};

/** Who stands where after all games, and how it came to that. */
const AllGames = ({ view }: { readonly view: TableView }) => {
  const words = useWords(RESULT_WORDS);
  return (
    <div className={styles.column}>
      <section className={styles.part}>
        <h2>{words.ranking}</h2>
        <Ranking view={view} />
      </section>
      <Chart view={view} />
      <section className={styles.part}>
        <h2>{words.allGames}</h2>
        <ScoreTable view={view} />
      </section>
    </div>
  );
};

const Actions = ({ link, view, ending }: Pick<SessionResultProps, 'link' | 'view' | 'ending'>) => {
  const words = useWords(RESULT_WORDS);
  const { wentOn } = useWords(TABLE_WORDS);
  const language = useLanguage();
  const { busy, fault, run } = useSubmit(words.noAnswer);
  const own = useMe(({ person }) => person?.id);
  const { settings, seats, standings, scores, you, standingHost } = view;
  // A person who sits here, or a host who watches.
  const isOurs = you !== null || (standingHost !== null && standingHost.id === own);
  const mayAsk = isOurs && ending.next === null;
  const again = (): void => {
    ending.goOn();
    void run(() => accepted(link.command({ type: 'again' })));
  };
  const shared = {
    ruleSet: ruleSetName(settings.game, settings.ruleSet, language),
    games: scores.length,
    ranking: rankingOf(standings),
    names: seats.map((_, seat) => fullNameAt(seats, seat, language)),
  };
  return (
    <div className={styles.actions}>
      {mayAsk ? (
        <Button weight="primary" icon={<Icon name="refresh" />} disabled={busy} onClick={again}>
          {scores.length > 1 ? words.again : words.againOnce}
        </Button>
      ) : null}
      {/* The table has gone on meanwhile: in the same place one comes after it, and is not pulled away from what one reads. */}
      <GoOn ending={ending} />
      <ShareButtons text={shareText(shared, language)} words={words} />
      <ButtonLink href="/" weight="quiet" icon={<Icon name="home" />}>
        {words.home}
      </ButtonLink>
      {fault === null ? null : (
        <p className={styles.note} role="alert">
          {fault.message}
        </p>
      )}
      <p className={styles.note} role="status">
        {ending.next !== null ? wentOn[ending.next] : mayAsk && !link.transport.home ? words.againNote : ''}
      </p>
    </div>
  );
};

/** What a session has come to: who won, every game, and how to go on. It lies over the table until it is closed. */
export const SessionResult = ({ link, feed, view, ending, onward, onClose }: SessionResultProps) => {
  const words = useWords(RESULT_WORDS);
  const language = useLanguage();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const heading = useId();
  // Closed while it is still there, so that the browser gives the focus back to the element that had it.
  useLayoutEffect(() => {
    const { current } = dialog;
    if (current !== null && !current.open) current.showModal();
    title.current?.focus();
    return () => current?.close();
  }, []);
  const known = useFinishedGame(link, view);
  const { settings, scores } = view;
  const ruleSet = ruleSetName(settings.game, settings.ruleSet, language);
  const isSingle = scores.length <= 1;
  return (
    <dialog
      ref={dialog}
      className={styles.session}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // Browsers close a dialog themselves when Escape is pressed often enough.
      onClose={onClose}
    >
      <RulesIcon className={styles.rules} game={settings.game} ruleSet={settings.ruleSet} />
      <IconButton className={styles.close} label={words.goOn} icon={<Icon name="close" />} onClick={onClose} />
      <div className={styles.summary}>
        <div className={styles.top}>
          <p>{isSingle ? words.singleOver : words.sessionOver}</p>
          <h1 id={heading} ref={title} tabIndex={-1}>
            {victory(view, language)}
          </h1>
          <p>{words.afterGames(ruleSet, scores.length)}</p>
        </div>
        <Podium view={view} />
        {onward ?? <Actions link={link} view={view} ending={ending} />}
      </div>
      {link.transport.home ? null : (
        <Suspense>
          <InvitedBack link={link} game={known} onStay={ending.goOn} />
        </Suspense>
      )}
      {/* Told at home, where no other player waits for this device; at a server the replay tells it. */}
      {link.transport.home && known !== null && view.you !== null ? (
        <Suspense>
          <div className={styles.luck}>
            <LuckPart game={settings.game} of={known.id} find={() => gamesAtHome(view.fair.commitment)} />
          </div>
        </Suspense>
      ) : null}
      <div className={styles.parts}>
        {isSingle ? null : <AllGames view={view} />}
        <LastGame known={known} feed={feed} view={view} />
      </div>
    </dialog>
  );
};
