import type { BaseAction, BaseEvent, BaseView, GameResult, Seat } from '@sanh-rong/engine';
import { type AnyPresentation, signed, type Voice } from '@sanh-rong/presentation';
import type { SeatView } from '@sanh-rong/table';
import { Icon } from '../art/icons.tsx';
import { RuleCode } from '../rulebook/rules-button.tsx';
import { Figure } from '../table/figure.tsx';
import { fullNameAt } from '../table/voice.ts';
import { useWords } from '../words/words.ts';
import { RESULT_WORDS } from './messages/vi.ts';
import { OpenHand } from './open-hand.tsx';
import { byPlace, byPoints, differs, ownFirst, withoutPlace } from './ranking.ts';
import styles from './seat-account.module.css';

/** A game that is over, as the viewer may see it. */
export interface Ended {
  readonly presentation: AnyPresentation;
  readonly view: BaseView<BaseAction>;
  readonly eventsSoFar: readonly BaseEvent[];
  readonly result: GameResult;
  readonly seats: readonly SeatView[];
  readonly voice: Voice;
  /** By seat, with this game; null where there is no session to add up. */
  readonly totals: readonly number[] | null;
}

/** Points with their sign; the colour only repeats what the sign says. */
export const Points = ({ points, className }: { readonly points: number; readonly className?: string }) => (
  <b className={`${styles.points} ${className ?? ''}`} data-sign={Math.sign(points)}>
    {signed(points)}
  </b>
);

const Reasons = ({ ended, seat }: { readonly ended: Ended; readonly seat: Seat }) => {
  const words = useWords(RESULT_WORDS);
  const { presentation, view, eventsSoFar, result, voice } = ended;
  const entries = presentation.account(eventsSoFar, result, seat, voice);
  if (entries.length === 0) return <p className={styles.quiet}>{words.evenGame}</p>;
  return (
    <ul className={styles.reasons}>
      {entries.map(({ points, reason, rule }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries never move, and two may say the same.
        <li key={i}>
          <Points points={points} />{' '}
          <span>
            {reason} <RuleCode game={presentation.game} ruleSet={view.ruleSet} rule={rule} />
          </span>
        </li>
      ))}
    </ul>
  );
};

interface SeatAccountProps {
  readonly ended: Ended;
  readonly seat: Seat;
  /** Where it stands in the list; null for one that sat the game out. */
  readonly rank: number | null;
  /** What its place in the game was, where the list has another order. */
  readonly cameIn: string | null;
}

/** Whether a seat was dealt no cards in a game whose hands are never played. */
const satOut = ({ presentation, view }: Ended, seat: Seat): boolean =>
  presentation.amounts !== null && view.hands[seat]?.length === 0;

const SeatAccount = ({ ended, seat, rank, cameIn }: SeatAccountProps) => {
  const words = useWords(RESULT_WORDS);
  const { presentation, view, result, seats, voice, totals } = ended;
  const name = fullNameAt(seats, seat, voice.language);
  const hand = view.hands[seat] ?? null;
  // Where no card is ever played, a player without cards was dealt none.
  const played = presentation.amounts === null;
  const handName = hand === null ? '' : presentation.handName(view, seat, voice.language);
  return (
    <li className={styles.seat} data-won={rank === 1} data-own={voice.who(seat).you} data-points={result.points[seat]}>
      <div className={styles.head}>
        <span className={styles.place}>
          {rank === null ? null : <span className="only-read">{words.place(rank)}</span>}
          <span aria-hidden="true">{rank === 1 ? <Icon name="crown" /> : (rank ?? '–')}</span>
        </span>
        <Figure seats={seats} seat={seat} size={36} />
        <span className={styles.name}>
          {name}
          {voice.who(seat).you && name !== words.you ? <small>{words.you}</small> : null}
          {cameIn === null ? null : <small>{cameIn}</small>}
        </span>
        <span className={styles.sum}>
          <Points points={result.points[seat]} className={styles.big} />
          {totals === null ? null : <small>{words.total(signed(totals[seat]))}</small>}
        </span>
      </div>
      <div className={styles.detail}>
        <Reasons ended={ended} seat={seat} />
        <div>
          <OpenHand
            name={name}
            hand={hand}
            {...(played ? {} : { empty: presentation.seat(view, ended.eventsSoFar, seat, voice.language).status })}
          />
          {handName === '' ? null : <p className={styles.quiet}>{handName}</p>}
        </div>
      </div>
    </li>
  );
};

/** Why a game was over before the first move: which cards, by which rule, and what it pays. */
export const AtTheDeal = ({ ended }: { readonly ended: Omit<Ended, 'totals' | 'seats'> }) => {
  const { presentation, view, eventsSoFar, voice } = ended;
  const won = presentation.wonAtTheDeal(eventsSoFar, voice);
  if (won === null) return null;
  return (
    <section className={styles.atTheDeal}>
      <OpenHand name={voice.who(ended.result.places.indexOf(1)).name} hand={won.cards} />
      <p>
        {won.text}{' '}
        {won.rules.map((rule) => (
          <RuleCode key={rule} game={presentation.game} ruleSet={view.ruleSet} rule={rule} />
        ))}
      </p>
    </section>
  );
};

interface SeatAccountsProps {
  readonly ended: Ended;
  /** By place in this game, as it ended; or by points, where the game was all of its session and points decide. */
  readonly order?: 'place' | 'points';
}

/**
 * Every seat of a game with its points, where they come from, and what was left in its hand: the viewer's own comes
 * first, then the best.
 */
export const SeatAccounts = ({ ended, order = 'place' }: SeatAccountsProps) => {
  const words = useWords(RESULT_WORDS);
  const { places, points } = ended.result;
  const ranked = order === 'points' ? byPoints(points) : byPlace(places).map((seat) => ({ seat, rank: places[seat] }));
  const isOther = order === 'points' && differs(points, places);
  const listed = withoutPlace(ranked, (seat) => satOut(ended, seat));
  return (
    <>
      <AtTheDeal ended={ended} />
      {isOther ? <p className={styles.quiet}>{words.orderedByPoints}</p> : null}
      <ul className={styles.seats}>
        {ownFirst(listed, (seat) => ended.voice.who(seat).you).map(({ seat, rank }) => (
          <SeatAccount
            key={seat}
            ended={ended}
            seat={seat}
            rank={rank}
            cameIn={isOther ? words.cameIn(places[seat]) : null}
          />
        ))}
      </ul>
    </>
  );
};
