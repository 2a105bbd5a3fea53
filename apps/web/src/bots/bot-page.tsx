import type { BotDetail } from '@sanh-rong/protocol';
import { useEffect } from 'react';
import { Icon } from '../art/icons.tsx';
import { beSomebody, useMe } from '../net/me.ts';
import { useQuery } from '../net/use-query.ts';
import { Loading, Notice, OfflineNotice } from '../parts/notice.tsx';
import { Arrived } from '../shell/arrival.tsx';
import { useWords } from '../words/words.ts';
import { RemoteBot } from './remote/remote-bot.tsx';
import { WORKSHOP_WORDS } from './workshop/messages/vi.ts';
import { ShownBot } from './workshop/shown-bot.tsx';
import { WorkshopScreen } from './workshop/workshop.tsx';

/** A bot: one's own in the workshop, another person's to be looked at. */
export const BotPage = ({ id }: { readonly id: string }) => {
  const words = useWords(WORKSHOP_WORDS);
  const { state, person } = useMe();
  // Whose it is depends on who asks; a visitor without a sign-in becomes a guest first.
  const query = useQuery<BotDetail>(person === null ? null : `/api/bots/${encodeURIComponent(id)}`);
  const arrive = (): void => void beSomebody().catch(() => {});
  useEffect(arrive, []);
  if (person === null && state === 'offline') return <OfflineNotice of="page" onAgain={arrive} />;
  if (query.state === 'loading') return <Loading />;
  if (query.state === 'offline') return <OfflineNotice of="page" onAgain={query.again} />;
  if (query.state === 'refused')
    return (
      <Notice
        of="page"
        icon={<Icon name="bot" size={40} />}
        title={words.lostTitle}
        link={{ href: '/bots', text: words.allBots }}
      >
        {words.lostText}
      </Notice>
    );
  const { answer } = query;
  return (
    <>
      {answer.mine && answer.remote ? (
        <RemoteBot detail={answer} />
      ) : answer.mine ? (
        <WorkshopScreen detail={answer} />
      ) : (
        <ShownBot bot={answer} />
      )}
      <Arrived />
    </>
  );
};
