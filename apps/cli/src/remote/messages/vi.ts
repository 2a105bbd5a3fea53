/** Lời của những lệnh nói chuyện với máy chủ: login, push, pull, ladder. */
export const vi = {
  badServer: (text: string) => `“${text}” không phải địa chỉ máy chủ; hãy viết như https://sanhrong.example.`,
  noServer: 'Chưa biết máy chủ nào: thêm --server ĐỊA_CHỈ, hoặc chạy sanhrong login --server ĐỊA_CHỈ một lần.',
  noToken:
    'Chưa có token: đặt biến SANHRONG_TOKEN, dùng --token-file TỆP, hoặc chạy sanhrong login. Tạo token ở trang Bot của tôi.',
  tokenInArguments:
    'Đừng viết token lên dòng lệnh: mọi người trên máy này đều thấy nó trong danh sách tiến trình, và nó nằm lại trong lịch sử. Dùng SANHRONG_TOKEN hoặc --token-file TỆP.',
  emptyToken: (path: string) => `${path} không có token nào.`,
  openFile: (path: string) => `Cẩn thận: người khác trên máy này đọc được ${path}. Hãy chạy: chmod 600 ${path}`,
  openWire: (server: string) => `Cẩn thận: ${server} không dùng https nên token đi qua mạng ai cũng đọc được.`,
  away: (server: string) => `Không tới được ${server}: không ai trả lời ở đó.`,
  slow: (server: string, seconds: number) => `${server} không trả lời trong ${seconds} giây. Hãy thử lại sau.`,
  moved: (server: string, to: string) => `${server} đã chuyển sang ${to}. Hãy dùng --server ${to}.`,
  stranger: (server: string) => `${server} không phải máy chủ Sảnh Rồng, hoặc là phiên bản khác.`,
  badToken: (said: string) =>
    `Token không dùng được: đã hết hạn hoặc bị thu hồi. (${said}) Tạo token mới rồi chạy sanhrong login.`,
  tooMuch: (server: string) => `Câu trả lời của ${server} dài quá nên không được đọc.`,

  name: 'tên của bot (--name)',
  bot: 'tệp của bot',
  botId: 'mã của bot',
  botOrName: '--bot và --name không đi cùng nhau: --bot lưu bản mới của bot đã có, --name tạo bot mới.',
  created: (name: string, id: string) => `Đã tạo bot ${name} (${id}).`,
  saved: (id: string, version: number) => `Đã lưu bản ${version} của bot ${id}.`,
  same: (id: string, version: number) => `Mã giống hệt bản ${version} đã có của bot ${id}; không lưu thêm.`,
  unsound: 'Mã này chưa chạy được, nên chưa ngồi vào bàn hay lên thang được. Hãy chạy sanhrong test.',
  entered: (ladder: string, place: string) => `Đã vào thang ${ladder}${place}.`,
  atPlace: (place: number) => `, hạng ${place}`,
  nextPush: (id: string) => `Lần sau: sanhrong push bot.js --bot ${id}`,
  pulled: (version: number, path: string) => `Đã ghi bản ${version} vào ${path}.`,
  exists: (path: string) => `${path} đã có. Hãy chọn tên khác với --out; ở đây không ghi đè gì cả.`,
  cannotWrite: (path: string, why: string) => `Không ghi được ${path}: ${why}`,
  hidden: 'Chủ của bot này giấu mã.',
  badLadder: (text: string) => `“${text}” không phải thang nào; hãy viết như tienlen/mien-nam.`,

  ladders: 'Các thang đấu',
  ladderLine: (bots: number, matches: number) => `${bots} bot · ${matches} trận`,
  ladderTitle: (ruleSet: string, bots: number) => `Thang ${ruleSet} · ${bots} bot`,
  columns: { place: '#', name: 'Tên', owner: 'Chủ', rating: 'Điểm hạng', points: 'Mỗi ván', matches: 'Trận' },
  version: (name: string, version: number) => `${name} v${version}`,
  mark: 'máy',
  noneMine: 'Bạn chưa có bot nào trên thang này.',
  nobody: 'Chưa có bot nào trên thang này.',
  cycle: (names: readonly string[]) => `Thắng nhau thành vòng: ${[...names, names[0]].join(' > ')}`,

  askServer: 'Máy chủ: ',
  askToken: 'Token (không hiện ra): ',
  loggedIn: (name: string, server: string, path: string) =>
    `Chào ${name}. Đã ghi ${server} và token vào ${path}, chỉ bạn đọc được.`,
  kept: 'Từ nay push, pull, ladder và remote dùng máy chủ này.',
  nobodyThere: 'Không có token thì không đăng nhập được.',

  serverLines: [
    '--server ĐỊA_CHỈ     máy chủ (như đã ghi bằng sanhrong login)',
    '--token-file TỆP     tệp có token; hoặc đặt biến SANHRONG_TOKEN',
    '--lang vi|en         tiếng nói (vi)',
    '--no-colour          không tô màu (NO_COLOR cũng vậy)',
    '--help               trang này',
  ] as readonly string[],
  tokenNote: `Token không viết trên dòng lệnh: ở đó mọi người trên máy đều thấy nó,
và nó nằm lại trong lịch sử.`,
  loginUsage: (lines: readonly string[]) => `Ghi máy chủ và token để khỏi phải nêu mỗi lần.

  sanhrong login [--server ĐỊA_CHỈ]

${lines.map((line) => `  ${line}`).join('\n')}

Token được hỏi và không hiện ra khi gõ, hoặc đọc từ đầu vào: sanhrong login --server … < token.txt`,
  pushUsage: (games: string, lines: readonly string[]) => `Đưa bot lên máy chủ: bản mới của bot đã có, hoặc bot mới.

  sanhrong push bot.js --bot MÃ [tuỳ chọn]
  sanhrong push bot.js --name TÊN [--game TRÒ] [tuỳ chọn]

  --bot MÃ             lưu thành bản mới của bot này
  --name TÊN           tạo bot mới tên này
  --game TRÒ           trò của bot mới: ${games}
  --enter BỘ_LUẬT      cho bản này vào thang của bộ luật
  --json               câu trả lời cho chương trình khác đọc
${lines.map((line) => `  ${line}`).join('\n')}`,
  pullUsage: (lines: readonly string[]) => `Lấy mã của bot từ máy chủ về một tệp.

  sanhrong pull MÃ [tuỳ chọn]

  --out TỆP            tên tệp (TÊN_BOT.js); - in ra màn hình
  --version N          bản thứ N (bản mới nhất)
${lines.map((line) => `  ${line}`).join('\n')}`,
  ladderUsage: (lines: readonly string[]) => `Xem thang đấu của máy chủ.

  sanhrong ladder                       các thang
  sanhrong ladder tienlen/mien-nam      một thang

  --mine               chỉ bot của tôi
  --json               câu trả lời cho chương trình khác đọc
${lines.map((line) => `  ${line}`).join('\n')}`,
};

export type RemoteWords = typeof vi;
