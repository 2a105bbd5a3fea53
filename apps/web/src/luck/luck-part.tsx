import { useEffect, useId, useState } from 'react';
import { useLanguage, useWords } from '../words/words.ts';
import styles from './luck.module.css';
import { LUCK_WORDS } from './messages/vi.ts';
import { luckSentence } from './sentence.ts';
import { useLuck } from './use-luck.ts';
import type { LuckGame, LuckOrder } from './wire.ts';

/** Games whose points are chips. */
const CHIP_GAMES: readonly string[] = ['lieng'];

const Told = ({ game, order }: { readonly game: string; readonly order: LuckOrder }) => {
  const words = useWords(LUCK_WORDS);
  const language = useLanguage();
  const { told, state } = useLuck(order);
  const all = order.games.length;
  if (state === 'failed') return <p role="status">{words.failed}</p>;
  if (state === 'working' || told === null) {
    const done = told?.looked ?? 0;
    return (
      <>
        <p role="status">{words.working(done, all)}</p>
        <progress className={styles.progress} aria-label={words.title} max={all} value={done} />
      </>
    );
  }
  const { games } = told.luck;
  if (games === 0) return <p role="status">{words.nothing}</p>;
  const count = CHIP_GAMES.includes(game) ? words.chips : words.points;
  return (
    <>
      <p className={styles.sentence} role="status">
        {luckSentence(told.luck, count, language)}
      </p>
      <p className={styles.about}>
        {[words.about(games), games < all ? words.untold(all - games) : ''].filter((part) => part !== '').join(' ')}
      </p>
    </>
  );
};

interface LuckPartProps {
  readonly game: string;
  /** Finds the games of the session; called once for each `of`. */
  readonly find: () => Promise<readonly LuckGame[]>;
  /** Which session, and which seat of it. */
  readonly of: string;
}

/** What the cards of a session were worth, and what was made of them. */
export const LuckPart = ({ game, find, of }: LuckPartProps) => {
  const words = useWords(LUCK_WORDS);
  const title = useId();
  const [order, setOrder] = useState<LuckOrder | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another session is what is looked for anew.
  useEffect(() => {
    let stale = false;
    setOrder(null);
    find().then(
      (games) => !stale && setOrder({ games }),
      () => undefined,
    );
    return () => {
      stale = true;
    };
  }, [of]);
  if (order === null || order.games.length === 0) return null;
  return (
    <section className={styles.luck} aria-labelledby={title}>
      <h3 id={title}>{words.title}</h3>
      <Told game={game} order={order} />
    </section>
  );
};
