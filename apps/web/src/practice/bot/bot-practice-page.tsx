import { type BotFault, faultWords } from '@sanh-rong/bot-kit';
import { useEffect, useState } from 'react';
import { Icon } from '../../art/icons.tsx';
import { Button, ButtonLink } from '../../parts/button.tsx';
import { Loading, Notice, OfflineNotice } from '../../parts/notice.tsx';
import { Arrived, useTitle } from '../../shell/arrival.tsx';
import { wakeSound } from '../../sound/sound.ts';
import { useLanguage, useWords } from '../../words/words.ts';
import { type BotSource, savedVersion, useBotSource } from './bot-source.ts';
import { BotTable } from './bot-table.tsx';
import { BOT_PRACTICE_WORDS } from './messages/vi.ts';
import { type OpenPractice, openPractice } from './open-practice.ts';

interface FaultyProps {
  readonly bot: BotSource;
  readonly fault: BotFault;
  /** Practises with the version that was saved, where another could not be used. */
  readonly onSaved: () => void;
}

const Faulty = ({ bot, fault, onSaved }: FaultyProps) => {
  const words = useWords(BOT_PRACTICE_WORDS);
  const language = useLanguage();
  const line = 'place' in fault ? (fault.place?.line ?? null) : null;
  const reason = faultWords(bot.game, fault, language);
  return (
    <Notice
      of="screen"
      icon={<Icon name="warning" size={40} />}
      title={words.faultTitle}
      actions={
        <>
          {bot.drafted ? <Button onClick={onSaved}>{words.practiseSaved(bot.version)}</Button> : null}
          <ButtonLink href={line === null ? `/bots/${bot.id}` : `/bots/${bot.id}?line=${line}`} weight="primary">
            {line === null ? words.back : words.openLine(line)}
          </ButtonLink>
        </>
      }
    >
      {bot.drafted ? words.draftFault(reason) : reason}
    </Notice>
  );
};

const Broken = ({ onAgain }: { readonly onAgain: () => void }) => {
  const words = useWords(BOT_PRACTICE_WORDS);
  return (
    <Notice
      of="screen"
      icon={<Icon name="warning" size={40} />}
      title={words.brokenTitle}
      actions={
        <Button weight="primary" onClick={onAgain}>
          {words.tryAgain}
        </Button>
      }
    >
      {words.brokenText}
    </Notice>
  );
};

type Opened =
  | { readonly state: 'opening' | 'broken' }
  | { readonly state: 'faulty'; readonly fault: BotFault }
  | { readonly state: 'open'; readonly open: OpenPractice };

/** The bot's practice for as long as the page is there. */
const usePractice = (bot: BotSource): Opened & { readonly again: () => void } => {
  const [opened, setOpened] = useState<Opened>({ state: 'opening' });
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: trying again opens again.
  useEffect(() => {
    let close = (): void => {};
    let isGone = false;
    openPractice(bot).then(
      (opening) => {
        if (!opening.ok) {
          if (!isGone) setOpened({ state: 'faulty', fault: opening.fault });
          return;
        }
        close = opening.open.close;
        if (isGone) close();
        else setOpened({ state: 'open', open: opening.open });
      },
      () => !isGone && setOpened({ state: 'broken' }),
    );
    return () => {
      isGone = true;
      close();
    };
  }, [bot, tries]);
  return { ...opened, again: () => setTries(tries + 1) };
};

const Practice = ({ bot: found }: { readonly bot: BotSource }) => {
  const words = useWords(BOT_PRACTICE_WORDS);
  const [bot, setBot] = useState(found);
  const opened = usePractice(bot);
  useTitle(words.title(bot.name));
  switch (opened.state) {
    case 'opening':
      return <Loading />;
    case 'broken':
      return <Broken onAgain={opened.again} />;
    case 'faulty':
      return <Faulty bot={bot} fault={opened.fault} onSaved={() => setBot(savedVersion(bot))} />;
    case 'open':
      return (
        <>
          <BotTable open={opened.open} bot={bot} />
          <Arrived />
        </>
      );
  }
};

/** A bot against built-in players, on the table of this device: to be stopped, stepped through, and dealt again. */
export const BotPracticePage = ({ id }: { readonly id: string }) => {
  const words = useWords(BOT_PRACTICE_WORDS);
  const sought = useBotSource(id);
  useEffect(wakeSound, []);
  switch (sought.state) {
    case 'loading':
      return <Loading />;
    case 'offline':
      return <OfflineNotice of="screen" onAgain={sought.again} />;
    case 'found':
      return <Practice bot={sought.bot} />;
    case 'hidden':
      return (
        <Notice
          of="screen"
          icon={<Icon name="eye-off" size={40} />}
          title={words.hiddenTitle(sought.name)}
          actions={
            <>
              <ButtonLink href="/bots">{words.allBots}</ButtonLink>
              <ButtonLink href="/new" weight="primary">
                {words.createTable}
              </ButtonLink>
            </>
          }
        >
          {words.hiddenText}
        </Notice>
      );
    case 'refused':
      return (
        <Notice
          of="screen"
          icon={<Icon name="bot" size={40} />}
          title={words.noBotTitle}
          link={{ href: '/bots', text: words.allBots }}
        >
          {sought.why}
        </Notice>
      );
  }
};
