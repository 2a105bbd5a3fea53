import type { Seat } from '@sanh-rong/engine';
import type { Answer, RestAnswer } from '@sanh-rong/protocol';
import { modeOf, type TableView } from '@sanh-rong/table';
import { type ReactNode, useId } from 'react';
import { useLocation } from 'wouter';
import { InvitationPlace } from '../invitations/invitation-place.tsx';
import type { TableLink } from '../link/table-link.ts';
import { useOwnName } from '../net/own-name.ts';
import { accepted, useSubmit } from '../net/use-submit.ts';
import { useWords } from '../words/words.ts';
import { BotsNote } from './bots-note.tsx';
import { DoorBar, isBarred } from './door-bar.tsx';
import { Facts } from './facts.tsx';
import styles from './lobby.module.css';
import { LobbyBar } from './lobby-bar.tsx';
import { LOBBY_WORDS } from './messages/vi.ts';
import { Seats } from './seats.tsx';
import { maySit } from './waiting.ts';

interface DoorProps {
  readonly link: TableLink;
  readonly view: TableView;
  readonly rules: RestAnswer<'rules'> | null;
  /** The chat, for those who watch. */
  readonly chat: { readonly button: ReactNode; readonly panel: ReactNode };
}

/** A table seen by a person without a seat: who is there, what is played, and the way in. */
export const Door = ({ link, view, rules, chat }: DoorProps) => {
  const words = useWords(LOBBY_WORDS);
  const [, navigate] = useLocation();
  const submission = useSubmit(words.noAnswer);
  const note = useId();
  const { name, write, save } = useOwnName();
  const { watching } = view;

  const come = async (join: () => Promise<Answer>): Promise<void> => {
    await submission.run(async () => {
      await save();
      await accepted(join());
    });
  };
  const sit = (seat?: Seat): Promise<void> => come(() => link.sit(seat));
  const watch = (): Promise<void> => come(() => link.watch());
  const leave = async (): Promise<void> => {
    if (watching) await link.leave();
    navigate('/');
  };

  return (
    <div className={styles.page}>
      <LobbyBar link={link} view={view} back={{ label: words.home, onBack: leave }}>
        {watching ? chat.button : null}
      </LobbyBar>
      <InvitationPlace />
      <main className={styles.room} data-chat={watching}>
        <BotsNote view={view} id={note} />
        <Seats
          link={link}
          view={view}
          onEmpty={
            maySit(view) && !isBarred(submission.fault) ? { as: 'sit', onTap: (seat) => void sit(seat) } : undefined
          }
        />
        <div className={styles.about}>
          <Facts settings={view.settings} rules={rules} mode={modeOf(view.seats)} />
        </div>
        {watching ? chat.panel : null}
      </main>
      <DoorBar
        view={view}
        watching={watching}
        submission={submission}
        name={name}
        note={note}
        onName={write}
        onSit={() => void sit()}
        onWatch={watch}
        onLeave={leave}
      />
    </div>
  );
};
