import type { InvitationAnswer } from '@sanh-rong/protocol';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { Icon } from '../art/icons.tsx';
import { useQuery } from '../net/use-query.ts';
import { Loading, Notice, OfflineNotice } from '../parts/notice.tsx';
import { useWords } from '../words/words.ts';
import { INVITATION_WORDS } from './messages/vi.ts';

/** Milliseconds between two looks for a table. */
const BETWEEN = 4_000;

/** Where a person's own link leads: to their open table, or here until there is one. */
export const OwnLinkPage = ({ link }: { readonly link: string }) => {
  const words = useWords(INVITATION_WORDS);
  const [, navigate] = useLocation();
  const query = useQuery<InvitationAnswer<'link'>>(`/api/links/${encodeURIComponent(link)}`);
  const { again } = query;
  const code = query.state === 'loaded' ? (query.answer.table?.code ?? null) : null;
  const isLost = query.state === 'refused' && query.error.code === 'NO_LINK';
  const isWaiting = query.state !== 'loading' && code === null && !isLost;
  useEffect(() => {
    if (code !== null) navigate(`/t/${code}`, { replace: true });
  }, [code, navigate]);
  useEffect(() => {
    if (!isWaiting) return;
    const look = (): void => {
      if (document.visibilityState === 'visible' && navigator.onLine) again();
    };
    const timer = setInterval(look, BETWEEN);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isWaiting, again]);
  if (query.state === 'offline') return <OfflineNotice of="page" onAgain={again} />;
  if (query.state === 'refused') {
    return (
      <Notice
        of="page"
        icon={<Icon name="link" size={40} />}
        title={words.lostTitle}
        link={{ href: '/', text: words.home }}
      >
        {query.error.message}
      </Notice>
    );
  }
  if (query.state === 'loading' || code !== null) return <Loading />;
  const { name, mine } = query.answer;
  return mine ? (
    <Notice
      of="page"
      icon={<Icon name="table" size={40} />}
      title={words.mineTitle}
      link={{ href: '/new', text: words.mineCreate }}
    >
      {words.mineText}
    </Notice>
  ) : (
    <Notice
      of="page"
      icon={<Icon name="clock" size={40} />}
      title={words.waitTitle(name)}
      link={{ href: '/practice', text: words.waitPractise }}
    >
      {words.waitText(name)}
    </Notice>
  );
};
