import type { LeadersCode } from '@sanh-rong/protocol';
import type { summaries as en } from './en.ts';

export const sentences: Record<LeadersCode, string> = {
  NO_BOARD: 'Không có bảng xếp hạng của trò và bộ luật này.',
  NO_SEASON: 'Ở đây không có mùa này.',
  NO_PERSON: 'Không có ai mang mã này.',
};

export const summaries: Record<keyof typeof en, string> = {
  showLeaders: 'Bảng xếp hạng người chơi của một trò và bộ luật trong một mùa, kèm hàng của bạn.',
  listPersonRatings: 'Điểm xếp hạng của một người trong bốn mùa gần nhất.',
};
