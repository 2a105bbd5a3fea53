import { en } from './en.ts';

/** Lời của những lệnh nói chuyện với máy chủ: login, push, pull, ladder. */
export const vi = {
  badServer: (text: string) => `“${text}” không phải địa chỉ máy chủ; hãy viết như https://sanhrong.example.`,
  noServer: 'Chưa biết máy chủ nào: thêm --server ĐỊA_CHỈ, hoặc chạy sanhrong login --server ĐỊA_CHỈ một lần.',
  noToken:
    'Chưa có mã API: đặt biến SANHRONG_TOKEN, dùng --token-file TỆP, hoặc chạy sanhrong login. Tạo mã ở trang Bot của máy chủ (/bots), mục Mã API.',
  tokenInArguments:
    'Đừng viết mã API lên dòng lệnh: mọi người trên máy này đều thấy nó trong danh sách tiến trình, và nó nằm lại trong lịch sử. Dùng SANHRONG_TOKEN hoặc --token-file TỆP.',
  emptyToken: (path: string) => `${path} không có mã API nào.`,
  openFile: (path: string) => `Cẩn thận: người khác trên máy này đọc được ${path}. Hãy chạy: chmod 600 ${path}`,
  openWire: (server: string) => `Cẩn thận: ${server} không dùng https nên mã API đi qua mạng ai cũng đọc được.`,
  away: (server: string) => `Không tới được ${server}: không ai trả lời ở đó.`,
  slow: (server: string, seconds: number) => `${server} không trả lời trong ${seconds} giây. Hãy thử lại sau.`,
  moved: (server: string, to: string) => `${server} đã chuyển sang ${to}. Hãy dùng --server ${to}.`,
  stranger: (server: string) => `${server} không phải máy chủ Sảnh Rồng, hoặc là phiên bản khác.`,
  badToken: (said: string) =>
    `Mã API không dùng được: đã hết hạn hoặc bị thu hồi. (${said}) Tạo mã mới ở trang Bot rồi chạy sanhrong login.`,
  tooMuch: (server: string) => `Câu trả lời của ${server} dài quá nên không được đọc.`,

  name: 'tên của bot (--name)',
  bot: 'tệp của bot',
  botId: 'mã của bot',
  botIdOrName: 'mã hoặc tên của bot',
  botOrName: '--bot và --name không đi cùng nhau: cái nào cũng đủ để biết là bot nào.',
  noBot: (text: string) => `Bạn không có bot nào tên “${text}”, và đó cũng không phải mã của bot.`,
  sameName: (name: string, ids: string) => `Bạn có nhiều bot tên ${name} (${ids}). Chọn một con bằng --bot MÃ.`,
  notedGone: (id: string) =>
    `sanhrong.json ghi bot ${id}, mà máy chủ không còn bot đó. Thêm --name TÊN để tạo bot mới, hoặc --bot MÃ.`,
  noJavaScript: (file: string, _program: string) =>
    `Bot đưa lên máy chủ phải là JavaScript (.js), mà ${file} thì không. Chương trình viết bằng ngôn ngữ khác chạy trên máy bạn và nối vào máy chủ bằng mã API.`,
  created: (name: string, id: string) => `Đã tạo bot ${name} (${id}).`,
  saved: (name: string, id: string) => `Đã lưu ${name} (${id}).`,
  same: (name: string, id: string) => `Mã giống hệt ${name} (${id}) đã có; không lưu thêm.`,
  unsound: (place: string, why: string) => `${place}: ${why} Mã này chưa chạy được nên không có gì được lưu.`,
  storedUnsound:
    'Máy chủ đã lưu mã này nhưng thấy nó không chạy được, nên chưa ngồi vào bàn hay vào bảng xếp hạng được.',
  entered: (ladder: string, place: string) => `Đã vào bảng xếp hạng ${ladder}${place}.`,
  notEntered: (why: string, later: string) => `${why} Bot đã lưu nhưng chưa vào bảng xếp hạng. Để vào sau: ${later}`,
  atPlace: (place: number) => `, hạng ${place}`,
  nextPush: (how: string) => `Lần sau: sanhrong push ${how}`,
  pulled: (name: string, path: string) => `Đã ghi ${name} vào ${path}.`,
  exists: (path: string) => `${path} đã có. Hãy chọn tên khác với --out; ở đây không ghi đè gì cả.`,
  cannotWrite: (path: string, why: string) => `Không ghi được ${path}: ${why}`,
  hidden: 'Chủ của bot này giấu mã.',
  badLadder: (text: string) => `“${text}” không phải bảng xếp hạng nào; hãy viết như tienlen/mien-nam.`,

  ladders: 'Bảng xếp hạng',
  ladderLine: (bots: number, matches: number) => `${bots} bot · ${matches} trận`,
  ladderTitle: (ruleSet: string, bots: number) => `Bảng ${ruleSet} · ${bots} bot`,
  columns: { place: '#', name: 'Tên', owner: 'Chủ', rating: 'Điểm hạng', points: 'Mỗi ván', matches: 'Trận' },
  version: (name: string, version: number) => `${name} v${version}`,
  level: (name: string, id: string) => `${name} (${id})`,
  mark: 'máy của nhà',
  noneMine: 'Bạn chưa có bot nào ở bảng này.',
  nobody: 'Chưa có bot nào ở bảng này.',
  cycle: (names: readonly string[]) => `Vòng tròn khắc chế: ${[...names, names[0]].join(' > ')}`,

  askServer: 'Máy chủ: ',
  askToken: 'Mã API (không hiện ra khi gõ): ',
  loggedIn: (name: string, server: string, path: string) =>
    `Chào ${name}. Đã ghi ${server} và mã API vào ${path}, chỉ bạn đọc được.`,
  kept: 'Từ nay push, pull, ladder và remote dùng máy chủ này.',
  nobodyThere: 'Không có mã API thì không đăng nhập được.',

  serverLines: [
    '--server ĐỊA_CHỈ     máy chủ (như đã ghi bằng sanhrong login)',
    '--token-file TỆP     tệp có mã API; hoặc đặt biến SANHRONG_TOKEN',
    '--lang vi|en         tiếng nói (vi)',
    '--no-colour          không tô màu (NO_COLOR cũng vậy)',
    '--help               trang này',
  ] as readonly string[],
  tokenNote: `Mã API tạo ở trang Bot của máy chủ (/bots), mục Mã API. Mã không viết trên dòng
lệnh: ở đó mọi người trên máy đều thấy nó, và nó nằm lại trong lịch sử.`,
  loginUsage: (lines: readonly string[]) => `Ghi máy chủ và mã API để khỏi phải nêu mỗi lần.

  sanhrong login [--server ĐỊA_CHỈ]

${lines.map((line) => `  ${line}`).join('\n')}

Mã API được hỏi và không hiện ra khi gõ, hoặc đọc từ đầu vào:
  sanhrong login --server … < token.txt`,
  pushUsage: (
    games: string,
    lines: readonly string[],
  ) => `Đưa bot lên máy chủ: phiên bản mới của bot đã có, hoặc bot mới.

  sanhrong push bot.js --name TÊN [--game TRÒ] [tuỳ chọn]
  sanhrong push bot.js [tuỳ chọn]

  --name TÊN           bot của tôi tên này: thêm phiên bản, hoặc tạo mới
  --game TRÒ           trò của bot: ${games}
  --bot MÃ             bot có mã này
                       (không có cả hai: bot ghi trong sanhrong.json)
  --enter BỘ_LUẬT      đưa phiên bản này vào bảng xếp hạng của bộ luật
  --json               câu trả lời cho chương trình khác đọc
${lines.map((line) => `  ${line}`).join('\n')}`,
  pullUsage: (lines: readonly string[]) => `Lấy mã của bot từ máy chủ về một tệp.

  sanhrong pull MÃ|TÊN [tuỳ chọn]

  --out TỆP            tên tệp (TÊN_BOT.js); - in ra màn hình
  --version N          phiên bản N (mới nhất)
${lines.map((line) => `  ${line}`).join('\n')}`,
  ladderUsage: (lines: readonly string[]) => `Xem bảng xếp hạng của máy chủ.

  sanhrong ladder                       các bảng
  sanhrong ladder tienlen/mien-nam      một bảng

  --mine               chỉ bot của tôi
  --remote             thang của bot từ xa
  --json               câu trả lời cho chương trình khác đọc
${lines.map((line) => `  ${line}`).join('\n')}`,
};

export type RemoteWords = typeof vi;

export const REMOTE_WORDS = { vi, en };
