import { ruleSetName } from '@sanh-rong/face/names';
import type { TableView } from '@sanh-rong/table';
import { useEffect, useState } from 'react';
import type { Feed, TableLink } from '../link/table-link.ts';
import { Arrived } from '../shell/arrival.tsx';
import { LineState } from '../table/line-state.tsx';
import { TableScreen } from '../table/table-screen.tsx';
import { useLanguage, useWords } from '../words/words.ts';
import { Gathering } from './gathering.tsx';
import { useLastEnd } from './last-end.ts';
import { LostSeat } from './lost-seat.tsx';
import { STRANGERS_WORDS } from './messages/index.ts';
import { useLost, useNews } from './news.ts';
import { OfferButton, useOffer } from './offer.tsx';

interface StrangersProps {
  readonly link: TableLink;
  readonly feed: Feed;
  readonly view: TableView;
}

/** How long it is said that an offer came to nothing (milliseconds). */
const SAID = 5_000;

/** Who is here, in the place where other tables say which game of how many it is. Nothing moves when it changes. */
const Heading = ({ link, view }: Pick<StrangersProps, 'link' | 'view'>) => {
  const words = useWords(STRANGERS_WORDS);
  const language = useLanguage();
  const news = useNews(link);
  const offer = useOffer(link);
  const [missed, setMissed] = useState<string | null>(null);
  useEffect(() => {
    if (missed === null) return;
    const timer = setTimeout(() => setMissed(null), SAID);
    return () => clearTimeout(timer);
  }, [missed]);
  const people = view.seats.filter(({ kind }) => kind === 'person').length;
  const players = view.seats.filter(({ kind }) => kind === 'player').length;
  const isOffered = offer !== null && missed === null;
  return (
    <>
      <h1 className={isOffered ? 'only-read' : undefined}>
        {ruleSetName(view.settings.game, view.settings.ruleSet, language)}
      </h1>
      {isOffered ? (
        <OfferButton key={offer.endsAt} offer={offer} onGone={() => setMissed(words.offerGone)} />
      ) : (
        <p role="status">{missed ?? news ?? (people > 1 ? words.company(people, players) : words.alone)}</p>
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
        <LineState line={feed.line} home={false} />
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
