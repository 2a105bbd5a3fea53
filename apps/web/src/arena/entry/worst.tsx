import { signed } from '@sanh-rong/presentation';
import { unitName } from '@sanh-rong/presentation/names';
import type { LadderEntryDetail } from '@sanh-rong/protocol';
import { Link } from 'wouter';
import { Icon } from '../../art/icons.tsx';
import { whenWords } from '../../history/when.ts';
import { useLanguage, useWords } from '../../words/words.ts';
import arena from '../arena.module.css';
import { ARENA_PAGES } from '../paths.ts';
import styles from './entry.module.css';
import { ENTRY_WORDS } from './messages/vi.ts';

/** More of them would tell the same. */
const SHOWN = 6;

/** The games it lost most in: where to look for what to mend. */
export const Worst = ({ worst, game }: Pick<LadderEntryDetail, 'worst' | 'game'>) => {
  const words = useWords(ENTRY_WORDS);
  const language = useLanguage();
  return (
    <section className={arena.part}>
      <h2>{words.worst}</h2>
      <p className={arena.soft}>{words.worstNote}</p>
      <ul className={styles.losses}>
        {worst.slice(0, SHOWN).map(({ match, game: number, points, at }) => (
          <li key={`${match} ${number}`}>
            <Link href={ARENA_PAGES.game(match, number)}>
              <Icon name="replay" />
              <span>
                <strong>{`${signed(points)} ${unitName(game, language)}`}</strong>
                <small>{whenWords(at, Date.now(), language)}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};
