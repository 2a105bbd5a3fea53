import type { ArenaTournamentDetail } from '@sanh-rong/protocol';
import { useState } from 'react';
import { Icon } from '../../art/icons.tsx';
import { useBotDeed } from '../../bots/use-deed.ts';
import { post } from '../../net/rest.ts';
import { Button } from '../../parts/button.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { useWords } from '../../words/words.ts';
import arena from '../arena.module.css';
import { TOURNAMENT_WORDS } from './messages/index.ts';
import { FEWEST_BOTS } from './progress.ts';
import { TOURNAMENT_API } from './tournament-api.ts';

interface OrganiserDeedsProps {
  readonly tournament: ArenaTournamentDetail;
  readonly onChanged: () => void;
}

interface AskProps extends OrganiserDeedsProps {
  readonly what: 'start' | 'cancel';
  readonly onClose: () => void;
}

/** Asks once more before something that cannot be undone. */
const AskSheet = ({ tournament, what, onChanged, onClose }: AskProps) => {
  const words = useWords(TOURNAMENT_WORDS);
  const deed = useBotDeed();
  const said =
    what === 'start'
      ? {
          title: words.startTitle,
          text: words.startText(tournament.bots),
          no: words.notYet,
          yes: words.start,
          busy: words.starting,
        }
      : {
          title: words.cancelTitle,
          text: words.cancelText,
          no: words.keep,
          yes: words.cancelTournament,
          busy: words.cancelling,
        };
  const go = (): Promise<boolean> =>
    deed.run(async () => {
      await post(TOURNAMENT_API[what](tournament.id));
      onClose();
      onChanged();
    });
  return (
    <Sheet
      title={said.title}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{said.no}</Button>
          <Button weight={what === 'start' ? 'primary' : 'danger'} disabled={deed.busy} onClick={() => void go()}>
            {deed.busy ? said.busy : said.yes}
          </Button>
        </>
      }
    >
      <p>{said.text}</p>
      {deed.fault === null ? null : (
        <p className={arena.fault} role="alert">
          {deed.fault.message}
        </p>
      )}
    </Sheet>
  );
};

/** What its organiser may do: begin, or call it off. */
export const OrganiserDeeds = ({ tournament, onChanged }: OrganiserDeedsProps) => {
  const words = useWords(TOURNAMENT_WORDS);
  const [asking, setAsking] = useState<AskProps['what'] | null>(null);
  const { status, bots } = tournament;
  if (status === 'finished' || status === 'cancelled') return null;
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
      {asking === null ? null : (
        <AskSheet tournament={tournament} what={asking} onChanged={onChanged} onClose={() => setAsking(null)} />
      )}
    </>
  );
};
