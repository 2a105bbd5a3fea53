import { faultName, moveWords } from '@sanh-rong/bot-kit';
import { useId, useState } from 'react';
import { Icon } from '../../art/icons.tsx';
import { ButtonLink } from '../../parts/button.tsx';
import { useLanguage, useWords } from '../../words/words.ts';
import type { BotSource } from './bot-source.ts';
import { CallDetail } from './call-detail.tsx';
import { BOT_PRACTICE_WORDS } from './messages/vi.ts';
import styles from './moves.module.css';
import type { BotMove } from './practising.ts';

const placeOf = ({ fault }: BotMove): number | null =>
  fault !== null && 'place' in fault ? (fault.place?.line ?? null) : null;

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
  const line = placeOf(move);
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
          {fault === null
            ? done === null
              ? ''
              : moveWords(bot.game, done, language)
            : faultName(fault.kind, language)}
          <small>{facts.join(' · ')}</small>
        </span>
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} />
      </button>
      {isOpen ? (
        <div id={id} className={styles.detail}>
          <CallDetail
            game={bot.game}
            snapshot={move.snapshot}
            answer={{ ...answer, fault, printed: [...answer.printed] }}
            done={done}
            toLine={
              line === null ? null : (
                <ButtonLink href={`/bots/${bot.id}?line=${line}`}>{words.openLine(line)}</ButtonLink>
              )
            }
          />
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
