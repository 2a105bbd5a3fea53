import { Notice } from '../parts/notice.tsx';
import { useWords } from '../words/words.ts';
import { CoursePage } from './course-page.tsx';
import { isTaught } from './courses.ts';
import { LEARN_WORDS } from './messages/vi.ts';
import { Overview } from './overview.tsx';

const NoCourse = () => {
  const words = useWords(LEARN_WORDS);
  return <Notice title={words.noCourseTitle}>{words.noCourseText}</Notice>;
};

/** How to play: all games at a glance, or one of them taught by doing. */
export const LearnPage = ({ game }: { readonly game: string | undefined }) => {
  if (game === undefined) return <Overview />;
  if (isTaught(game)) return <CoursePage key={game} game={game} />;
  return (
    <>
      <NoCourse />
      <Overview />
    </>
  );
};
