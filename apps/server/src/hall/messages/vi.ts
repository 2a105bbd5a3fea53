import type { summaries as en } from './en.ts';

export const summaries: Record<keyof typeof en, string> = {
  showHall: 'Bây giờ có bao nhiêu người đang tìm bạn chơi và đang chơi, theo từng trò.',
};
