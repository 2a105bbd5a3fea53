import { Link } from 'wouter';
import { useWords } from '../words/words.ts';
import { STRANGERS_WORDS } from './messages/vi.ts';
import type { Finding } from './use-finding.ts';

/** Why no table was found, and what to do instead. */
export const TroubleLine = ({ trouble }: { readonly trouble: NonNullable<Finding['trouble']> }) => {
  const words = useWords(STRANGERS_WORDS);
  return (
    <span role="alert">
      {trouble.state === 'offline' ? words.noAnswer : null}
      {trouble.state === 'refused' ? trouble.why : null}
      {trouble.state === 'seated' ? (
        <>
          {words.seated} <Link href={`/t/${trouble.code}`}>{words.goThere}</Link>
        </>
      ) : null}
    </span>
  );
};
