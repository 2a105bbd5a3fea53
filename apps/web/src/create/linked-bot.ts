import type { BotDetail } from '@sanh-rong/protocol';
import { useEffect, useState } from 'react';
import { beSomebody } from '../net/me.ts';
import { get } from '../net/rest.ts';

/** The bot that the address names, as its own page links here: undefined while it is looked for, null where there is none. */
export const useLinkedBot = (): BotDetail | null | undefined => {
  const [id] = useState(() => new URLSearchParams(location.search).get('bot'));
  const [bot, setBot] = useState<BotDetail | null | undefined>(id === null ? null : undefined);
  useEffect(() => {
    if (id === null) return;
    let stale = false;
    const look = async (): Promise<BotDetail> => {
      // Bots are shown to signed-in people, guests among them.
      await beSomebody();
      return get<BotDetail>(`/api/bots/${encodeURIComponent(id)}`);
    };
    void look().then(
      (found) => !stale && setBot(found),
      // A bot that cannot be found is no reason not to create a table.
      () => !stale && setBot(null),
    );
    return () => {
      stale = true;
    };
  }, [id]);
  return bot;
};
