import { faultName, faultWords, findBotGame, moveWords } from '@sanh-rong/bot-kit';
import { useId, useMemo, useState } from 'react';
import { Icon } from '../../art/icons.tsx';
import { Button, ButtonLink } from '../../parts/button.tsx';
import { useCopying } from '../../results/copying.ts';
import { useLanguage, useWords } from '../../words/words.ts';
import type { BotSource } from './bot-source.ts';
import { BOT_PRACTICE_WORDS } from './messages/index.ts';
import styles from './moves.module.css';
import type { BotMove } from './practising.ts';
import { StateTree } from './state-tree.tsx';

const placeOf = ({ fault }: BotMove): number | null =>
  fault !== null && 'place' in fault ? (fault.place?.line ?? null) : null;

const Fault = ({ bot, move }: { readonly bot: BotSource; readonly move: BotMove }) => {
  const words = useWords(BOT_PRACTICE_WORDS);
  const language = useLanguage();
  const { fault, done } = move;
  const line = placeOf(move);
  if (fault === null) return null;
  return (
    <div className={styles.fault}>
      <p>{faultWords(fault, language)}</p>
      {done === null ? null : <p>{words.instead(moveWords(done, language))}</p>}
      {line === null ? null : <ButtonLink href={`/bots/${bot.id}?line=${line}`}>{words.openLine(line)}</ButtonLink>}
    </div>
  );
};

const Printed = ({ move }: { readonly move: BotMove }) => {
  const words = useWords(BOT_PRACTICE_WORDS);
  const { printed, unprinted } = move.answer;
  if (printed.length === 0) return null;
  return (
    <>
      <h2>{words.printed}</h2>
      <ol className={styles.printed}>
        {printed.map(({ level, text }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines never move.
          <li key={at} data-level={level}>
            {text}
          </li>
        ))}
      </ol>
      {unprinted === 0 ? null : <p className={styles.note}>{words.unprinted(unprinted)}</p>}
    </>
  );
};

/** What the bot saw, as it was given to it; made anew from the little that was kept. */
const Saw = ({ bot, move }: { readonly bot: BotSource; readonly move: BotMove }) => {
  const words = useWords(BOT_PRACTICE_WORDS);
  const { copied, copy } = useCopying();
  const state = useMemo(() => findBotGame(bot.game)?.stateOf(move.snapshot) ?? {}, [bot.game, move.snapshot]);
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

interface MoveItemProps {
  readonly bot: BotSource;
  readonly move: BotMove;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

const MoveItem = ({ bot, move, isOpen, onToggle }: MoveItemProps) => {
  const words = useWords(BOT_PRACTICE_WORDS);
  const language = useLanguage();
  const id = useId();
  const { number, answer, fault, done } = move;
  const lines = answer.printed.length + answer.unprinted;
  const facts = [words.duration(answer.micros), ...(lines === 0 ? [] : [words.printedCount(lines)])];
  return (
    <li data-fault={fault !== null}>
      <button type="button" className={styles.move} aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
        <span className={styles.number}>
          <span aria-hidden="true">{number}</span>
          <span className="only-read">{words.move(number)}</span>
        </span>
        <span className={styles.what}>
          {fault === null ? (done === null ? '' : moveWords(done, language)) : faultName(fault.kind, language)}
          <small>{facts.join(' · ')}</small>
        </span>
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} />
      </button>
      {isOpen ? (
        <div id={id} className={styles.detail}>
          <Fault bot={bot} move={move} />
          <h2>{words.returned}</h2>
          <pre className={styles.code}>{answer.returned === '' ? words.nothingReturned : answer.returned}</pre>
          <Printed move={move} />
          <Saw bot={bot} move={move} />
        </div>
      ) : null}
    </li>
  );
};

/** The bot's moves in this game, the newest first and open, unless another one is being looked at. */
export const Moves = ({ bot, moves }: { readonly bot: BotSource; readonly moves: readonly BotMove[] }) => {
  const words = useWords(BOT_PRACTICE_WORDS);
  const [opened, setOpened] = useState<number | 'newest' | null>('newest');
  if (moves.length === 0) return <p className={styles.empty}>{words.noMoves}</p>;
  const shown = opened === 'newest' ? moves.length : opened;
  return (
    <ol className={styles.moves} reversed>
      {moves.toReversed().map((move) => {
        const isOpen = shown === move.number;
        const open = move.number === moves.length ? 'newest' : move.number;
        return (
          <MoveItem
            key={move.number}
            bot={bot}
            move={move}
            isOpen={isOpen}
            onToggle={() => setOpened(isOpen ? null : open)}
          />
        );
      })}
    </ol>
  );
};
