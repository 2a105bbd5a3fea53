export { faultName, faultWords, problemWords, sourceWords } from './fault-words.ts';
export { moveWords } from './move-words.ts';
