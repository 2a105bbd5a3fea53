import type { CardId } from '@sanh-rong/engine';
import { cardWords } from '@sanh-rong/presentation';
import { type CSSProperties, type RefObject, useEffect, useRef, useState } from 'react';
import { Card } from '../../cards/card.tsx';
import { usePreferences } from '../../preferences/preferences.ts';
import { useLanguage, useWords } from '../../words/words.ts';
import { TABLE_WORDS } from '../messages/vi.ts';
import type { Play } from '../use-play.ts';
import { useGestures } from './gestures.ts';
import styles from './hand.module.css';
import { breaksOf, layoutHand } from './layout.ts';

interface HandProps {
  readonly play: Play;
  /** What keys do, in words. */
  readonly keys: string;
  /** Which game this is, so that new cards are seen to be dealt. */
  readonly deal: string;
  /** A card was held: what can it form? */
  readonly onHold: (card: CardId) => void;
}

interface Size {
  readonly width: number;
  readonly screen: number;
}

const useSize = (place: RefObject<HTMLElement | null>): Size => {
  const [size, setSize] = useState<Size>({ width: Math.min(innerWidth, 1_000) - 16, screen: innerHeight });
  useEffect(() => {
    const { current } = place;
    if (current === null) return;
    const measure = (): void => {
      const now: Size = { width: current.clientWidth, screen: innerHeight };
      setSize((old) => (old.width === now.width && old.screen === now.screen ? old : now));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    measure();
    return () => observer.disconnect();
  }, [place]);
  return size;
};

/** The cards in one's hand: to tap, to swipe across, to throw, to hold, or to reach with keys. */
export const Hand = ({ play, keys, deal, onHold }: HandProps) => {
  const { cards, groups, selected, cursor, tint, place } = play.hand;
  const words = useWords(TABLE_WORDS);
  const language = useLanguage();
  const large = usePreferences(({ cardSize }) => cardSize === 'large');
  const { width, screen } = useSize(place);
  const { cardWidth, height, spots } = layoutHand({
    width,
    screen,
    count: cards.length,
    large,
    breaks: breaksOf(groups),
  });
  // Nothing above the hand moves when it needs one row less; only a new deal starts afresh.
  const tallest = useRef({ deal, screen, height });
  if (tallest.current.deal !== deal || tallest.current.screen !== screen || tallest.current.height < height) {
    tallest.current = { deal, screen, height };
  }
  const spare = tallest.current.height - height;
  const gestures = useGestures({ play, onHold });
  const [isFocused, setFocused] = useState(false);
  const help = useRef(`hand-help-${Math.random().toString(36).slice(2)}`).current;
  return (
    <>
      <div
        ref={place}
        className={styles.hand}
        style={{ height: height + spare, '--card-width': `${cardWidth}px` } as CSSProperties}
        role="listbox"
        tabIndex={0}
        aria-multiselectable="true"
        aria-label={words.hand(cards.length)}
        aria-describedby={help}
        aria-activedescendant={cards.length > 0 ? `hand-${cards[cursor]}` : undefined}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        {...gestures}
      >
        {cards.map((card, at) => {
          const { x, y, turn } = spots[at];
          const isSelected = selected.includes(card);
          return (
            // biome-ignore lint/a11y/useFocusableInteractive: the listbox keeps the focus and names the active option.
            <div
              key={`${deal} ${card}`}
              id={`hand-${card}`}
              data-hand-card={card}
              role="option"
              aria-selected={isSelected}
              aria-label={cardWords(card, language)}
              className={styles.card}
              data-selected={isSelected}
              data-tint={isSelected ? tint : undefined}
              data-cursor={isFocused && at === cursor}
              style={
                {
                  '--x': `${x}px`,
                  '--y': `${y + spare / 2}px`,
                  '--turn': `${turn}deg`,
                  '--order': at,
                } as CSSProperties
              }
            >
              <Card card={card} />
            </div>
          );
        })}
      </div>
      <p id={help} className="only-read">
        {keys}
      </p>
    </>
  );
};
