import { useWords } from '../words/words.ts';
import { ARENA_WORDS } from './messages/vi.ts';

/** The head of the column with places: there is room for a sign only. */
export const PlaceHead = () => {
  const words = useWords(ARENA_WORDS);
  return (
    <th scope="col">
      <span aria-hidden="true">#</span>
      <span className="only-read">{words.place}</span>
    </th>
  );
};
