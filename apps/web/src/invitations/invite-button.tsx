import { useState } from 'react';
import { useLocation } from 'wouter';
import { Icon } from '../art/icons.tsx';
import { Button } from '../parts/button.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { useLanguage, useWords } from '../words/words.ts';
import type { Companion } from './companions.ts';
import { InviteAgain } from './invite-again.tsx';
import { INVITATION_WORDS } from './messages/vi.ts';

interface InviteButtonProps {
  readonly game: string;
  readonly companions: readonly Companion[];
}

/** Below a game in a list: with whom one could play on. */
export const InviteButton = ({ game, companions }: InviteButtonProps) => {
  const words = useWords(INVITATION_WORDS);
  const language = useLanguage();
  const [, navigate] = useLocation();
  const [isOpen, setOpen] = useState(false);
  const names = new Intl.ListFormat(language).format(companions.map(({ name }) => name));
  return (
    <>
      <Button weight="quiet" icon={<Icon name="users" />} onClick={() => setOpen(true)}>
        {words.againWith(names)}
      </Button>
      {isOpen ? (
        <Sheet title={words.again} onClose={() => setOpen(false)}>
          <InviteAgain game={game} companions={companions} onTable={(code) => navigate(`/t/${code}`)} />
        </Sheet>
      ) : null}
    </>
  );
};
