import { useGameTable } from '../games/registry.ts';
import { SeatAccounts } from '../results/seat-account.tsx';
import { Statistics } from '../results/statistics.tsx';
import { fullNameAt, voiceOf } from '../table/voice.ts';
import { useLanguage, useWords } from '../words/words.ts';
import { REPLAY_WORDS } from './messages/vi.ts';
import type { Past } from './past.ts';
import styles from './replay-table.module.css';

/** The end of a game: who got what and why. */
export const Ending = ({ past }: { readonly past: Past }) => {
  const words = useWords(REPLAY_WORDS);
  const language = useLanguage();
  const presentation = useGameTable(past.game)?.presentation ?? null;
  const { view, eventsSoFar } = past.steps[past.steps.length - 1];
  if (presentation === null || view.result === null) return null;
  const voice = voiceOf(past.seats, past.you, language);
  const names = past.seats.map((_, seat) => fullNameAt(past.seats, seat, language));
  return (
    <section className={styles.ending} aria-label={words.result}>
      <h2>{presentation.headline(eventsSoFar, view.result, voice)}</h2>
      <SeatAccounts
        ended={{ presentation, view, eventsSoFar, result: view.result, seats: past.seats, voice, totals: null }}
      />
      {past.statistics === null ? null : <Statistics game={past.game} statistics={past.statistics} names={names} />}
    </section>
  );
};
