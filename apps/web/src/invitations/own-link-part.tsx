import people from '../people/people.module.css';
import { useWords } from '../words/words.ts';
import { INVITATION_WORDS } from './messages/vi.ts';
import { OwnLinkShare } from './own-link-share.tsx';

/** One's own link, on the page about oneself. */
export const OwnLinkPart = () => {
  const words = useWords(INVITATION_WORDS);
  return (
    <section className={people.card}>
      <h2>{words.ownTitle}</h2>
      <OwnLinkShare />
    </section>
  );
};
