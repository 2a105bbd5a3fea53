import type { ArenaAnswerOf, ArenaMatchDetail, BotSummary, LadderRow, Pool } from '@sanh-rong/protocol';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Icon } from '../../art/icons.tsx';
import { useOwnBots } from '../../bots/own-bots.ts';
import { post } from '../../net/rest.ts';
import { useQuery } from '../../net/use-query.ts';
import { useSubmit } from '../../net/use-submit.ts';
import { IconButton } from '../../parts/button.tsx';
import { Choice, Field } from '../../parts/choice.tsx';
import { FormSheet } from '../../parts/form-sheet.tsx';
import { Loading, OfflineNotice } from '../../parts/notice.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { useLanguage, useWords } from '../../words/words.ts';
import styles from '../arena.module.css';
import { Fault } from '../fault.tsx';
import { ARENA_API, ARENA_PAGES } from '../paths.ts';
import { type Contestant, contestantName, Who } from '../who.tsx';
import { BotChoice, NoBot } from './bot-choice.tsx';
import { ENTER_WORDS } from './messages/vi.ts';
import { askedFor, keyOf, offered } from './opponents.ts';

/** Deals to choose from; the second is the usual number. */
const DEALS = [8, 24, 48, 96] as const;

interface AddOpponentProps {
  readonly rows: readonly LadderRow[];
  readonly chosen: readonly Contestant[];
  readonly own: string;
  readonly onAdd: (row: LadderRow) => void;
}

const AddOpponent = ({ rows, chosen, own, onAdd }: AddOpponentProps) => {
  const words = useWords(ENTER_WORDS);
  const language = useLanguage();
  const { levels, bots } = offered(rows, chosen, own);
  const add = (key: string): void => {
    const row = rows.find((each) => keyOf(each) === key);
    if (row !== undefined) onAdd(row);
  };
  const options = (all: readonly LadderRow[]) =>
    all.map((row) => (
      <option key={keyOf(row)} value={keyOf(row)}>
        {contestantName(row, language)}
      </option>
    ));
  return (
    <Field label={words.add} note={words.fill}>
      {(id, about) => (
        <select id={id} aria-describedby={about} value="" onChange={(event) => add(event.target.value)}>
          <option value="">{words.addNone}</option>
          {levels.length === 0 ? null : <optgroup label={words.levels}>{options(levels)}</optgroup>}
          {bots.length === 0 ? null : <optgroup label={words.bots}>{options(bots)}</optgroup>}
        </select>
      )}
    </Field>
  );
};

/** The first that can play them. */
const firstOf = (bots: readonly BotSummary[], against: Contestant | null): BotSummary => {
  const others = bots.filter(({ id }) => id !== against?.bot?.id);
  return others.find(({ sound }) => sound) ?? others[0] ?? bots[0];
};

interface ChallengeProps {
  readonly game: string;
  readonly ruleSet: string;
  /** Whose ladder it is: the two kinds of bots never meet. */
  readonly pool: Pool;
  /** Who is challenged first; others may join. */
  readonly against: Contestant | null;
  readonly onClose: () => void;
}

const ChallengeForm = ({ bots, ...props }: ChallengeProps & { readonly bots: readonly BotSummary[] }) => {
  const { game, ruleSet, pool, against, onClose } = props;
  const words = useWords(ENTER_WORDS);
  const language = useLanguage();
  const [, navigate] = useLocation();
  const submission = useSubmit();
  const query = useQuery<ArenaAnswerOf<'ladder'>>(ARENA_API.ladder(game, ruleSet, pool));
  const [own, setOwn] = useState(() => firstOf(bots, against).id);
  const [opponents, setOpponents] = useState<readonly Contestant[]>(against === null ? [] : [against]);
  const [deals, setDeals] = useState<number>(DEALS[1]);
  const bot = bots.find(({ id }) => id === own) ?? bots[0];
  const seats = query.state === 'loaded' ? query.answer.ladder.seats : 4;
  const isOwn = opponents.some((each) => each.bot?.id === bot.id);
  const isFull = opponents.length >= seats - 1;
  // Two share the whole table; more have a seat each.
  const taken = opponents.length < 2 ? seats : opponents.length + 1;
  const challenge = (): Promise<boolean> =>
    submission.run(async () => {
      const wanted = { bot: bot.id, ruleSet, opponents: opponents.map(askedFor), deals };
      const match = await post<ArenaMatchDetail>(ARENA_API.challenges, wanted);
      onClose();
      navigate(ARENA_PAGES.match(match.id));
    });
  const fault = isOwn ? { code: null, message: words.yourself } : submission.fault;
  return (
    <FormSheet
      title={words.challengeTitle}
      go={submission.busy ? words.challengeGoing : words.challengeGo}
      disabled={submission.busy || isOwn || !bot.sound || opponents.length === 0}
      className={styles.part}
      onSubmit={() => void challenge()}
      onClose={onClose}
    >
      <BotChoice label={words.yourBot} bots={bots} value={bot} onChange={setOwn} />
      <section aria-label={words.opponents}>
        <b>{words.opponents}</b>
        <ul>
          {opponents.map((each) => (
            <li key={keyOf(each)} className={styles.line}>
              <Who contestant={each} size={32} />
              <IconButton
                label={words.remove(contestantName(each, language))}
                icon={<Icon name="close" />}
                onClick={() => setOpponents(opponents.filter((other) => other !== each))}
              />
            </li>
          ))}
        </ul>
      </section>
      {isFull ? (
        <p className={styles.soft}>{words.full(seats)}</p>
      ) : (
        <AddOpponent
          rows={query.state === 'loaded' ? query.answer.rows : []}
          chosen={opponents}
          own={bot.id}
          onAdd={(row) => setOpponents([...opponents, row])}
        />
      )}
      <Choice
        label={words.deals}
        value={deals}
        options={DEALS.map((value) => ({ value: value as number, label: String(value) }))}
        onChange={setDeals}
      />
      <p className={styles.soft}>
        {words.size(pool === 'remote' ? deals : deals * taken)} {words.unrated} {words.openness}
      </p>
      <Fault fault={fault} />
    </FormSheet>
  );
};

/** One's own bot against the chosen opponents, at once. */
export const ChallengeSheet = (props: ChallengeProps) => {
  const words = useWords(ENTER_WORDS);
  const own = useOwnBots();
  const isOfPool = ({ game, remote }: BotSummary): boolean =>
    game === props.game && remote === (props.pool === 'remote');
  const bots = own.state === 'there' ? own.bots.filter(isOfPool) : [];
  if (bots.length > 0) return <ChallengeForm {...props} bots={bots} />;
  return (
    <Sheet title={words.challengeTitle} onClose={props.onClose}>
      {own.state === 'loading' ? <Loading /> : null}
      {own.state === 'offline' ? <OfflineNotice onAgain={own.again} /> : null}
      {own.state === 'refused' ? <p className={styles.fault}>{own.message}</p> : null}
      {own.state === 'there' || own.state === 'nobody' ? <NoBot /> : null}
    </Sheet>
  );
};
