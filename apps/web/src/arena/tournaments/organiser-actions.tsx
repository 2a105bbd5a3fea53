import type { ArenaTournamentDetail } from '@sanh-rong/protocol';
import { useState } from 'react';
import { Icon } from '../../art/icons.tsx';
import { post } from '../../net/rest.ts';
import { Button } from '../../parts/button.tsx';
import { useWords } from '../../words/words.ts';
import { AskSheet } from '../ask-sheet.tsx';
import { TOURNAMENT_WORDS } from './messages/vi.ts';
import { FEWEST_BOTS } from './progress.ts';
import { TOURNAMENT_API } from './tournament-api.ts';

interface OrganiserActionsProps {
  readonly tournament: ArenaTournamentDetail;
  readonly onChanged: () => void;
}

/** What its organiser may do: begin, or call it off. */
export const OrganiserActions = ({ tournament, onChanged }: OrganiserActionsProps) => {
  const words = useWords(TOURNAMENT_WORDS);
  const [asking, setAsking] = useState<'start' | 'cancel' | null>(null);
  const { id, status, bots } = tournament;
  if (status === 'finished' || status === 'cancelled') return null;
  const said = {
    start: {
      title: words.startTitle,
      text: words.startText(bots),
      no: words.notYet,
      yes: words.start,
      busy: words.starting,
      weight: 'primary',
    },
    cancel: {
      title: words.cancelTitle,
      text: words.cancelText,
      no: words.keep,
      yes: words.cancelTournament,
      busy: words.cancelling,
    },
  } as const;
  const go = async (what: keyof typeof said): Promise<void> => {
    await post(TOURNAMENT_API[what](id));
    onChanged();
  };
  return (
    <>
      {status === 'open' ? (
        <Button
          weight="primary"
          icon={<Icon name="play" />}
          disabled={bots < FEWEST_BOTS}
          onClick={() => setAsking('start')}
        >
          {words.start}
        </Button>
      ) : null}
      <Button weight="quiet" icon={<Icon name="close" />} onClick={() => setAsking('cancel')}>
        {words.cancelTournament}
      </Button>
      {asking === null ? null : <AskSheet {...said[asking]} go={() => go(asking)} onClose={() => setAsking(null)} />}
    </>
  );
};
