import { LIMITS } from '@sanh-rong/bot-kit';
import { ruleSetName } from '@sanh-rong/presentation/names';
import { useState } from 'react';
import { LevelChoice } from '../../levels/level-choice.tsx';
import { Button } from '../../parts/button.tsx';
import { Choice, Switch } from '../../parts/choice.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { useLanguage, useWords } from '../../words/words.ts';
import { completeChoice, levelsOf, ruleSetsOf, seatsOf } from '../choice.ts';
import type { BotPractice } from './bot-practice.ts';
import styles from './bot-table.module.css';
import { BOT_PRACTICE_WORDS } from './messages/vi.ts';
import type { Arrangement, Practising } from './practising.ts';

interface ArrangeSheetProps {
  readonly practice: BotPractice;
  readonly now: Practising;
  readonly onClose: () => void;
}

/** Against whom the bot plays, by which rules, and whether what goes wrong counts. */
export const ArrangeSheet = ({ practice, now, onClose }: ArrangeSheetProps) => {
  const words = useWords(BOT_PRACTICE_WORDS);
  const language = useLanguage();
  const [wish, setWish] = useState<Arrangement>(now.arrangement);
  const { game, ruleSet, level, seats } = wish;
  const change = (part: Partial<Arrangement>): void => {
    const { games, ...complete } = completeChoice({ ...wish, ...part });
    setWish(complete);
  };
  const ruleSets = ruleSetsOf(game);
  return (
    <Sheet
      title={words.arrangeTitle}
      onClose={onClose}
      foot={
        <Button
          weight="primary"
          onClick={() => {
            practice.arrange(wish);
            onClose();
          }}
        >
          {words.deal}
        </Button>
      }
    >
      <div className={styles.fields}>
        {ruleSets.length < 2 ? null : (
          <Choice
            label={words.ruleSet}
            value={ruleSet}
            options={ruleSets.map((id) => ({ value: id, label: ruleSetName(game, id, language) }))}
            onChange={(chosen) => change({ ruleSet: chosen })}
          />
        )}
        <LevelChoice
          label={words.level}
          levels={levelsOf(game)}
          played={wish}
          value={level}
          onChange={(chosen) => change({ level: chosen })}
        />
        <Choice
          label={words.seats}
          value={seats}
          options={seatsOf(game, ruleSet).map((count) => ({ value: count, label: count }))}
          onChange={(chosen) => change({ seats: chosen })}
        />
        <Switch
          label={words.lenient}
          note={words.lenientNote}
          on={now.lenient}
          onChange={(lenient) => practice.setLenient(lenient)}
        />
        <p className={styles.note}>{words.limits(LIMITS.time / 1_000, LIMITS.memory)}</p>
      </div>
    </Sheet>
  );
};
