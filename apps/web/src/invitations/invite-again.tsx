import type { InvitationAnswer } from '@sanh-rong/protocol';
import { useState } from 'react';
import { Icon } from '../art/icons.tsx';
import { post } from '../net/rest.ts';
import { useSubmit } from '../net/use-submit.ts';
import { Button } from '../parts/button.tsx';
import { Fault } from '../parts/notice.tsx';
import { useWords } from '../words/words.ts';
import type { Companion } from './companions.ts';
import styles from './invitations.module.css';
import { INVITATION_WORDS } from './messages/vi.ts';

export interface InviteAgainProps {
  /** The finished game in which one met them. */
  readonly game: string;
  /** One at least. */
  readonly companions: readonly Companion[];
  /** Goes to the table that they were invited to. */
  readonly onTable: (code: string) => void;
  /** The page has a way of its own to that table. */
  readonly isAtTable?: boolean;
  /** With the first invitation the inviter goes to the table: the page they are on goes away by itself. */
  readonly goesAtOnce?: boolean;
}

/** The people one played with, each a tap away from the next table. */
export const InviteAgain = ({ game, companions, onTable, isAtTable = false, goesAtOnce = false }: InviteAgainProps) => {
  const words = useWords(INVITATION_WORDS);
  const { busy, fault, run } = useSubmit(words.noAnswer);
  const [invited, setInvited] = useState<readonly string[]>([]);
  const [table, setTable] = useState<string | null>(null);
  const left = companions.filter(({ id }) => !invited.includes(id));

  const invite = (whom: readonly Companion[]): Promise<boolean> => {
    const people = whom.map(({ id }) => id);
    return run(async () => {
      const answer = await post<InvitationAnswer<'invited'>>('/api/invitations', { game, people });
      setInvited((before) => [...before, ...people]);
      setTable(answer.table);
      if (goesAtOnce || people.length === left.length) onTable(answer.table);
    });
  };

  return (
    <div className={styles.again}>
      <div className={styles.people}>
        {companions.map((each) =>
          invited.includes(each.id) ? (
            <p key={each.id} className={styles.invited} role="status">
              <Icon name="check" />
              {words.invited(each.name)}
            </p>
          ) : (
            <Button key={each.id} icon={<Icon name="plus" />} disabled={busy} onClick={() => void invite([each])}>
              {words.inviteOne(each.name)}
            </Button>
          ),
        )}
        {left.length > 1 ? (
          <Button icon={<Icon name="users" />} disabled={busy} onClick={() => void invite(left)}>
            {words.inviteAll}
          </Button>
        ) : null}
        {table === null || isAtTable ? null : (
          <Button weight="primary" icon={<Icon name="table" />} onClick={() => onTable(table)}>
            {words.toTable}
          </Button>
        )}
      </div>
      <Fault>{fault?.message}</Fault>
    </div>
  );
};
