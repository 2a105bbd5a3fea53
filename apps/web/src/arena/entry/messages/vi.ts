import { en } from './en.ts';

export const vi = {
  lostTitle: 'Không có bot này trong đấu trường',
  lostText: 'Bot đã bị xoá, hoặc đường dẫn thiếu vài chữ.',
  toArena: 'Về đấu trường',
  toLadder: (ruleSet: string) => `Bảng xếp hạng ${ruleSet}`,
  by: (owner: string) => `của ${owner}`,
  yours: 'của bạn',
  since: (when: string) => `vào đấu trường ${when}`,

  place: 'Hạng',
  noPlace: 'Chưa xếp',
  about: (middle: string, reach: string) => `ước ${middle} ± ${reach}`,
  points: 'Điểm mỗi ván',
  played: 'Đã đấu',
  games: (games: string) => `${games} ván`,
  matches: (matches: string) => `${matches} trận`,
  strikes: 'Lỗi',
  strikesNote: 'trong mọi trận',

  withdrawn: 'Bot này đã rút khỏi đấu trường. Trang của nó ở lại, nó không đấu trận mới.',
  sentHome: 'Ba trận liền bị loại vì lỗi, nên bot được cho nghỉ. Sửa mã rồi đưa vào lại là nó đấu tiếp.',
  challenge: 'Thách đấu',
  look: 'Xem bot',
  workshop: 'Mở xưởng bot',
  enterNew: (version: number) => `Đưa v${version} vào thay`,
  newNote: (standing: number, newest: number) => `Đang đấu bằng v${standing}; trong xưởng đã có v${newest}.`,
  enterAgain: 'Đưa vào lại',
  entering: 'Đang đưa vào…',
  withdraw: 'Rút khỏi đấu trường',
  withdrawTitle: (name: string) => `Rút ${name}?`,
  withdrawText:
    'Bot thôi đấu trận mới và rời bảng xếp hạng. Trận đang đấu vẫn đấu nốt. Thành tích ở lại trang này; đưa vào lại lúc nào cũng được.',
  withdrawing: 'Đang rút…',
  cancel: 'Thôi',

  history: 'Đường đi trên bảng xếp hạng',
  noHistory: 'Chưa xong trận nào. Trận đầu thường tới trong vài phút.',

  headToHead: 'Gặp từng đối thủ',
  headToHeadNote:
    'Hơn kém mỗi ván khi ngồi cùng bàn, cầm cùng những bộ bài. Vạch mờ là khoảng chắc 95%: nằm hẳn một bên số 0 mới là hơn thật.',
  opponent: 'Đối thủ',
  lead: 'Hơn kém mỗi ván',
  deals: (deals: string) => `${deals} bộ bài`,
  verdicts: { better: 'hơn rõ', worse: 'kém rõ', open: 'chưa rõ' },
  tooFew: 'còn ít quá',

  cycles: 'Vòng tròn khắc chế',
  beats: (winner: string, loser: string) => `${winner} thắng ${loser}`,
  cycle: (links: readonly string[]) => `${links.slice(0, -1).join(', ')}, mà ${links[links.length - 1]}.`,

  versions: 'Các phiên bản',
  versionsNote:
    'Mỗi lúc gặp đối thủ mỗi khác, nên chỉ để ngó chừng. Muốn biết chắc bản nào hơn, cho hai bản đấu thẳng.',
  versionHead: 'Bản',
  version: (version: number) => `v${version}`,
  compare: 'So mã',
  compareOf: (version: number) => `v${version} với mã đang viết`,
  noPoints: 'chưa đấu',
  noFigure: 'trận nào cũng bị loại',

  worst: 'Thua đau nhất',
  worstNote: 'Xem lại những ván này là biết nên sửa chỗ nào.',

  recent: 'Trận gần đây',
  allMatches: 'Mọi trận của bot này',
  noRecent: 'Chưa có trận nào.',

  reports: 'Chuyện trong trận',
  reportsNote: 'Chỉ mình bạn thấy: bot đã in ra gì, lỗi ở đâu.',
  moreReports: 'Xem thêm',
  noReports: 'Chưa có gì để kể: chưa lỗi lần nào, cũng chưa in ra gì.',

  inArena: 'Trong đấu trường',
  standing: (place: string, rating: string) => `hạng ${place} · ${rating}`,
  notActive: 'đã rút',
  enter: 'Đưa vào đấu trường',
};

export const ENTRY_WORDS = { vi, en };
