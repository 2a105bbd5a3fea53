import type { LeadersCode } from '@sanh-rong/protocol';
import type { Words } from '../../http/messages/index.ts';
import * as en from './en.ts';

export const sentences: Record<LeadersCode, string> = {
  NO_BOARD: 'Không có bảng xếp hạng của trò và bộ luật này.',
  NO_SEASON: 'Ở đây không có mùa này.',
  NO_PERSON: 'Không có ai mang mã này.',
};

export const summaries: Record<keyof typeof en.summaries, string> = {
  showLeaders: 'Bảng xếp hạng người chơi của một trò và bộ luật trong một mùa, kèm hàng của bạn.',
  listPersonRatings: 'Điểm xếp hạng của một người trong bốn mùa gần nhất.',
};

export const LEADERS_SENTENCES: Words = { vi: sentences, en: en.sentences };
export const LEADERS_SUMMARIES: Words = { vi: summaries, en: en.summaries };
