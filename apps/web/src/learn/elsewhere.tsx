import type { Catalogue } from '@sanh-rong/engine';
import { RuleCode } from '../rulebook/rules-button.tsx';
import { useLanguage } from '../words/words.ts';
import type { Section } from './course.ts';
import styles from './learn.module.css';

/** A rule that other tables play otherwise: what counts here, and what one may be used to. */
export interface Difference {
  readonly rule: string;
  readonly here: string;
  readonly there: string;
}

type Differences = Readonly<Record<string, readonly Difference[]>>;

interface ElsewhereProps {
  readonly game: string;
  readonly title: Catalogue<string>;
  /** By rule set. */
  readonly differences: Catalogue<Differences>;
}

/** The last lesson of every course: what to know before sitting down with the habits of another table. */
export const elsewhere = ({ game, title, differences }: ElsewhereProps, ruleSet: string): Section => ({
  id: 'elsewhere',
  title,
  rules: [],
  Body: () => (
    <ul className={styles.elsewhere}>
      {differences[useLanguage()][ruleSet].map(({ rule, here, there }) => (
        <li key={rule + here}>
          <strong>{here}</strong> <span>{there}</span> <RuleCode game={game} ruleSet={ruleSet} rule={rule} />
        </li>
      ))}
    </ul>
  ),
});
