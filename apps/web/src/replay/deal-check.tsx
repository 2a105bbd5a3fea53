import { explain } from '@sanh-rong/engine';
import type { WitnessFile } from '@sanh-rong/protocol';
import { type ReactNode, useMemo } from 'react';
import { Icon, type IconName } from '../art/icons.tsx';
import { useIntoView } from '../parts/into-view.ts';
import { nameAt } from '../table/voice.ts';
import { useLanguage, useWords } from '../words/words.ts';
import { type Check, type CheckState, checkDeal, type DealCheckResult } from './check.ts';
import styles from './deal-check.module.css';
import { REPLAY_WORDS } from './messages/vi.ts';
import type { Past } from './past.ts';
import { ownTextOf, type Promised, pledgesOf, promiseFor } from './promises.ts';

/** The whole check with its reasons in words. It is loaded when the reader opens it. */

const ICONS: Readonly<Record<CheckState, IconName>> = {
  held: 'check',
  failed: 'close',
  unseen: 'info',
  unbrought: 'warning',
  unreached: 'pause',
};

const Code = ({ label, children }: { readonly label: string; readonly children: string }) => (
  <p className={styles.code}>
    <span>{label}</span> <code>{children}</code>
  </p>
);

const Texts = ({ past, result }: { readonly past: Past; readonly result: DealCheckResult }) => {
  const words = useWords(REPLAY_WORDS);
  const language = useLanguage();
  return (
    <ul>
      {result.proof?.contributions.map((text, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
        <li key={seat} className={styles.code}>
          <span>{nameAt(past.seats, seat, language)}</span>{' '}
          {text === null ? (
            <i>{result.unbrought.includes(seat) ? words.steps.texts.didNotCome : words.steps.texts.none}</i>
          ) : (
            <code>{text}</code>
          )}
        </li>
      ))}
    </ul>
  );
};

interface StepProps {
  readonly past: Past;
  readonly result: DealCheckResult;
  readonly check: Check;
}

/** What a check is about, and what it was done with. */
const About = ({ past, result, check }: StepProps): ReactNode => {
  const { steps, seal, linkName, root, seed } = useWords(REPLAY_WORDS);
  const language = useLanguage();
  const { proof } = result;
  if (proof === null) return null;
  const isHome = past.evidence?.dealt === null;
  const textsSentence = (): string => {
    if (check.state !== 'unbrought') return check.state === 'unseen' ? steps.texts.unseen : steps.texts.held;
    return steps.texts.unbrought(result.unbrought.map((seat) => nameAt(past.seats, seat, language)));
  };
  switch (check.name) {
    case 'promise':
      return (
        <>
          <p>{isHome ? steps.promise.home : check.state === 'unseen' ? steps.promise.unseen : steps.promise.held}</p>
          <Code label={seal}>{proof.commitment}</Code>
        </>
      );
    case 'texts':
      return (
        <>
          <p>{isHome ? steps.texts.home : textsSentence()}</p>
          <Texts past={past} result={result} />
          {result.spent === 0 ? null : <p>{steps.texts.spent(result.spent)}</p>}
        </>
      );
    case 'link':
      return (
        <>
          <p>{isHome ? steps.link.home(proof.number) : steps.link.text(proof.number)}</p>
          {proof.kind === 'chain' ? <Code label={linkName}>{proof.link}</Code> : null}
        </>
      );
    case 'seals':
      return (
        <>
          <p>{steps.seals.text}</p>
          {proof.kind === 'sealed' ? <Code label={root}>{proof.roots[proof.number - 1] ?? ''}</Code> : null}
        </>
      );
    case 'cards':
      return <p>{steps.cards.text(proof.kind === 'sealed' ? proof.opened.length : 0)}</p>;
    case 'deal':
      return (
        <>
          <p>{proof.kind === 'sealed' ? steps.deal.sealed : steps.deal.text}</p>
          {check.state === 'unseen' ? <p>{steps.deal.unseen}</p> : null}
          {result.seed === null ? null : <Code label={seed}>{result.seed}</Code>}
        </>
      );
  }
};

const CheckStep = ({ past, result, check }: StepProps) => {
  const words = useWords(REPLAY_WORDS);
  const language = useLanguage();
  const { name, state } = check;
  return (
    <li className={styles.step} data-state={state}>
      <Icon name={ICONS[state]} />
      <div>
        <h3>
          {words.steps[name].title} <span className={styles.state}>{words.stepStates[state]}</span>
        </h3>
        {/* Where it does not hold, the reason stands in place of what should have been so. */}
        {state === 'failed' ? (
          <p>{result.reason === null ? '' : explain(result.reason, language)}</p>
        ) : state === 'unreached' ? null : (
          <About past={past} result={result} check={check} />
        )}
      </div>
    </li>
  );
};

const isUnbrought = (checks: readonly Check[]): boolean => checks.some(({ state }) => state === 'unbrought');

/** Without a witness of the promise a deal that fits is only as good as the seal it fits to. */
const resultWords = ({ holds, checks }: DealCheckResult, words: (typeof REPLAY_WORDS)['vi']): string => {
  if (!holds) return words.checkFailed;
  if (isUnbrought(checks)) return words.checkUnbrought;
  return checks.some(({ state }) => state === 'unseen') ? words.checkMatches : words.checkHeld;
};

/** What this browser knows without the server, as a file: so it can be checked elsewhere, by a program that the server has not sent. */
const witnessOf = (promised: Promised): WitnessFile => ({
  format: 'sanhrong-witness-1',
  table: promised.table,
  commitment: promised.commitment,
  own: ownTextOf(promised),
  pledges: pledgesOf(promised)?.slice() ?? null,
  strangers: promised.strangers,
  games: promised.games,
  deals: promised.deals.map(({ number, hand, ending = null, rushed = false }) => ({
    number,
    hand: [...hand],
    ending,
    rushed,
  })),
  spent: promised.spent,
});

const WitnessLink = ({ promised }: { readonly promised: Promised }) => {
  const words = useWords(REPLAY_WORDS);
  const text = JSON.stringify(witnessOf(promised), null, 2);
  return (
    <p className={styles.witness}>
      <a
        href={`data:application/json;charset=utf-8,${encodeURIComponent(text)}`}
        download={`sanhrong-${promised.table}.json`}
      >
        {words.saveWitness}
      </a>{' '}
      {words.witnessNote}
    </p>
  );
};

/** Works the deal out again and says what was checked. */
export const DealCheck = ({ past }: { readonly past: Past }) => {
  const words = useWords(REPLAY_WORDS);
  const promised = useMemo(() => {
    const dealt = past.evidence?.dealt ?? null;
    return dealt === null ? null : promiseFor(dealt);
  }, [past]);
  const result = useMemo(() => checkDeal(past, promised), [past, promised]);
  const shown = useIntoView<HTMLElement>(result);
  if (result === null) return null;
  const isUnclear = isUnbrought(result.checks);
  return (
    <section
      ref={shown}
      className={styles.check}
      data-holds={isUnclear ? 'unclear' : result.holds}
      aria-label={words.check}
    >
      <div role="status">
        <h2 className={styles.result}>
          <Icon name={result.holds && !isUnclear ? 'shield-check' : 'warning'} size={28} />
          {resultWords(result, words)}
        </h2>
      </div>
      <p>{past.evidence?.dealt === null ? words.checkHowHome : words.checkHow}</p>
      <ol aria-label={words.checkSteps}>
        {result.checks.map((check) => (
          <CheckStep key={check.name} past={past} result={result} check={check} />
        ))}
      </ol>
      {promised === null ? null : <WitnessLink promised={promised} />}
    </section>
  );
};
