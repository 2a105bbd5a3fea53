import type { SeatRole } from '@sanh-rong/presentation';
import type { TableView } from '@sanh-rong/table';
import type { ReactNode } from 'react';
import { Icon } from '../art/icons.tsx';
import type { GameTable } from '../games/game-table.ts';
import { useLanguage, useWords } from '../words/words.ts';
import { BotBadge } from './bot-badge.tsx';
import { TABLE_WORDS } from './messages/vi.ts';
import styles from './panel.module.css';

interface MarksProps {
  readonly view: TableView;
  readonly table: GameTable | null;
}

/** What the small marks beside names mean: those that this table may show. */
export const Marks = ({ view, table }: MarksProps) => {
  const words = useWords(TABLE_WORDS);
  const language = useLanguage();
  const { game, seats, host, settings } = view;
  const roleOf = (seat: number): SeatRole | null =>
    game === null || table === null ? null : table.presentation.seat(game, [], seat, language).role;
  const role = [...seats.keys()].map(roleOf).find((each) => each !== null);
  const marks: readonly (readonly [mark: ReactNode, meaning: string] | null)[] = [
    role === undefined || role === null ? null : [words.roles[role].mark, words.roles[role].name],
    host === null ? null : [<Icon key="host" name="crown" />, words.host],
    settings.company === 'strangers' ? [<Icon key="warm" name="bot" />, words.keepsSeat] : null,
    seats.some(({ kind }) => kind === 'bot') ? [<BotBadge key="bot" label={words.bot} />, words.botMeaning] : null,
    [<Icon key="away" name="wifi-off" />, words.away],
    settings.company === 'strangers' ? null : [<Icon key="in" name="bot" />, words.standIn],
    [<Icon key="gone" name="leave" />, words.standInAway],
  ];
  return (
    <details className={styles.marks}>
      <summary>{words.marks}</summary>
      <dl>
        {marks
          .filter((each) => each !== null)
          .map(([mark, meaning]) => (
            <div key={meaning}>
              <dt aria-hidden="true">{mark}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
      </dl>
    </details>
  );
};
