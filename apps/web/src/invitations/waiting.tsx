import type { Invitation } from '@sanh-rong/protocol';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { InvitationBar } from './invitation-bar.tsx';
import { InvitationMark } from './invitation-mark.tsx';
import { useWaitingInvitations, watchInvitations } from './waiting-invitations.ts';

/** Invitations to the table that is open are left out. */
const useOthers = (): readonly Invitation[] => {
  const [location] = useLocation();
  const { list } = useWaitingInvitations();
  useEffect(watchInvitations, []);
  return list.filter(({ code }) => location !== `/t/${code}`);
};

/** The tables that wait for the person at this browser, if any do. */
export const Waiting = ({ as }: { readonly as: 'bar' | 'mark' }) => {
  const invitations = useOthers();
  if (invitations.length === 0) return null;
  return as === 'bar' ? <InvitationBar invitations={invitations} /> : <InvitationMark invitations={invitations} />;
};
