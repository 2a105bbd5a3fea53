import type { CardId } from '@sanh-rong/engine';
import { showCards } from '@sanh-rong/presentation';
import { unitName } from '@sanh-rong/presentation/names';
import { RangeBar, scaleOf } from '../arena/range-bar.tsx';
import { Icon } from '../art/icons.tsx';
import type { GameTable } from '../games/game-table.ts';
import type { Past } from '../replay/past.ts';
import { useLanguage, useWords } from '../words/words.ts';
import { expectedWords, lostWords, signedWords } from './amounts.ts';
import { REVIEW_WORDS } from './messages/vi.ts';
import styles from './move-list.module.css';
import type { JudgedChoice, JudgedMove } from './wire.ts';

interface MoveListProps {
  readonly past: Past;
  readonly table: GameTable;
  readonly moves: readonly JudgedMove[];
}

const rangeOf = ({ points, margin }: JudgedChoice) => ({ low: points - (margin ?? 0), high: points + (margin ?? 0) });

/** A straight or a pair may be made of different cards: which ones, where there are several. */
const CardsOf = ({ cards }: { readonly cards: readonly CardId[] }) =>
  cards.length < 2 ? null : <small className={styles.cards}>{showCards(cards)}</small>;

/** Everything that could have been done, with what it can be expected to end with. */
const Choices = ({ past, table, move }: Omit<MoveListProps, 'moves'> & { readonly move: JudgedMove }) => {
  const words = useWords(REVIEW_WORDS);
  const language = useLanguage();
  const { view } = past.steps[move.at];
  const scale = scaleOf(move.choices.map(rangeOf));
  return (
    <table className={styles.choices}>
      <thead>
        <tr>
          <th scope="col">{words.choice}</th>
          <th scope="col">{words.expected(unitName(past.game, language))}</th>
        </tr>
      </thead>
      <tbody>
        {move.choices.map((choice, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order stays.
          <tr key={at} data-played={choice === move.played || undefined}>
            <th scope="row">
              {table.presentation.label(view, choice.action, language)}
              {choice === move.played ? <small> · {words.wasPlayed}</small> : null}
              <CardsOf cards={table.presentation.cardsOf(choice.action)} />
            </th>
            <td>
              {expectedWords(choice, language)}
              {scale === null ? null : <RangeBar {...rangeOf(choice)} middle={choice.points} scale={scale} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** Every move that was judged; each opens to its choices. */
export const MoveList = ({ past, table, moves }: MoveListProps) => {
  const words = useWords(REVIEW_WORDS);
  const language = useLanguage();
  const verdict = ({ loss, isMistake }: JudgedMove): string => {
    if (loss === null) return words.best;
    return isMistake ? words.lost(lostWords(loss, language), unitName(past.game, language)) : words.close;
  };
  return (
    <ol className={styles.moves}>
      {moves.map((move) => (
        <li key={move.at}>
          <details>
            <summary data-mistake={move.isMistake || undefined}>
              <span className={styles.number}>{move.at + 1}</span>
              <span className={styles.label}>
                {table.presentation.label(past.steps[move.at].view, move.played.action, language)}
                <small>{verdict(move)}</small>
              </span>
              <span className={styles.points}>{signedWords(move.played.points, language)}</span>
              <Icon name="chevron-down" />
            </summary>
            <Choices past={past} table={table} move={move} />
          </details>
        </li>
      ))}
    </ol>
  );
};
