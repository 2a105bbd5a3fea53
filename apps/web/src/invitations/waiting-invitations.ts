import type { Invitation, InvitationAnswer } from '@sanh-rong/protocol';
import { create } from 'zustand';
import { useMe } from '../net/me.ts';
import { get } from '../net/rest.ts';

/** The tables that wait for the person at this browser: asked for now and then, and whenever the server says so. */

/** Milliseconds between two looks of a page that has no connection. */
const BETWEEN = 20_000;

const NONE: readonly Invitation[] = [];

export const useWaitingInvitations = create<{ readonly list: readonly Invitation[] }>()(() => ({ list: NONE }));

export const lookForInvitations = async (): Promise<void> => {
  const asker = useMe.getState().person?.id;
  if (asker === undefined) return useWaitingInvitations.setState({ list: NONE });
  if (document.visibilityState !== 'visible' || !navigator.onLine) return;
  const answer = await get<InvitationAnswer<'invitations'>>('/api/me/invitations').catch(() => null);
  // An answer that failed changes nothing; another person may have signed in meanwhile.
  if (answer === null || useMe.getState().person?.id !== asker) return;
  useWaitingInvitations.setState({ list: answer.invitations });
};

/** Gone from the screen at once, before the server answers. */
export const forgetInvitation = (code: string): void =>
  useWaitingInvitations.setState(({ list }) => ({ list: list.filter((each) => each.code !== code) }));

const look = (): void => void lookForInvitations();

let isWatching = false;
let isListening = false;

/** The socket is loaded by others where it is needed; strangers need none. */
const listen = async (): Promise<void> => {
  if (isListening || useMe.getState().person === null) return;
  isListening = true;
  const { server } = await import('../link/socket-transport.ts');
  server.onTold(({ kind }) => kind === 'invitations' && look());
  server.onConnection((connection) => connection === 'open' && look());
};

/** Begins to watch, once for the whole page. */
export const watchInvitations = (): void => {
  if (isWatching) return;
  isWatching = true;
  useMe.subscribe(({ person: now }, { person: before }) => {
    if (now?.id === before?.id) return;
    void listen();
    look();
  });
  document.addEventListener('visibilitychange', look);
  setInterval(look, BETWEEN);
  void listen();
  look();
};
