export { faultName, faultWords, problemWords } from './fault-words.ts';
export { moveWords } from './move-words.ts';
