import type { Invitation } from '@sanh-rong/protocol';
import { useState } from 'react';
import { Icon } from '../art/icons.tsx';
import { IconButton } from '../parts/button.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { useWords } from '../words/words.ts';
import { InvitationBar } from './invitation-bar.tsx';
import styles from './invitations.module.css';
import { INVITATION_WORDS } from './messages/vi.ts';

/** A small mark in the bar of a table where a game is on; a tap shows more. */
export const InvitationMark = ({ invitations }: { readonly invitations: readonly Invitation[] }) => {
  const words = useWords(INVITATION_WORDS);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <span className={styles.mark}>
        <IconButton
          label={words.mark(invitations[0].from)}
          icon={<Icon name="users" />}
          onClick={() => setOpen(true)}
        />
      </span>
      {isOpen ? (
        <Sheet title={words.region} onClose={() => setOpen(false)}>
          <InvitationBar invitations={invitations} />
        </Sheet>
      ) : null}
    </>
  );
};
