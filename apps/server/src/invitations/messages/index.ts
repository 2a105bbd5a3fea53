import type { Words } from '../../http/messages/index.ts';
import * as en from './en.ts';
import * as vi from './vi.ts';

export const INVITATION_SENTENCES: Words = { vi: vi.sentences, en: en.sentences };
export const INVITATION_SUMMARIES: Words = { vi: vi.summaries, en: en.summaries };
