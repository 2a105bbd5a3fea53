import { gameName } from '@sanh-rong/presentation/names';
import type { TableView } from '@sanh-rong/table';
import { Icon } from '../art/icons.tsx';
import type { TableLink } from '../link/table-link.ts';
import { ButtonLink } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';
import { Arrived } from '../shell/arrival.tsx';
import type { Ending } from '../table/ending.ts';
import { TableScreen } from '../table/table-screen.tsx';
import { useLanguage, useWords } from '../words/words.ts';
import { shortDay } from './day-words.ts';
import { DAILY_WORDS } from './messages/vi.ts';

interface DailyTableProps {
  readonly link: TableLink;
  readonly view: TableView;
  readonly ending: Ending;
}

/** One's try at a deal of the day: the table, without anything that is around other tables. */
export const DailyTable = ({ link, view, ending }: DailyTableProps) => {
  const words = useWords(DAILY_WORDS);
  const language = useLanguage();
  const day = view.daily?.day ?? '';
  const path = `/daily/${day}`;
  const isKept = ending.next !== null;
  if (view.you === null || (view.phase === 'closed' && !isKept)) {
    const isOver = view.you !== null || view.phase === 'closed';
    return (
      <Notice
        of="screen"
        icon={<Icon name="cards" size={40} />}
        title={isOver ? words.overTitle : words.notYours}
        link={{ href: isOver ? path : '/daily', text: words.toDaily }}
      >
        {isOver ? words.overText : words.notYoursText}
      </Notice>
    );
  }
  return (
    <>
      <TableScreen
        link={link}
        ending={{ ...ending, next: null }}
        heading={
          <>
            <h1>{words.title}</h1>
            <p>
              {gameName(view.settings.game, language)} · {shortDay(day, language)}
            </p>
          </>
        }
        wayOut={{ path, why: words.wayOut }}
        onward={
          <ButtonLink href={path} weight="primary" icon={<Icon name="trophy" />}>
            {words.toResult}
          </ButtonLink>
        }
      />
      <Arrived />
    </>
  );
};
