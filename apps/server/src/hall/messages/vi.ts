import type { Words } from '../../http/messages/index.ts';
import * as en from './en.ts';

export const summaries: Record<keyof typeof en.summaries, string> = {
  showHall: 'Bây giờ có bao nhiêu người đang tìm bạn chơi và đang chơi, theo từng trò.',
};

export const HALL_SUMMARIES: Words = { vi: summaries, en: en.summaries };
