import { useLocation } from 'wouter';
import type { TableLink } from '../link/table-link.ts';
import { useFeed } from '../link/use-table.ts';
import { useMe } from '../net/me.ts';
import type { Companion } from './companions.ts';
import { InvitationPlace } from './invitation-place.tsx';
import styles from './invitations.module.css';
import { InviteAgainPart } from './invite-again-part.tsx';

interface InvitedBackProps {
  readonly link: TableLink;
  /** The game that ended the session, and the people who played it; null until it is found. */
  readonly game: { readonly id: string; readonly people: readonly Companion[] } | null;
  /** Goes on with the table one is at; never called among strangers. */
  readonly onStay: () => void;
}

/** With a result: the people to play on with, and what one is invited to oneself. Friends who are still here need no invitation. */
export const InvitedBack = ({ link, game, onStay }: InvitedBackProps) => {
  const [, navigate] = useLocation();
  const own = useMe(({ person }) => person?.id);
  const { view } = useFeed(link);
  const isOfStrangers = view?.settings.company === 'strangers';
  const isHere = ({ id }: Companion): boolean =>
    !isOfStrangers && view?.seats.some((seat) => seat.kind === 'person' && seat.id === id && !seat.away) === true;
  const hasPlayed = game?.people.some(({ id }) => id === own) ?? false;
  const left = game?.people.filter((person) => person.id !== own && !isHere(person)) ?? [];
  return (
    <div className={isOfStrangers ? styles.row : styles.back}>
      <InvitationPlace />
      {game !== null && hasPlayed && left.length > 0 ? (
        <InviteAgainPart
          game={game.id}
          companions={left}
          isAtTable={view?.you !== null && !isOfStrangers}
          goesAtOnce={isOfStrangers}
          onTable={(code) => (code === link.code ? onStay() : navigate(`/t/${code}`))}
        />
      ) : null}
    </div>
  );
};
