import { ruleSetName } from '@sanh-rong/presentation/names';
import type { BotAnswerOf, BotSummary, Ladder, LadderEntry, Pool } from '@sanh-rong/protocol';
import { useState } from 'react';
import { useOwnBots } from '../../bots/own-bots.ts';
import { post } from '../../net/rest.ts';
import { useQuery } from '../../net/use-query.ts';
import { useSubmit } from '../../net/use-submit.ts';
import { Button, ButtonLink } from '../../parts/button.tsx';
import { Choice, Field } from '../../parts/choice.tsx';
import { FormSheet } from '../../parts/form-sheet.tsx';
import { Loading, OfflineNotice } from '../../parts/notice.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { useLanguage, useWords } from '../../words/words.ts';
import styles from '../arena.module.css';
import { Fault } from '../fault.tsx';
import { ARENA_API, ARENA_PAGES } from '../paths.ts';
import { BotChoice, NoBot } from './bot-choice.tsx';
import { ENTER_WORDS } from './messages/vi.ts';

type EnteredLadder = Pick<Ladder, 'game' | 'ruleSet'>;

interface VersionChoiceProps {
  readonly bot: BotSummary;
  readonly value: number;
  readonly onChange: (version: number) => void;
}

const VersionChoice = ({ bot, value, onChange }: VersionChoiceProps) => {
  const words = useWords(ENTER_WORDS);
  const query = useQuery<BotAnswerOf<'versions'>>(`/api/bots/${bot.id}/versions`);
  const versions = query.state === 'loaded' ? query.answer.versions.filter(({ sound }) => sound) : [];
  const numbers = [...new Set([bot.version, ...versions.map(({ number }) => number)])];
  return (
    <Field label={words.version}>
      {(id) => (
        <select id={id} value={value} onChange={(event) => onChange(Number(event.target.value))}>
          {numbers.map((number) => (
            <option key={number} value={number}>
              {number === bot.version ? words.newest(number) : words.older(number)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
};

interface FormProps {
  readonly first: string | undefined;
  readonly bots: readonly BotSummary[];
  readonly ladders: readonly EnteredLadder[];
  readonly onClose: () => void;
  readonly onEntered: (entry: LadderEntry) => void;
}

const EnterForm = ({ first, bots, ladders, onClose, onEntered }: FormProps) => {
  const words = useWords(ENTER_WORDS);
  const language = useLanguage();
  const submission = useSubmit();
  const [chosen, setChosen] = useState(first ?? (bots.find(({ sound }) => sound) ?? bots[0]).id);
  const [wanted, setWanted] = useState('');
  const [version, setVersion] = useState<number | null>(null);
  const bot = bots.find(({ id }) => id === chosen) ?? bots[0];
  const places = ladders.filter(({ game }) => game === bot.game);
  const ruleSet = places.some((place) => place.ruleSet === wanted) ? wanted : (places[0]?.ruleSet ?? '');
  const isNewest = version === null || version === bot.version;
  const enter = (): Promise<boolean> =>
    submission.run(async () => {
      const entry = { bot: bot.id, ruleSet, ...(isNewest ? {} : { version }) };
      onEntered(await post<LadderEntry>(ARENA_API.entries, entry));
    });
  return (
    <FormSheet
      title={words.title}
      go={submission.busy ? words.going : words.go}
      disabled={submission.busy || (isNewest && !bot.sound)}
      className={styles.part}
      onSubmit={() => void enter()}
      onClose={onClose}
    >
      <BotChoice
        label={words.bot}
        bots={bots}
        value={bot}
        onChange={(id) => {
          setChosen(id);
          setVersion(null);
        }}
      />
      {places.length < 2 ? null : (
        <Choice
          label={words.ruleSet}
          value={ruleSet}
          options={places.map((place) => ({
            value: place.ruleSet,
            label: ruleSetName(place.game, place.ruleSet, language),
          }))}
          onChange={setWanted}
        />
      )}
      {bot.version === 1 ? null : (
        <VersionChoice key={bot.id} bot={bot} value={version ?? bot.version} onChange={setVersion} />
      )}
      <p>{words.openness}</p>
      <p className={styles.soft}>{words.rules}</p>
      <Fault fault={submission.fault} />
    </FormSheet>
  );
};

const Entered = ({ entry, onClose }: { readonly entry: LadderEntry; readonly onClose: () => void }) => {
  const words = useWords(ENTER_WORDS);
  return (
    <Sheet
      title={words.doneTitle(entry.bot?.name ?? '')}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{words.close}</Button>
          <ButtonLink href={ARENA_PAGES.entry(entry.id)} weight="primary">
            {words.toEntry}
          </ButtonLink>
        </>
      }
    >
      <p role="status">{entry.pool === 'remote' ? words.doneRemote : words.doneText}</p>
    </Sheet>
  );
};

interface EnterSheetProps {
  /** Where it may be entered; of these, those of the chosen bot's game. */
  readonly ladders: readonly EnteredLadder[];
  /** The bot that is chosen first. */
  readonly first?: string | undefined;
  /** Of these bots alone. */
  readonly pool?: Pool | undefined;
  /** It is in: what is behind the sheet should know. */
  readonly onEntered?: () => void;
  readonly onClose: () => void;
}

/** A bot goes into a ladder: which one, which version, and what that means. */
export const EnterSheet = ({ ladders, first, pool, onEntered, onClose }: EnterSheetProps) => {
  const words = useWords(ENTER_WORDS);
  const own = useOwnBots();
  const [entry, setEntry] = useState<LadderEntry | null>(null);
  if (entry !== null) return <Entered entry={entry} onClose={onClose} />;
  const fits = (bot: BotSummary): boolean =>
    ladders.some(({ game }) => game === bot.game) && (pool === undefined || bot.remote === (pool === 'remote'));
  const bots = own.state === 'there' ? own.bots.filter(fits) : [];
  const entered = (made: LadderEntry): void => {
    setEntry(made);
    onEntered?.();
  };
  if (bots.length > 0)
    return <EnterForm first={first} bots={bots} ladders={ladders} onClose={onClose} onEntered={entered} />;
  return (
    <Sheet title={words.title} onClose={onClose}>
      {own.state === 'loading' ? <Loading /> : null}
      {own.state === 'offline' ? <OfflineNotice onAgain={own.again} /> : null}
      {own.state === 'refused' ? <p className={styles.fault}>{own.message}</p> : null}
      {own.state === 'there' || own.state === 'nobody' ? <NoBot /> : null}
    </Sheet>
  );
};
