import type { BotAnswerOf } from '@sanh-rong/protocol';
import { useState } from 'react';
import { Avatar } from '../art/avatar.tsx';
import { Icon } from '../art/icons.tsx';
import { BotPicker } from '../lobby/seat/bot-picker.tsx';
import { useMe } from '../net/me.ts';
import { useQuery } from '../net/use-query.ts';
import { Button, IconButton } from '../parts/button.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { useWords } from '../words/words.ts';
import { botSeats, botsAt, type ChosenBot, type Company, withBot, withNextBot } from './company.ts';
import styles from './create.module.css';
import { CREATE_WORDS } from './messages/vi.ts';

/** Which bot takes which seat. Loaded when bots are wanted at the table. */

interface BotSlotsProps {
  readonly game: string;
  readonly seats: number;
  readonly value: Company;
  readonly onChange: (company: Company) => void;
}

/** So many of one's own bots can be chosen with one tap. */
const QUICK = 4;

interface SlotProps {
  readonly seat: number;
  readonly bot: ChosenBot | null;
  readonly onChoose: () => void;
  readonly onClear: () => void;
}

const Slot = ({ seat, bot, onChoose, onClear }: SlotProps) => {
  const words = useWords(CREATE_WORDS);
  return (
    <li className={styles.slot}>
      <button type="button" onClick={onChoose}>
        {bot === null ? <Icon name="plus" /> : <Avatar name={bot.name} seed={bot.id} kind="player" size={36} />}
        <span>
          <strong>{bot === null ? words.chooseBot : bot.name}</strong>
          <small>{bot === null ? words.seat(seat + 1) : words.botAt(seat + 1, bot.version, bot.owner.name)}</small>
        </span>
      </button>
      {bot === null ? null : (
        <IconButton label={words.clearBot(bot.name)} icon={<Icon name="close" />} onClick={onClear} />
      )}
    </li>
  );
};

/** One's own bots, one tap each, as long as there is a seat for one. */
const QuickBots = ({ game, onPick }: { readonly game: string; readonly onPick: (bot: ChosenBot) => void }) => {
  const words = useWords(CREATE_WORDS);
  const isSomebody = useMe(({ person }) => person !== null);
  const mine = useQuery<BotAnswerOf<'bots'>>(isSomebody ? `/api/bots?game=${game}` : null);
  const bots = mine.state === 'loaded' ? mine.answer.bots.filter(({ sound }) => sound).slice(0, QUICK) : [];
  if (bots.length === 0) return null;
  return (
    <fieldset className={styles.quick}>
      <legend>{words.quickBots}</legend>
      {bots.map((bot) => (
        <Button key={bot.id} onClick={() => onPick(bot)}>
          {bot.name}
        </Button>
      ))}
    </fieldset>
  );
};

export const BotSlots = ({ game, seats, value, onChange }: BotSlotsProps) => {
  const words = useWords(CREATE_WORDS);
  const [choosing, setChoosing] = useState<number | null>(null);
  const taken = botSeats(value, seats);
  const bots = botsAt(value, game, seats);
  const close = (): void => setChoosing(null);
  return (
    <div>
      <h2 className={styles.slotsTitle}>{words.whichBots}</h2>
      <ul className={styles.slots}>
        {bots.map((bot, at) => (
          <Slot
            key={taken[at]}
            seat={taken[at]}
            bot={bot}
            onChoose={() => setChoosing(at)}
            onClear={() => onChange(withBot(value, at, null))}
          />
        ))}
      </ul>
      {bots.includes(null) ? (
        <>
          <QuickBots game={game} onPick={(bot) => onChange(withNextBot(value, game, seats, bot))} />
          <p className={styles.note}>{words.botsLater}</p>
        </>
      ) : null}
      {choosing === null ? null : (
        <Sheet title={words.chooseBotFor(taken[choosing] + 1)} onClose={close}>
          <BotPicker
            game={game}
            current={bots[choosing]?.id}
            onPick={(bot) => {
              onChange(withBot(value, choosing, bot));
              close();
            }}
          />
        </Sheet>
      )}
    </div>
  );
};
