import { lazy, Suspense } from 'react';
import { useMe } from '../net/me.ts';

/** Where invitations are shown. All of it is loaded behind the page itself, which stands without. */

const Nothing = () => null;
const Waiting = lazy(() =>
  import('./waiting.tsx').then(
    ({ Waiting: part }) => ({ default: part }),
    () => ({ default: Nothing }),
  ),
);

interface InvitationPlaceProps {
  /** mark: a game is on, and nothing may come between its player and the cards. */
  readonly as?: 'bar' | 'mark';
}

export const InvitationPlace = ({ as = 'bar' }: InvitationPlaceProps) => {
  const isKnown = useMe(({ person }) => person !== null);
  return isKnown ? (
    <Suspense>
      <Waiting as={as} />
    </Suspense>
  ) : null;
};
