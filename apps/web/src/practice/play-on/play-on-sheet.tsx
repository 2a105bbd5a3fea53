import type { Seat } from '@sanh-rong/engine';
import { useEffect, useState } from 'react';
import { Icon } from '../../art/icons.tsx';
import { LevelChoice } from '../../levels/level-choice.tsx';
import { Button } from '../../parts/button.tsx';
import { Field } from '../../parts/choice.tsx';
import { Loading } from '../../parts/notice.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import type { Past } from '../../replay/past.ts';
import { fullNameAt } from '../../table/voice.ts';
import { useLanguage, useWords } from '../../words/words.ts';
import { completeChoice, levelsOf } from '../choice.ts';
import { PRACTICE_WORDS } from '../messages/vi.ts';
import styles from '../practice.module.css';
import { lastChoice, PracticeRefused } from '../start.ts';
import { PLAY_ON_WORDS } from './messages/vi.ts';
import { startPlayOn } from './start-play-on.ts';
import { type StartingPoint, startingPoint } from './starting-point.ts';

interface PlayOnSheetProps {
  readonly past: Past;
  readonly move: number;
  /** Where the viewer has chosen to look from; null: nowhere. */
  readonly seat: Seat | null;
  readonly onClose: () => void;
}

/** The level of the built-in players who sat there, where all had one; else what was chosen last. */
const firstLevel = (past: Past): string => {
  const known = levelsOf(past.game);
  const levels = new Set(past.seats.flatMap((holder) => (holder.kind === 'player' ? [holder.level] : [])));
  const [level = ''] = levels;
  return levels.size === 1 && known.includes(level)
    ? level
    : completeChoice({ ...lastChoice(), game: past.game }).level;
};

interface FieldsProps extends Pick<PlayOnSheetProps, 'past' | 'move' | 'onClose'> {
  readonly start: StartingPoint;
  readonly first: Seat;
}

const Ready = ({ past, move, start, first, onClose }: FieldsProps) => {
  const words = useWords(PLAY_ON_WORDS);
  const practice = useWords(PRACTICE_WORDS);
  const language = useLanguage();
  const [seat, setSeat] = useState(first);
  const [level, setLevel] = useState(() => firstLevel(past));
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const go = (): void => {
    setBusy(true);
    startPlayOn({ past, move, seat, level }).catch((error: unknown) => {
      setBusy(false);
      setFault(error instanceof PracticeRefused ? error.message : practice.failed);
    });
  };
  const { game, ruleSet, seats } = past;
  return (
    <Sheet
      title={words.from(move)}
      onClose={onClose}
      foot={
        <Button weight="primary" icon={<Icon name="cards" />} disabled={isBusy} onClick={go}>
          {isBusy ? practice.dealing : words.playOn}
        </Button>
      }
    >
      <div className={styles.fields}>
        <div>
          <p>
            {start.isDrawn ? words.cardsDrawn : words.cards} {words.unranked}
          </p>
          {fault === null ? null : <p role="alert">{fault}</p>}
        </div>
        <Field label={words.seat}>
          {(id, about) => (
            <select
              id={id}
              aria-describedby={about}
              value={seat}
              onChange={(event) => setSeat(Number(event.target.value))}
            >
              {start.seats.map((each) => (
                <option key={each} value={each}>
                  {fullNameAt(seats, each, language)}
                </option>
              ))}
            </select>
          )}
        </Field>
        <LevelChoice
          label={words.level}
          levels={levelsOf(game)}
          played={{ game, ruleSet, seats: seats.length }}
          value={level}
          onChange={setLevel}
        />
      </div>
    </Sheet>
  );
};

/** From which seat and against whom a game is played on; everything is chosen already. */
export const PlayOnSheet = ({ past, move, seat, onClose }: PlayOnSheetProps) => {
  const words = useWords(PLAY_ON_WORDS);
  const [start, setStart] = useState<StartingPoint | null | undefined>(undefined);
  // Worked out behind the sheet that comes up, which is on the screen at once.
  useEffect(() => setStart(startingPoint(past, move)), [past, move]);
  if (start !== undefined && start !== null && start.seats.length > 0) {
    const wished = [seat, past.you, start.turn].find((each) => each !== null && start.seats.includes(each));
    return <Ready past={past} move={move} start={start} first={wished ?? start.seats[0]} onClose={onClose} />;
  }
  return (
    <Sheet title={words.from(move)} onClose={onClose}>
      {start === undefined ? <Loading /> : <p role="alert">{words.nothingLeft}</p>}
    </Sheet>
  );
};
