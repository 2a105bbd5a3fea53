import type { LadderEntry, LadderEntryDetail } from '@sanh-rong/protocol';
import { lazy, Suspense, useState } from 'react';
import { Icon } from '../../art/icons.tsx';
import { post, request } from '../../net/rest.ts';
import { useSubmit } from '../../net/use-submit.ts';
import { Button, ButtonLink } from '../../parts/button.tsx';
import { useWords } from '../../words/words.ts';
import arena from '../arena.module.css';
import { AskSheet } from '../ask-sheet.tsx';
import { Fault } from '../fault.tsx';
import { ARENA_API } from '../paths.ts';
import { ENTRY_WORDS } from './messages/vi.ts';

export interface ActionsProps {
  readonly entry: LadderEntryDetail;
  /** The version in the owner's workshop; null for others, and until it is known. */
  readonly newest: number | null;
  readonly onChanged: () => void;
}

const ChallengeSheet = lazy(() =>
  import('../enter/challenge-sheet.tsx').then(({ ChallengeSheet: sheet }) => ({ default: sheet })),
);

type OwnBot = NonNullable<LadderEntryDetail['bot']>;

/** For whom it belongs to: another version, in again, or out. */
const OwnActions = ({ entry, bot, newest, onChanged }: ActionsProps & { readonly bot: OwnBot }) => {
  const words = useWords(ENTRY_WORDS);
  const submission = useSubmit();
  const [isLeaving, setLeaving] = useState(false);
  const isNewer = newest !== null && newest > bot.version;
  const enter = (): Promise<boolean> =>
    submission.run(async () => {
      await post<LadderEntry>(ARENA_API.entries, { bot: bot.id, ruleSet: entry.ruleSet });
      onChanged();
    });
  const withdraw = async (): Promise<void> => {
    await request('DELETE', ARENA_API.entry(entry.id));
    onChanged();
  };
  return (
    <>
      {entry.active && isNewer ? <p className={arena.soft}>{words.newNote(bot.version, newest)}</p> : null}
      <div className={arena.actions}>
        {entry.active && !isNewer ? null : (
          <Button
            weight="primary"
            icon={<Icon name="trophy" />}
            disabled={submission.busy}
            onClick={() => void enter()}
          >
            {submission.busy ? words.entering : entry.active ? words.enterNew(newest ?? 0) : words.enterAgain}
          </Button>
        )}
        <ButtonLink href={`/bots/${bot.id}`} icon={<Icon name="edit" />}>
          {words.workshop}
        </ButtonLink>
        {entry.active ? (
          <Button weight="quiet" icon={<Icon name="leave" />} onClick={() => setLeaving(true)}>
            {words.withdraw}
          </Button>
        ) : null}
      </div>
      <Fault fault={submission.fault} />
      {isLeaving ? (
        <AskSheet
          title={words.withdrawTitle(bot.name)}
          text={words.withdrawText}
          no={words.cancel}
          yes={words.withdraw}
          busy={words.withdrawing}
          go={withdraw}
          onClose={() => setLeaving(false)}
        />
      ) : null}
    </>
  );
};

const Challenge = ({ entry }: Pick<ActionsProps, 'entry'>) => {
  const words = useWords(ENTRY_WORDS);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button weight="primary" icon={<Icon name="flag" />} onClick={() => setOpen(true)}>
        {words.challenge}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <ChallengeSheet
            game={entry.game}
            ruleSet={entry.ruleSet}
            pool={entry.pool}
            against={entry}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
};

/** What the visitor can do with an entry. */
export const EntryActions = ({ entry, newest, onChanged }: ActionsProps) => {
  const words = useWords(ENTRY_WORDS);
  const { bot, mine, active } = entry;
  if (bot === null) return null;
  if (mine) return <OwnActions entry={entry} bot={bot} newest={newest} onChanged={onChanged} />;
  return (
    <div className={arena.actions}>
      {active ? <Challenge entry={entry} /> : null}
      <ButtonLink href={`/bots/${bot.id}`} icon={<Icon name="eye" />}>
        {words.look}
      </ButtonLink>
    </div>
  );
};
