import type { Words } from '../../http/messages/index.ts';
import * as en from './en.ts';

export const sentences: typeof en.sentences = {
  NO_DAY: 'Ở đây không có ván của ngày này.',
  NO_DEAL: 'Ngày này không có ván của trò này.',
  TRIED_ALREADY: 'Bạn đã chơi ván này rồi: mỗi người chỉ một lần.',
  TRY_FIRST: 'Hãy chơi đã: chơi xong, hoặc qua ngày, mới xem được mọi người chơi ra sao.',
  TOO_MANY_TRIES: 'Nhiều khách cùng mạng với bạn vừa bắt đầu chơi: chờ một chút nhé.',
};

export const summaries: Record<keyof typeof en.summaries, string> = {
  showToday: 'Ván của ngày hôm nay, và lượt chơi của bạn.',
  listDailyPromises: 'Dấu niêm của ván những ngày tới.',
  showDay: 'Ván của một ngày đã tới.',
  tryDaily: 'Lượt chơi duy nhất của bạn với một ván hôm nay: bàn để chơi, mới mở hoặc còn dở.',
  showDailyBoard: 'Mọi người chơi ra sao, cho ai đã chơi xong; hôm sau thì ai cũng xem được.',
};

export const DAILY_SENTENCES: Words = { vi: sentences, en: en.sentences };
export const DAILY_SUMMARIES: Words = { vi: summaries, en: en.summaries };
