import { gameName } from '@sanh-rong/presentation/names';
import { type CSSProperties, useId } from 'react';
import { Card } from '../cards/card.tsx';
import { useLanguage } from '../words/words.ts';
import { EMBLEMS, emblemOf } from './emblems.ts';
import styles from './game-choice.module.css';

/** A game's three cards in a small fan. Sized by `--card-width`. */
export const GameEmblem = ({ game }: { readonly game: string }) => {
  const cards = emblemOf(game)?.cards ?? [null, null, null];
  return (
    <span className={styles.fan} aria-hidden="true">
      {cards.map((card, index) => (
        <span key={card ?? index} style={{ '--turn': index - 1 } as CSSProperties}>
          <Card card={card} />
        </span>
      ))}
    </span>
  );
};

interface GameChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly games?: readonly string[] | undefined;
  readonly onChange: (game: string) => void;
  readonly disabled?: boolean | undefined;
  /** The label is only for those who listen: what surrounds it says it to those who see. */
  readonly labelled?: 'shown' | 'heard';
}

/** The games as cards on a table: one is taken. */
export const GameChoice = ({ label, value, games, onChange, disabled, labelled = 'shown' }: GameChoiceProps) => {
  const name = useId();
  const language = useLanguage();
  return (
    <fieldset className={styles.choice} disabled={disabled}>
      <legend className={labelled === 'heard' ? 'only-read' : undefined}>{label}</legend>
      <div className={styles.games}>
        {(games ?? EMBLEMS.map(({ game }) => game)).map((game) => (
          <label key={game} className={styles.game}>
            <input type="radio" name={name} checked={game === value} onChange={() => onChange(game)} />
            <span className={styles.tile}>
              <GameEmblem game={game} />
              <span className={styles.name}>{gameName(game, language)}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};
