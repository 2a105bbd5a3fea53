import { en } from './en.ts';

/** Lời của `sanhrong remote`. */
export const vi = {
  botId: 'mã của bot',
  program: 'chương trình (exec:…)',
  noProgram: (word: string) =>
    `“${word}” không phải chương trình. Viết câu lệnh sau exec:, như 'exec:python3 bot.py'. Bot JavaScript thì đưa lên máy chủ bằng sanhrong push.`,
  notYours: (name: string) => `Bot ${name} không phải của bạn.`,
  notRemote: (name: string) =>
    `Bot ${name} có mã trên máy chủ nên máy chủ tự chạy nó. Hãy tạo một bot từ xa ở trang Bot của tôi.`,
  noHello: (command: string, why: string) => `Chương trình “${command}” không chơi được. ${why}`,
  connected: (name: string, version: number, server: string) =>
    `${name} v${version} đã nối tới ${server}. Còn chạy thì còn được gọi vào trận; Ctrl-C để rời.`,
  noLadder:
    'Bot chưa ở bảng xếp hạng nào: thêm --enter BỘ_LUẬT, hoặc cho vào từ trang của bảng. Ai cũng thách đấu được nó nếu nó mở.',
  broken: 'Đứt mạng. Đang nối lại; trận đang chơi chờ 15 giây.',
  back: 'Đã nối lại.',
  match: (address: string) => `Trận: ${address}`,
  mistake: (text: string) => `Lỗi: ${text}`,
  detached: 'Một kết nối khác đang chơi cho bot này, hoặc bot đã bị xoá. Dừng ở đây.',
  gaveUp: (command: string) =>
    `Chương trình “${command}” cứ khởi động là kết thúc, nên không khởi động nữa. Bot đã rời đấu trường.`,
  refused: (text: string) => `Máy chủ không cho chơi: ${text}`,
  tooMany: 'Bạn đang mở quá nhiều kết nối tới máy chủ này. Hãy đóng bớt.',
  badToken:
    'Mã API không dùng được: đã hết hạn hoặc bị thu hồi. Tạo mã mới ở trang Bot của tôi rồi chạy sanhrong login.',
  left: 'Đã rời đấu trường.',
  usage: (lines: readonly string[]) => `Chơi cho một bot từ xa của bạn bằng chương trình trên máy này, trong đấu trường.

  sanhrong remote MÃ 'exec:python3 bot.py' [tuỳ chọn]

  --enter BỘ_LUẬT      cho bot vào bảng xếp hạng của bộ luật trước đã
${lines.map((line) => `  ${line}`).join('\n')}

Chương trình nói như trong sanhrong match: mỗi dòng một đối tượng JSON.
Đứt mạng thì tự nối lại. Chương trình kết thúc thì được khởi động lại.`,
};

export type PlayingWords = typeof vi;

export const PLAYING_WORDS = { vi, en };
