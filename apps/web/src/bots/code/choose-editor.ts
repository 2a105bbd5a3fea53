import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { useMedia } from '../../parts/use-media.ts';
import { STORAGE_KEYS } from '../../storage/keys.ts';

/** The large editor, or the plain one. */
export type EditorKind = 'full' | 'plain';

/** Which one the author wants; null: the one that suits the device. */
const useWish = create<{ readonly wish: EditorKind | null }>()(
  persist(() => ({ wish: null as EditorKind | null }), { name: STORAGE_KEYS.editor, version: 1 }),
);

export const wishEditor = (wish: EditorKind): void => void useWish.setState({ wish });

/** Whether the large editor did not come in this visit: browsers remember that, and only a new page asks again. */
export const useEditorFailure = create<{ readonly hasFailed: boolean }>()(() => ({ hasFailed: false }));

export const noteFailure = (): void => useEditorFailure.setState({ hasFailed: true });

interface Circumstances {
  readonly wish: EditorKind | null;
  /** Fingers type here, on a keyboard that is drawn on the screen: the large editor is not made for that. */
  readonly isTouch: boolean;
  /** The large editor was asked for and did not come. */
  readonly hasFailed: boolean;
}

export const editorFor = ({ wish, isTouch, hasFailed }: Circumstances): EditorKind => {
  if (hasFailed) return 'plain';
  return wish ?? (isTouch ? 'plain' : 'full');
};

/** The editor for this author on this device. */
export const useEditorKind = (): EditorKind => {
  const wish = useWish((state) => state.wish);
  const { hasFailed } = useEditorFailure();
  const isTouch = useMedia('(pointer: coarse)');
  return editorFor({ wish, isTouch, hasFailed });
};
