import type { ChatTold } from '@sanh-rong/protocol';
import { Avatar } from '../art/avatar.tsx';
import { useWords } from '../words/words.ts';
import styles from './chat.module.css';
import { TALK_WORDS } from './messages/vi.ts';

/** Something a person said. */
export type Spoken = ChatTold & { readonly from: NonNullable<ChatTold['from']> };

interface ChatLineProps {
  readonly message: Spoken;
  readonly mine: boolean;
  /** The same person said the line before. */
  readonly goesOn: boolean;
  readonly muted: boolean;
  /** What others say can be tapped, to mute or report them. */
  readonly onTap: (message: Spoken) => void;
}

export const ChatLine = ({ message, mine, goesOn, muted, onTap }: ChatLineProps) => {
  const words = useWords(TALK_WORDS);
  const { from, text } = message;
  const place = `${styles.line} ${goesOn ? styles.goesOn : ''}`;
  if (mine) {
    return (
      <p className={`${place} ${styles.mine}`}>
        <span className="only-read">{words.you}: </span>
        <span className={styles.bubble}>{text}</span>
      </p>
    );
  }
  // One line says it for all they went on to say.
  if (muted && goesOn) return null;
  return (
    <button type="button" className={place} title={words.about(from.name)} onClick={() => onTap(message)}>
      <span className={styles.avatar}>
        {goesOn ? null : <Avatar name={from.name} seed={from.id} avatar={from.face} kind="person" size={30} />}
      </span>
      <span className={styles.words}>
        <span className={goesOn ? 'only-read' : styles.name}>{from.name}</span>
        <span className="only-read">: </span>
        <span className={muted ? styles.hushed : styles.bubble}>{muted ? words.mutedLine : text}</span>
      </span>
    </button>
  );
};
