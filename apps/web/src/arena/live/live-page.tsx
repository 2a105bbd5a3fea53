import { useCallback } from 'react';
import { Link, useLocation } from 'wouter';
import { Icon } from '../../art/icons.tsx';
import replay from '../../replay/replay-table.module.css';
import { Arrived, useTitle } from '../../shell/arrival.tsx';
import { useWords } from '../../words/words.ts';
import { useMatchName } from '../match/match-name.ts';
import { MATCH_WORDS } from '../match/messages/vi.ts';
import { useMatch } from '../match/use-match.ts';
import { ARENA_PAGES } from '../paths.ts';
import { Trouble } from '../trouble.tsx';
import { LiveTable } from './live-table.tsx';

/** Nothing but the game that is being played; once the match is over, its page. */
export const LivePage = ({ id }: { readonly id: string }) => {
  const words = useWords(MATCH_WORDS);
  const query = useMatch(id);
  const match = query.state === 'loaded' ? query.answer : null;
  const name = useMatchName(match);
  useTitle(`${words.live} · ${name}`);
  const [, navigate] = useLocation();
  const toResult = useCallback(() => navigate(ARENA_PAGES.match(id), { replace: true }), [id, navigate]);
  if (match === null) return <Trouble query={query} of="page" />;
  return (
    <div className={replay.replay}>
      <header className={replay.heading}>
        <Link
          href={ARENA_PAGES.match(id)}
          className={replay.back}
          aria-label={words.backToMatch}
          title={words.backToMatch}
        >
          <Icon name="arrow-left" />
        </Link>
        <div>
          <h1>{words.live}</h1>
          <p>{name}</p>
        </div>
      </header>
      <LiveTable match={match} onOver={toResult} />
      <Arrived />
    </div>
  );
};
