/** How the key is written that makes a command of a letter: "Ctrl+", "⌘". */
export const COMMAND = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl+';
