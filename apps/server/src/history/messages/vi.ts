import type { RestCode } from '@sanh-rong/protocol';
import type { Words } from '../../http/messages/index.ts';
import * as en from './en.ts';

export const sentences: Record<RestCode, string> = {
  NO_TABLE: 'Không có bàn này.',
  NO_GAME: 'Không có ván này, hoặc bạn không được xem.',
  NO_PERSON: 'Không có ai mang mã này.',
  CONCEALED:
    'Ván này có bài giấu luôn với bạn nên không đưa ra dạng văn bản. Hãy xem lại ván để thấy những gì bạn được thấy.',
  OLD_GAME: 'Ván này do phiên bản khác ghi lại nên không xem lại ở đây được.',
};

export const summaries: Record<keyof typeof en.summaries, string> = {
  listTables: 'Các bàn công khai còn chỗ hoặc xem được, sôi nổi nhất đứng trước.',
  showTable: 'Cửa của một bàn: ai có mã thì được nhìn.',
  listTableGames: 'Các ván đã xong của một bàn, mới nhất trước.',
  listGames: 'Các ván công khai đã xong, mới nhất trước.',
  showGame: 'Một ván đã xong: ghế, điểm và vì sao có điểm đó.',
  replayGame: 'Xem lại từng bước một ván đã xong, theo những gì người hỏi được thấy.',
  listBotCalls:
    'Trong một ván đã xong, bot thấy gì, trả về gì, in ra gì ở từng nước, theo những gì người hỏi được biết.',
  gameText: 'Một ván đã xong gói trong một dòng chữ.',
  showPerson: 'Một người chơi và thành tích của họ.',
  listPersonGames: 'Các ván đã xong của một người: ván công khai và những ván bạn cùng chơi.',
  listRules: 'Các trò, bộ luật, tuỳ chọn kèm giới hạn và giá trị mặc định, các mức máy.',
};

export const HISTORY_SENTENCES: Words = { vi: sentences, en: en.sentences };
export const HISTORY_SUMMARIES: Words = { vi: summaries, en: en.summaries };
