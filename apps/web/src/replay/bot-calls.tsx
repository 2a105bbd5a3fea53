import { faultName, moveWords } from '@sanh-rong/bot-kit';
import type { Language } from '@sanh-rong/engine';
import type { BotAnswerOf, BotGameCall, BotWords } from '@sanh-rong/protocol';
import { Icon } from '../art/icons.tsx';
import { useQuery } from '../net/use-query.ts';
import { IconButton } from '../parts/button.tsx';
import { useIntoView } from '../parts/into-view.ts';
import { Loading, OfflineNotice } from '../parts/notice.tsx';
import { CallDetail } from '../practice/bot/call-detail.tsx';
import { BOT_PRACTICE_WORDS } from '../practice/bot/messages/vi.ts';
import { fullNameAt } from '../table/voice.ts';
import { useLanguage, useWords } from '../words/words.ts';
import styles from './bot-calls.module.css';
import { REPLAY_WORDS } from './messages/vi.ts';
import type { Past } from './past.ts';

/** What the bots of a game saw and answered. It is loaded when the reader opens it. */

interface BotCallsProps {
  readonly past: Past;
  readonly at: number;
  readonly onGo: (at: number) => void;
}

/** Nothing that a bot wrote is shown: only what went wrong. */
const Strike = ({ strike }: Pick<BotGameCall, 'strike'>) => {
  const language = useLanguage();
  return strike === null ? null : <p className={styles.strike}>{faultName(strike, language)}</p>;
};

/** What an error says; what its author might do about it is no matter of the table. */
const reasonOf = (fault: BotWords['fault'], language: Language): string | undefined =>
  fault?.kind === 'exception' && fault.place === null
    ? `${faultName(fault.kind, language)}: ${fault.message}`
    : undefined;

const Call = ({ past, call }: { readonly past: Past; readonly call: BotGameCall }) => {
  const words = useWords(REPLAY_WORDS);
  const { duration, printedCount } = useWords(BOT_PRACTICE_WORDS);
  const language = useLanguage();
  const { seat, step, micros, strike, snapshot, words: written } = call;
  const done = past.steps[step]?.did?.action ?? null;
  const lines = written === null ? 0 : written.printed.length + written.unprinted;
  const facts = [
    ...(done === null ? [] : [moveWords(past.game, done, language)]),
    duration(micros),
    ...(lines === 0 ? [] : [printedCount(lines)]),
  ];
  return (
    <>
      <h3>
        {fullNameAt(past.seats, seat, language)} <small>{facts.join(' · ')}</small>
      </h3>
      {written === null ? (
        <>
          <Strike strike={strike} />
          <p className={styles.note}>{words.botWordsHidden}</p>
        </>
      ) : null}
      {snapshot === null ? <p className={styles.note}>{words.botSnapshotHidden}</p> : null}
      {written === null && snapshot === null ? null : (
        <CallDetail
          game={past.game}
          snapshot={snapshot}
          answer={written}
          reason={reasonOf(written?.fault ?? null, language)}
          done={done}
        />
      )}
    </>
  );
};

const Calls = ({ past, at, onGo, calls }: BotCallsProps & { readonly calls: readonly BotGameCall[] }) => {
  const words = useWords(REPLAY_WORDS);
  const now = calls.find(({ step }) => step === at);
  const before = calls.findLast(({ step }) => step < at);
  const after = calls.find(({ step }) => step > at);
  const go = (call: BotGameCall | undefined) => () => call !== undefined && onGo(call.step);
  if (calls.length === 0) return <p className={styles.note}>{words.botsNone}</p>;
  return (
    <>
      <div className={styles.steps}>
        <IconButton
          label={words.botBefore}
          icon={<Icon name="step-back" />}
          disabled={before === undefined}
          onClick={go(before)}
        />
        <span>{words.moveOf(at, past.steps.length - 1)}</span>
        <IconButton
          label={words.botAfter}
          icon={<Icon name="step-forward" />}
          disabled={after === undefined}
          onClick={go(after)}
        />
      </div>
      {now === undefined ? <p className={styles.note}>{words.botElse}</p> : <Call past={past} call={now} />}
    </>
  );
};

/** What the bot thought whose move led to the moment shown, and a way to the moves of bots before and after. */
export const BotCalls = (props: BotCallsProps) => {
  const words = useWords(REPLAY_WORDS);
  const query = useQuery<BotAnswerOf<'calls'>>(`/api/games/${encodeURIComponent(props.past.id ?? '')}/bots`);
  // Once more when its calls have come: it grows with them.
  const shown = useIntoView<HTMLElement>(query.state);
  return (
    <section ref={shown} className={styles.bots} aria-label={words.bots}>
      <h2>{words.bots}</h2>
      {query.state === 'loading' ? <Loading /> : null}
      {query.state === 'offline' ? <OfflineNotice onAgain={query.again} /> : null}
      {query.state === 'refused' ? <p>{query.error.message}</p> : null}
      {query.state === 'loaded' ? <Calls {...props} calls={query.answer.calls} /> : null}
    </section>
  );
};
