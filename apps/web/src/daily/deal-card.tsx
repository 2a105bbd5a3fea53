import { signed } from '@sanh-rong/presentation';
import { characterName, gameName, ruleSetName } from '@sanh-rong/presentation/names';
import type { DailyAnswer, DealOfTheDay } from '@sanh-rong/protocol';
import { useId, useState } from 'react';
import { Avatar } from '../art/avatar.tsx';
import { Icon } from '../art/icons.tsx';
import { GameEmblem } from '../games/game-choice.tsx';
import { Button, ButtonLink } from '../parts/button.tsx';
import { reviewPath } from '../replay/moment.ts';
import { RulesIcon } from '../rulebook/rules-button.tsx';
import { useLanguage, useWords } from '../words/words.ts';
import { Board } from './board.tsx';
import styles from './daily.module.css';
import { standingWords } from './day-words.ts';
import { DAILY_WORDS } from './messages/vi.ts';
import { useStart } from './use-start.ts';

interface DealCardProps {
  readonly day: DailyAnswer<'day'>;
  readonly deal: DealOfTheDay;
}

/** The same figures as at the table: who sits in the seats after one's own. */
const Opponents = ({ levels }: { readonly levels: readonly string[] }) => {
  const words = useWords(DAILY_WORDS);
  const names = levels.map((level, before) => characterName(level, before + 1));
  return (
    <p className={styles.opponents}>
      {names.map((name) => (
        <Avatar key={name} name={name} kind="player" size={26} />
      ))}
      <span>{words.against(names.join(', '))}</span>
    </p>
  );
};

const Result = ({
  deal,
  own,
}: {
  readonly deal: DealOfTheDay;
  readonly own: Extract<DealOfTheDay['own'], { state: 'finished' }>;
}) => {
  const words = useWords(DAILY_WORDS);
  const language = useLanguage();
  return (
    <>
      <div className={styles.result}>
        <b data-sign={Math.sign(own.points)}>{signed(own.points)}</b>
        <p>
          <strong>{standingWords(own, deal.tries, language)}</strong>
          {deal.tries < 2 ? null : <small>{words.ofPeople(deal.tries.toLocaleString(language))}</small>}
        </p>
      </div>
      {own.unfinished ? <p className={styles.soft}>{words.unfinished}</p> : null}
      <div className={styles.actions}>
        <ButtonLink href={`/games/${own.replay}`} icon={<Icon name="replay" />}>
          {words.replay}
        </ButtonLink>
        <ButtonLink href={reviewPath(own.replay)} icon={<Icon name="bulb" />}>
          {words.review}
        </ButtonLink>
      </div>
    </>
  );
};

/** One's own try: to be begun, to be gone on with, or what came of it. */
const OwnTry = ({ day, deal }: DealCardProps) => {
  const words = useWords(DAILY_WORDS);
  const { busy, fault, start } = useStart(day, deal);
  const { own } = deal;
  if (own?.state === 'finished') return <Result deal={deal} own={own} />;
  if (own === null && day.day !== day.today) return <p className={styles.soft}>{words.notPlayed}</p>;
  if (own !== null && day.now >= day.playedUntil) return <p className={styles.soft}>{words.playedOut}</p>;
  return (
    <>
      {own === null ? (
        <Button wide weight="primary" icon={<Icon name="cards" />} disabled={busy} onClick={start}>
          {busy ? words.opening : words.play}
        </Button>
      ) : (
        <ButtonLink wide weight="primary" icon={<Icon name="play" />} href={`/t/${own.table}`}>
          {words.goOn}
        </ButtonLink>
      )}
      {own === null ? null : <p className={styles.soft}>{words.waits}</p>}
      {fault === null ? null : (
        <p className={styles.fault} role="alert">
          {fault.message}
        </p>
      )}
    </>
  );
};

/** One of the deals of a day. */
export const DealCard = ({ day, deal }: DealCardProps) => {
  const words = useWords(DAILY_WORDS);
  const language = useLanguage();
  const heading = useId();
  const [isOpen, setOpen] = useState(false);
  const { game, ruleSet, opponents, tries, own } = deal;
  const mayLook = own?.state === 'finished' || day.now >= day.revealedAt;
  return (
    <article className={styles.deal} aria-labelledby={heading} data-game={game} data-state={own?.state ?? 'new'}>
      <header>
        <GameEmblem game={game} />
        <div>
          <h2 id={heading}>{gameName(game, language)}</h2>
          <p className={styles.soft}>
            {[
              ...(ruleSetName(game, ruleSet, language) === gameName(game, language)
                ? []
                : [ruleSetName(game, ruleSet, language)]),
              tries === 0 ? words.noTries : words.tries(tries.toLocaleString(language)),
            ].join(' · ')}
          </p>
        </div>
        <RulesIcon game={game} ruleSet={ruleSet} />
      </header>
      <Opponents levels={opponents} />
      <OwnTry day={day} deal={deal} />
      {mayLook ? (
        <details className={styles.others} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>
            {words.others} <span className="only-read">{gameName(game, language)}</span>
          </summary>
          {isOpen ? <Board day={day.day} game={game} /> : null}
        </details>
      ) : null}
      {!mayLook && day.day !== day.today ? <p className={styles.soft}>{words.revealedLater}</p> : null}
    </article>
  );
};
