import { gameName } from '@sanh-rong/presentation/names';
import type { RestAnswer } from '@sanh-rong/protocol';
import { useQuery } from '../net/use-query.ts';
import { ButtonLink } from '../parts/button.tsx';
import { useLanguage, useWords } from '../words/words.ts';
import { STRANGERS_WORDS } from './messages/vi.ts';
import styles from './strangers.module.css';
import type { Finding } from './use-finding.ts';

/** The way to the table where a seat is held; which game it is comes a moment later. */
const WayThere = ({ code }: { readonly code: string }) => {
  const words = useWords(STRANGERS_WORDS);
  const language = useLanguage();
  const found = useQuery<RestAnswer<'table'>>(`/api/tables/${code}`);
  const game = found.state === 'loaded' ? gameName(found.answer.table.game, language) : null;
  return (
    <ButtonLink href={`/t/${code}`} wide>
      {game === null ? words.goThere : words.goToGame(game)}
    </ButtonLink>
  );
};

/** Why no table was found, and what to do instead. */
export const TroubleLine = ({ trouble }: { readonly trouble: NonNullable<Finding['trouble']> }) => {
  const words = useWords(STRANGERS_WORDS);
  return (
    <span className={styles.trouble} role="alert">
      {trouble.state === 'offline' ? words.noAnswer : null}
      {trouble.state === 'refused' ? trouble.why : null}
      {trouble.state === 'seated' ? (
        <>
          <span>{words.seated}</span> <WayThere code={trouble.code} />
        </>
      ) : null}
    </span>
  );
};
