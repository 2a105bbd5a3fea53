export { findSituation, SITUATIONS, situationsOf, situationWords } from './library.ts';
export { type SetUp, setUp, situationView } from './position.ts';
export type { Advice, Situation, SituationWords, Special } from './situation.ts';
export { type SituationOutcome, type TryOptions, tryBot, trySituation } from './try-bot.ts';
