import { capitalised } from '@sanh-rong/presentation';
import { unitName } from '@sanh-rong/presentation/names';
import { themeWords } from '@sanh-rong/presentation/themes';
import { Icon } from '../art/icons.tsx';
import type { GameTable } from '../games/game-table.ts';
import { Button } from '../parts/button.tsx';
import { lostWords } from '../review/amounts.ts';
import { useLanguage, useWords } from '../words/words.ts';
import { PUZZLE_WORDS } from './messages/vi.ts';
import type { NamedPuzzle } from './named-puzzle.ts';
import type { Position } from './position.ts';
import type { Answer } from './puzzle-board.tsx';
import styles from './puzzles.module.css';

interface VerdictPanelProps {
  readonly puzzle: NamedPuzzle;
  readonly position: Position;
  readonly table: GameTable;
  readonly answer: Answer;
  readonly onNext: () => void;
}

/** Whether the answer was right, what was best, and the way to the next one. */
export const VerdictPanel = ({ puzzle, position, table, answer, onNext }: VerdictPanelProps) => {
  const words = useWords(PUZZLE_WORDS);
  const language = useLanguage();
  const [best] = puzzle.choices;
  const { choice } = answer;
  const isRight = choice?.isRight ?? false;
  const action = position.read(best.word);
  const label = action === null ? best.word : table.presentation.label(position.view, action, language);
  const { reasons, themes } = themeWords(position.game);
  const reason = choice?.reason == null ? null : reasons[language][choice.reason];
  const title = (): string => {
    if (!isRight) return words.wrong;
    return choice === best ? words.right : words.alsoRight;
  };
  const unit = unitName(position.game, language);
  const behind = choice === null || isRight ? null : { points: best.points - choice.points, margin: null };
  return (
    <div className={styles.verdict} data-right={isRight} role="status">
      <p>
        <b>
          <Icon name={isRight ? 'check' : 'close'} size={20} /> {title()}
        </b>{' '}
        {choice === best ? null : words.best(label)}
      </p>
      {behind === null ? null : (
        <p>
          {words.lost(lostWords(behind, language), unit)} {reason == null ? null : <b>{capitalised(reason)}.</b>}
        </p>
      )}
      <p className={styles.about}>{words.about(themes[language][puzzle.theme] ?? words.otherTheme)}</p>
      <Button weight="primary" wide icon={<Icon name="chevron-right" />} onClick={onNext}>
        {words.next}
      </Button>
    </div>
  );
};
