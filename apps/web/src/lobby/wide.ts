import { useMedia } from '../parts/use-media.ts';

/** There is room for the chat beside everything else. The style sheet of the lobby uses the same width. */
export const useWide = (): boolean => useMedia('(min-width: 1000px)');
