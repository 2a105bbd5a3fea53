const IS_MAC = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** How the key is written that makes a command of a letter: "Ctrl+", "⌘". */
export const COMMAND = IS_MAC ? '⌘' : 'Ctrl+';

/** What makes the large editor leave the Tab key to the page, and take it back. */
export const FREE_TAB = IS_MAC ? 'Ctrl+Shift+M' : 'Ctrl+M';
