import type { BaseAction, BaseView, CardId } from '@sanh-rong/engine';
import { signed } from '@sanh-rong/presentation';
import { useWords } from '../words/words.ts';
import { LEARN_WORDS } from './messages/vi.ts';
import { ShownCards } from './shown-cards.tsx';
import { useVoice } from './voice.ts';
import styles from './walkthrough.module.css';
import type { Worked } from './worked-game.ts';

interface BillProps {
  readonly worked: Worked<BaseView<BaseAction>>;
  /** By seat: the cards that explain its points. */
  readonly left: readonly (readonly CardId[])[];
}

/** Who pays what for what reason at the end of a worked game. */
export const Bill = ({ worked: { headline, accounts, result }, left }: BillProps) => {
  const words = useWords(LEARN_WORDS);
  const { who } = useVoice();
  return (
    <div className={styles.bill}>
      <strong>{headline}</strong>
      <ul>
        {accounts.map((entries, seat) => (
          <li key={who(seat).name} data-won={(result?.points[seat] ?? 0) > 0}>
            <b>{who(seat).name}</b>
            <ShownCards cards={left[seat]} size="small" />
            <span className={styles.reasons}>
              {entries.map(({ points, reason }) => (
                <span key={reason}>
                  <b>{signed(points)}</b> {reason}
                </span>
              ))}
            </span>
            <output aria-label={words.total}>{signed(result?.points[seat] ?? 0)}</output>
          </li>
        ))}
      </ul>
    </div>
  );
};
