import type { BotSummary, LadderRow } from '@sanh-rong/protocol';
import { useState } from 'react';
import { Icon } from '../../art/icons.tsx';
import { post, request } from '../../net/rest.ts';
import { useSubmit } from '../../net/use-submit.ts';
import { Button, IconButton } from '../../parts/button.tsx';
import { useWords } from '../../words/words.ts';
import styles from '../arena.module.css';
import { AskSheet } from '../ask-sheet.tsx';
import { Fault } from '../fault.tsx';
import { ARENA_WORDS } from '../messages/vi.ts';
import { ARENA_API } from '../paths.ts';
import { Who } from '../who.tsx';

interface OwnEntryProps {
  readonly row: LadderRow;
  /** The bot as it is today; undefined where it is on its way out. */
  readonly bot: BotSummary | undefined;
  readonly ruleSet: string;
  readonly onChanged: (told: string) => void;
}

const OwnEntry = ({ row, bot, ruleSet, onChanged }: OwnEntryProps) => {
  const words = useWords(ARENA_WORDS);
  const submission = useSubmit();
  const [isLeaving, setLeaving] = useState(false);
  const name = row.bot?.name ?? '';
  const isNewer = bot !== undefined && row.bot !== null && bot.version > row.bot.version;
  const renew = (): Promise<boolean> =>
    submission.run(async () => {
      if (bot === undefined) return;
      await post(ARENA_API.entries, { bot: bot.id, ruleSet });
      onChanged(words.newVersionDone(name, bot.version));
    });
  const withdraw = async (): Promise<void> => {
    if (row.entry === null) return;
    await request('DELETE', ARENA_API.entry(row.entry));
    onChanged(words.withdrawn(name));
  };
  return (
    <li className={styles.card}>
      <div className={styles.line}>
        <Who contestant={row} entry={row.entry} />
        <span className={styles.actions}>
          <b>{words.ownPlace(row.place)}</b>
          <IconButton
            label={words.withdrawOf(name)}
            icon={<Icon name="leave" />}
            disabled={submission.busy}
            onClick={() => setLeaving(true)}
          />
        </span>
      </div>
      <Fault fault={submission.fault} />
      {isNewer && bot.sound ? (
        <div className={styles.actions}>
          <Button
            weight="primary"
            icon={<Icon name="refresh" />}
            disabled={submission.busy}
            onClick={() => void renew()}
          >
            {words.newVersion(bot.version)}
          </Button>
        </div>
      ) : null}
      {isLeaving ? (
        <AskSheet
          title={words.withdrawTitle(name)}
          text={words.withdrawText}
          no={words.keep}
          yes={words.withdraw}
          busy={words.withdraw}
          go={withdraw}
          onClose={() => setLeaving(false)}
        />
      ) : null}
    </li>
  );
};

interface OwnEntriesProps {
  readonly rows: readonly LadderRow[];
  readonly bots: readonly BotSummary[];
  readonly ruleSet: string;
  readonly onChanged: (told: string) => void;
}

/** One's own bots in a ladder, and what can be done with them there. */
export const OwnEntries = ({ rows, bots, ruleSet, onChanged }: OwnEntriesProps) => {
  const words = useWords(ARENA_WORDS);
  const own = rows.filter(({ mine, active, bot }) => mine && active && bot !== null);
  if (own.length === 0) return null;
  return (
    <section className={styles.part}>
      <h2>{words.ownTitle}</h2>
      <ul className={styles.cards}>
        {own.map((row) => (
          <OwnEntry
            key={row.entry}
            row={row}
            bot={bots.find(({ id }) => id === row.bot?.id)}
            ruleSet={ruleSet}
            onChanged={onChanged}
          />
        ))}
      </ul>
    </section>
  );
};
