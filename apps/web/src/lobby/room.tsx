import type { Seat } from '@sanh-rong/engine';
import type { RestAnswer } from '@sanh-rong/protocol';
import { modeOf, type TableView } from '@sanh-rong/table';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { Icon } from '../art/icons.tsx';
import { InvitationPlace } from '../invitations/invitation-place.tsx';
import { usualLevel } from '../levels/usual-level.ts';
import type { TableLink } from '../link/table-link.ts';
import { useMe } from '../net/me.ts';
import { accepted, useSubmit } from '../net/use-submit.ts';
import { Button } from '../parts/button.tsx';
import { Fault, Loading } from '../parts/notice.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { useMedia } from '../parts/use-media.ts';
import { useWords } from '../words/words.ts';
import { Facts } from './facts.tsx';
import { LeaveSheet } from './leave-sheet.tsx';
import styles from './lobby.module.css';
import { LobbyBar } from './lobby-bar.tsx';
import { LOBBY_WORDS } from './messages/vi.ts';
import { Seats } from './seats.tsx';
import { StartBar } from './start-bar.tsx';
import { freeSeats, peopleOf, withoutEmpty } from './waiting.ts';

/** There is room for the chat beside everything else. The style sheet of the lobby uses the same width. */
export const useWide = (): boolean => useMedia('(min-width: 1000px)');

const Invite = lazy(() => import('./invite.tsx').then(({ Invite: part }) => ({ default: part })));
const SeatSheet = lazy(() => import('./seat/seat-sheet.tsx').then(({ SeatSheet: sheet }) => ({ default: sheet })));
const SettingsSheet = lazy(() =>
  import('./settings-sheet.tsx').then(({ SettingsSheet: sheet }) => ({ default: sheet })),
);

interface RoomProps {
  readonly link: TableLink;
  readonly view: TableView;
  readonly rules: RestAnswer<'rules'> | null;
  readonly chat: { readonly button: ReactNode; readonly panel: ReactNode };
}

/** What lies over the room. */
type Over = 'invite' | 'settings' | 'leave' | { readonly seat: Seat } | null;

/** A table seen by those who sit there and wait for its first game. */
export const Room = ({ link, view, rules, chat }: RoomProps) => {
  const words = useWords(LOBBY_WORDS);
  const [, navigate] = useLocation();
  const own = useMe(({ person }) => person?.id);
  const wide = useWide();
  const [over, setOver] = useState<Over>(null);
  const filling = useSubmit(words.noAnswer);
  const isHost = view.host !== null && (view.host === own || link.transport.home);
  const others = peopleOf(view).filter(({ id }) => id !== own).length;
  const levels = rules?.games.find(({ id }) => id === view.settings.game)?.levels ?? [];
  const free = freeSeats(view);
  const close = (): void => setOver(null);
  const invite = link.transport.home ? undefined : () => setOver('invite');

  const leave = async (): Promise<void> => {
    if (await filling.run(() => accepted(link.leave()))) navigate('/');
    else close();
  };
  const fill = async (): Promise<void> => {
    const chosen = view.seats.findLast((seat) => seat.kind === 'player');
    const level = chosen?.level ?? usualLevel(levels);
    await filling.run(async () => {
      for (const seat of free) await accepted(link.command({ type: 'seatPlayer', seat, level }));
    });
  };
  const fewer = withoutEmpty(view, rules);
  const dropEmpty = (seats: number): void => {
    void filling.run(() => accepted(link.command({ type: 'configure', settings: { seats } })));
  };
  const askToLeave = (): void => {
    if (isHost) setOver('leave');
    else void leave();
  };

  return (
    <div className={styles.page}>
      <LobbyBar
        link={link}
        view={view}
        back={{ label: words.leave, onBack: askToLeave }}
        onInvite={wide ? undefined : invite}
      >
        {chat.button}
      </LobbyBar>
      {link.transport.home ? null : <InvitationPlace />}
      <main className={styles.room} data-chat={chat.panel !== null}>
        <Seats
          link={link}
          view={view}
          onEmpty={isHost && levels.length > 0 ? { as: 'player', onTap: (seat) => setOver({ seat }) } : undefined}
          onTaken={isHost ? (seat) => setOver({ seat }) : undefined}
        >
          {isHost && free.length > 1 && levels.length > 0 ? (
            <Button icon={<Icon name="bot" />} disabled={filling.busy} onClick={fill}>
              {words.fill}
            </Button>
          ) : null}
          {isHost && fewer !== null ? (
            <Button icon={<Icon name="users" />} disabled={filling.busy} onClick={() => dropEmpty(fewer)}>
              {words.dropEmpty(fewer)}
            </Button>
          ) : null}
          <Fault>{filling.fault?.message}</Fault>
        </Seats>
        <div className={styles.about}>
          <Facts settings={view.settings} rules={rules} mode={link.transport.home ? undefined : modeOf(view.seats)}>
            {isHost && rules !== null ? (
              <Button icon={<Icon name="settings" />} onClick={() => setOver('settings')}>
                {words.change}
              </Button>
            ) : (
              <p className={styles.note}>{words.hostDecides}</p>
            )}
          </Facts>
          {wide && invite !== undefined ? (
            <section className={styles.card}>
              <h2 className={styles.small}>{words.invite}</h2>
              <Suspense fallback={<Loading />}>
                <Invite view={view} />
              </Suspense>
            </section>
          ) : null}
        </div>
        {chat.panel}
      </main>
      <StartBar
        link={link}
        view={view}
        isHost={isHost}
        mayDrop={fewer !== null}
        onInvite={wide || free.length === 0 ? undefined : invite}
        onLeave={askToLeave}
      />
      {over === 'invite' ? (
        <Sheet title={words.invite} onClose={close}>
          <Suspense fallback={<Loading />}>
            <Invite view={view} />
          </Suspense>
        </Sheet>
      ) : null}
      <Suspense>
        {over === 'settings' && rules !== null ? (
          <SettingsSheet link={link} view={view} rules={rules} onClose={close} />
        ) : null}
        {over !== null && typeof over === 'object' ? (
          <SeatSheet link={link} view={view} seat={over.seat} levels={levels} onClose={close} />
        ) : null}
      </Suspense>
      {over === 'leave' ? (
        <LeaveSheet alone={others === 0} stands={view.you === null} onLeave={leave} onClose={close} />
      ) : null}
    </div>
  );
};
