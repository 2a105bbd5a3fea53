import { gameName } from '@sanh-rong/presentation/names';
import type { Invitation } from '@sanh-rong/protocol';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { request } from '../net/rest.ts';
import { Button } from '../parts/button.tsx';
import { useLanguage, useWords } from '../words/words.ts';
import styles from './invitations.module.css';
import { INVITATION_WORDS } from './messages/vi.ts';
import { forgetInvitation } from './waiting-invitations.ts';

interface InvitationBarProps {
  /** Newest first, one at least. */
  readonly invitations: readonly Invitation[];
}

/** Who invites whom to what, with the way there. It stands in the page and lies over nothing. */
export const InvitationBar = ({ invitations: [first, ...others] }: InvitationBarProps) => {
  const words = useWords(INVITATION_WORDS);
  const language = useLanguage();
  const [, navigate] = useLocation();
  const [coming, setComing] = useState(false);
  const { code, from, game, taken, seats, kept } = first;

  const putAside = (): void => {
    forgetInvitation(code);
    // Should it not be heard, it is offered once more.
    void request('DELETE', `/api/me/invitations/${code}`).catch(() => {});
  };
  /** To a seat; where there is none any more, the table's own door says so. */
  const accept = async (): Promise<void> => {
    setComing(true);
    const { server } = await import('../link/socket-transport.ts');
    await server.ask('join_table', { tableId: code });
    setComing(false);
    navigate(`/t/${code}`);
    putAside();
  };

  return (
    <section className={styles.bar} aria-label={words.region} aria-live="polite">
      <p className={styles.who}>
        <strong>{words.invites(from)}</strong>
        <small>
          {kept ? words.aboutKept(gameName(game, language)) : words.about(gameName(game, language), taken, seats)}
          {others.length > 0 ? ` · ${words.more(others.length)}` : ''}
        </small>
      </p>
      <div className={styles.answers}>
        <Button weight="primary" disabled={coming} onClick={() => void accept()}>
          {coming ? words.coming : words.accept}
        </Button>
        <Button weight="quiet" onClick={putAside}>
          {words.later}
        </Button>
      </div>
    </section>
  );
};
