import { USUAL_GAME } from '@sanh-rong/engine';
import { ruleSetName } from '@sanh-rong/presentation/names';
import type { TableView } from '@sanh-rong/table';
import { useEffect, useMemo, useState } from 'react';
import { lastGame } from '../games/last-game.ts';
import type { Feed, TableLink } from '../link/table-link.ts';
import { Arrived } from '../shell/arrival.tsx';
import { ConnectionBanner } from '../table/connection-banner.tsx';
import { TableScreen } from '../table/table-screen.tsx';
import { useLanguage, useWords } from '../words/words.ts';
import { Gathering } from './gathering.tsx';
import { useLastEnd } from './last-end.ts';
import { LostSeat } from './lost-seat.tsx';
import { STRANGERS_WORDS } from './messages/vi.ts';
import { moveTime } from './move-time.ts';
import { useLost, useNews } from './news.ts';
import { MoveBySelf, type Offer, OfferButton, useOffer } from './offer.tsx';

interface StrangersProps {
  readonly link: TableLink;
  readonly feed: Feed;
  readonly view: TableView;
}

/** How long it is said that an offer came to nothing (milliseconds). */
const SAID = 5_000;

/** The seat elsewhere that is offered: in a game it is asked, between two games one is taken along unless one says no. */
const Offered = ({ offer, view, onGone, onStay }: OfferedProps) => {
  const isPlaying = view.phase === 'playing';
  // Settled once for each game: seconds that pass do not put it off.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as it stands when the game ends, or the offer comes.
  const at = useMemo(() => moveTime(offer, view, Date.now()), [offer, isPlaying]);
  useEffect(() => {
    if (!isPlaying && at === null) onStay();
  });
  if (isPlaying) return <OfferButton offer={offer} onGone={onGone} />;
  return at === null ? null : <MoveBySelf offer={offer} at={at} onStay={onStay} />;
};

interface OfferedProps extends Pick<StrangersProps, 'view'> {
  readonly offer: Offer;
  readonly onGone: () => void;
  readonly onStay: () => void;
}

/** Which game this is and who is here, in the place where other tables say which of how many. Nothing moves when it changes. */
const Heading = ({ link, view }: Pick<StrangersProps, 'link' | 'view'>) => {
  const words = useWords(STRANGERS_WORDS);
  const language = useLanguage();
  const news = useNews(link);
  const [offer, decline] = useOffer(link);
  const [missed, setMissed] = useState<string | null>(null);
  useEffect(() => {
    if (missed === null) return;
    const timer = setTimeout(() => setMissed(null), SAID);
    return () => clearTimeout(timer);
  }, [missed]);
  const people = view.seats.filter(({ kind }) => kind === 'person').length;
  const players = view.seats.filter(({ kind }) => kind === 'player').length;
  // Company has come here meanwhile: people are not left behind.
  const isOffered = offer !== null && missed === null && people < 2;
  return (
    <>
      <h1 className={isOffered ? 'only-read' : undefined}>
        {ruleSetName(view.settings.game, view.settings.ruleSet, language)}
      </h1>
      {isOffered ? (
        <Offered
          key={offer.endsAt}
          offer={offer}
          view={view}
          onGone={() => setMissed(words.offerGone)}
          onStay={decline}
        />
      ) : (
        <p role="status">
          {missed ?? news ?? words.heading(view.session, people > 1 ? words.company(people, players) : words.alone)}
        </p>
      )}
    </>
  );
};

/**
 * A table where the server seats strangers: it has no host and no lobby to understand, games come by themselves, and seats
 * change hands between them.
 */
export const StrangersTable = ({ link, feed, view }: StrangersProps) => {
  const shown = useLastEnd(feed);
  const lost = useLost(link);
  const { game } = view.settings;
  if (view.phase === 'closed') return <LostSeat why="closed" game={game} />;
  if (view.you === null) return <LostSeat why={lost} game={game} />;
  if (shown.view === null || shown.view.game === null) {
    return (
      <>
        <ConnectionBanner connection={feed.connection} home={false} />
        <Gathering link={link} view={view} />
        <Arrived />
      </>
    );
  }
  return (
    <>
      <TableScreen
        link={link}
        ending={{ feed: shown, next: null, goOn: () => undefined }}
        heading={<Heading link={link} view={view} />}
      />
      <Arrived />
    </>
  );
};

/** Come back to a table that was left: what was played there is not told any more, so it is what was chosen last. */
export const LeftTable = () => <LostSeat why="left" game={lastGame() ?? USUAL_GAME} />;
