import { faultWords, findBotGame, moveWords } from '@sanh-rong/bot-kit';
import type { BaseAction, Json } from '@sanh-rong/engine';
import type { BotWords } from '@sanh-rong/protocol';
import { type ReactNode, useMemo } from 'react';
import { Icon } from '../../art/icons.tsx';
import { Button } from '../../parts/button.tsx';
import { useCopying } from '../../results/copying.ts';
import { useLanguage, useWords } from '../../words/words.ts';
import styles from './call-detail.module.css';
import { BOT_PRACTICE_WORDS } from './messages/vi.ts';
import { StateTree } from './state-tree.tsx';

const Printed = ({ printed, unprinted }: Pick<BotWords, 'printed' | 'unprinted'>) => {
  const words = useWords(BOT_PRACTICE_WORDS);
  if (printed.length + unprinted === 0) return null;
  return (
    <>
      <h2>{words.printed}</h2>
      {printed.length === 0 ? null : (
        <ol className={styles.printed}>
          {printed.map(({ level, text }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines never move.
            <li key={at} data-level={level}>
              {text}
            </li>
          ))}
        </ol>
      )}
      {unprinted === 0 ? null : <p className={styles.note}>{words.unprinted(unprinted)}</p>}
    </>
  );
};

/** What the bot saw, as it was given to it; made anew from the little that was kept. */
const Saw = ({ game, snapshot }: { readonly game: string; readonly snapshot: Json }) => {
  const words = useWords(BOT_PRACTICE_WORDS);
  const { copied, copy } = useCopying();
  const state = useMemo(() => findBotGame(game)?.stateOf(snapshot) ?? {}, [game, snapshot]);
  return (
    <>
      <h2>{words.saw}</h2>
      <StateTree state={state} />
      <div className={styles.copy}>
        <Button weight="quiet" icon={<Icon name="copy" />} onClick={() => copy(JSON.stringify(state, null, 2))}>
          {words.copy}
        </Button>
        <span role="status">{copied === 'copied' ? words.copied : copied === 'failed' ? words.copyFailed : ''}</span>
      </div>
    </>
  );
};

interface CallDetailProps {
  readonly game: string;
  /** What the bot was told; null where its hand stays hidden. */
  readonly snapshot: Json;
  /** What it wrote; null where that stays hidden. */
  readonly answer: BotWords | null;
  /** Why what it answered was not done, where that is not said to its author. */
  readonly reason?: string | undefined;
  /** What was done. */
  readonly done: BaseAction | null;
  /** What leads to where it went wrong. */
  readonly toLine?: ReactNode;
}

/** One call of a bot: why it failed, what it returned, printed and saw. */
export const CallDetail = ({ game, snapshot, answer, reason, done, toLine = null }: CallDetailProps) => {
  const words = useWords(BOT_PRACTICE_WORDS);
  const language = useLanguage();
  const fault = answer?.fault ?? null;
  return (
    <div className={styles.detail}>
      {fault === null ? null : (
        <div className={styles.fault}>
          <p>{reason ?? faultWords(game, fault, language)}</p>
          {done === null ? null : <p>{words.instead(moveWords(game, done, language))}</p>}
          {toLine}
        </div>
      )}
      {answer === null ? null : (
        <>
          <h2>{words.returned}</h2>
          <pre className={styles.code}>{answer.returned === '' ? words.nothingReturned : answer.returned}</pre>
          <Printed printed={answer.printed} unprinted={answer.unprinted} />
        </>
      )}
      {snapshot === null ? null : <Saw game={game} snapshot={snapshot} />}
    </div>
  );
};
