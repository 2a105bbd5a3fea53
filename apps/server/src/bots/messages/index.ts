import type { Words } from '../../http/messages/index.ts';
import * as en from './en.ts';
import * as vi from './vi.ts';

/** Sentences for refusals by code. */
export const BOT_SENTENCES: Words = { vi: vi.sentences, en: en.sentences };

/** What the routes do, by the id of the route. */
export const BOT_SUMMARIES: Words = { vi: vi.summaries, en: en.summaries };
