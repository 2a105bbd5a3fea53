import type { LiengAction, LiengView } from '@sanh-rong/engine/lieng';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../../words/words.ts';
import type { Scene } from '../game-table.ts';
import { betToMatch, potWith, short } from './betting.ts';
import styles from './centre.module.css';
import { Chips } from './chips.tsx';
import { LIENG_WORDS } from './messages/vi.ts';
import { Payout } from './payout.tsx';

/** The pot, what it takes to stay in, and at the end who got which pot. */

interface PotsProps {
  readonly view: LiengView;
  readonly voice: Scene['voice'];
}

/** More pots than this are counted together: the seats say who won how much. */
const IN_SIGHT = 3;

const Pots = ({ view: { pots }, voice }: PotsProps) => {
  const words = useWords(LIENG_WORDS);
  const nameOf = (at: number): string => {
    if (pots.length === 1) return words.pot;
    return at === 0 ? words.mainPot : words.sidePot(at);
  };
  const rest = pots.slice(IN_SIGHT);
  return (
    <ul className={styles.pots}>
      {pots.slice(0, IN_SIGHT).map(({ amount, winners }, at) => (
        <li key={nameOf(at)}>
          <span>
            {nameOf(at)} <b>{short(amount, voice.language)}</b>
          </span>
          <b className={styles.winners}>{winners.map((seat) => voice.who(seat).name).join(', ')}</b>
        </li>
      ))}
      {rest.length === 0 ? null : (
        <li>
          {words.morePots(
            rest.length,
            short(
              rest.reduce((sum, { amount }) => sum + amount, 0),
              voice.language,
            ),
          )}
        </li>
      )}
    </ul>
  );
};

/** Whether the chips are on their way to the winners: only for those who saw the game end. */
const usePaying = ({ result }: LiengView): [boolean, () => void] => {
  const [paying, setPaying] = useState(false);
  const wasOver = useRef(result !== null);
  useEffect(() => {
    if (result !== null && !wasOver.current) setPaying(true);
    if (result === null) setPaying(false);
    wasOver.current = result !== null;
  }, [result]);
  return [paying, () => setPaying(false)];
};

export const Centre = ({ view: anyView, voice, bottom, pending }: Scene) => {
  const words = useWords(LIENG_WORDS);
  const view = anyView as LiengView;
  const doing = pending as LiengAction | null;
  const [paying, paid] = usePaying(view);
  if (view.result !== null) {
    return (
      <div className={styles.centre}>
        {paying ? <Payout view={view} onPaid={paid} /> : null}
        <Pots view={view} voice={voice} />
      </div>
    );
  }
  const pot = potWith(view, bottom, doing);
  const bet = betToMatch(view, bottom, doing);
  return (
    <div className={styles.centre}>
      <Chips amount={pot} />
      <p className={styles.pot}>
        {words.pot} <b>{short(pot, voice.language)}</b>
      </p>
      {bet > 0 ? <p className={styles.match}>{words.toMatch(short(bet, voice.language))}</p> : null}
    </div>
  );
};
