import type { Catalogue } from '@sanh-rong/engine';
import type { Words } from '../../http/messages/index.ts';
import * as en from './en.ts';

export const sentences: typeof en.sentences = {
  NO_LADDER: 'Không có bảng xếp hạng này: ở đây không có trò hoặc luật chơi đó.',
  NO_ENTRY: 'Bot này không có trong bảng xếp hạng, hoặc đã rút rồi.',
  NO_MATCH: 'Không có trận này. Trận cũ được dọn đi sau một thời gian.',
  NO_MATCH_GAME: 'Trận này không có ván đó, hoặc ván đó chưa đánh.',
  NO_TOURNAMENT: 'Không có giải đấu này.',
  GUEST_TOO_NEW:
    'Muốn đưa bot vào đấu trường thì hãy lập tài khoản; bot và ván đã chơi vẫn là của bạn. Khách đã vào từ {hours} giờ trước và đã chơi xong một ván thì cũng được.',
  ENTRY_QUOTA: 'Ở đây bạn được đưa vào cùng lúc tối đa {max} bot. Hãy rút bớt một bot trước đã.',
  ALREADY_ENTERED: 'Bot này đã ở trong đó rồi, đúng phiên bản này.',
  UNSOUND_BOT: 'Mã của phiên bản này chưa dùng được. Hãy sửa, lưu lại rồi thử lần nữa.',
  WRONG_GAME: 'Bot này chơi trò khác.',
  CHALLENGE_QUOTA: 'Bạn đang có {max} lời thách đấu chưa xong. Hãy chờ một trận kết thúc.',
  NOT_CHALLENGER: 'Chỉ người đã thách đấu mới hủy được trận này.',
  NOT_A_CHALLENGE: 'Trận xếp hạng và trận của giải được đánh tới cùng; chỉ hủy được trận thách đấu.',
  MATCH_OVER: 'Trận này đã kết thúc rồi.',
  BAD_LINEUP: 'Những đối thủ này không thể đấu với nhau ở đây: hãy xem lại trò chơi, số ghế và tên từng đối thủ.',
  NOT_ORGANISER: 'Chỉ người tổ chức giải mới làm được.',
  NOT_OPEN: 'Giải này không còn mở nữa.',
  TOO_FEW_BOTS: 'Cần ít nhất {min} bot mới bắt đầu được.',
  TOURNAMENTS_OF_NETWORK:
    'Những người mới chơi từ mạng của bạn đang tổ chức {max} giải chưa xong. Hãy chờ một giải kết thúc.',
  TOURNAMENT_QUOTA: 'Bạn đang tổ chức {max} giải chưa xong. Hãy kết thúc hoặc hủy bớt một giải trước đã.',
  WRONG_POOL: 'Bot từ xa và bot chạy trên máy chủ không đấu với nhau. Hãy chọn đối thủ cùng loại, hoặc máy có sẵn.',
  BOT_AWAY: 'Bot từ xa này đang không kết nối. Hãy chạy chương trình của nó trước.',
  NO_REMOTE_BOTS: 'Giải đấu chỉ nhận bot có mã trên máy chủ; bot từ xa không vào được.',
  TOURNAMENT_FULL: 'Giải đã đủ chỗ: tối đa {max} bot.',
};

export const summaries: Record<keyof typeof en.summaries, string> = {
  listLadders: 'Các bảng xếp hạng và số bot trong mỗi bảng',
  showLadder: 'Một bảng xếp hạng: các bot theo điểm hạng, máy có sẵn đứng giữa làm mốc',
  enterLadder: 'Đưa bot của tôi vào bảng xếp hạng, hoặc chơi tiếp ở đó với phiên bản mới hơn',
  withdrawEntry: 'Rút bot của tôi khỏi bảng xếp hạng; trang của nó vẫn còn',
  showEntry:
    'Một bot trong bảng: điểm hạng qua thời gian, thắng thua với ai, so các phiên bản, những ván thua đậm nhất',
  listBotEntries: 'Những bảng xếp hạng mà một bot có mặt',
  listArenaMatches: 'Các trận, mới nhất đứng đầu',
  showArenaMatch: 'Một trận cùng điểm của từng ván; đánh xong thì có cả hạt giống chia bài',
  showArenaGame: 'Một ván của trận, viết thành một dòng chữ',
  showLiveMatch: 'Ván đang đánh của một trận, tới đâu hay tới đó',
  challenge: 'Cho bot của tôi đấu ngay với đối thủ; điểm hạng không đổi',
  cancelChallenge: 'Hủy trận thách đấu của tôi đang chờ hoặc đang đánh',
  listArenaReports: 'Những gì bot của tôi in ra và làm sai trong các trận',
  listTournaments: 'Các giải đấu, mới nhất đứng đầu',
  createTournament: 'Tổ chức một giải đấu',
  showTournament: 'Một giải đấu: bảng điểm, các vòng và ai thắng ai',
  signUpForTournament: 'Ghi tên bot của tôi vào giải',
  withdrawFromTournament: 'Rút bot của tôi khỏi giải chưa bắt đầu',
  startTournament: 'Bắt đầu giải của tôi',
  cancelTournament: 'Hủy giải của tôi',
  exportTournament: 'Mọi thứ về một giải đấu, cho chương trình khác đọc',
  exportTournamentTable: 'Bảng điểm của giải, để mở bằng bảng tính',
};

export const columns: Record<keyof typeof en.columns, string> = {
  place: 'Hạng',
  bot: 'Bot',
  version: 'Phiên bản',
  owner: 'Chủ',
  matches: 'Số trận',
  points: 'Điểm mỗi ván',
  low: 'Từ',
  high: 'Đến',
  finals: 'Điểm mỗi ván ở chung kết',
  strikes: 'Số lỗi',
};

/** Sentences for refusals by code. */
export const ARENA_SENTENCES: Words = { vi: sentences, en: en.sentences };

/** What the routes do, by the id of the route. */
export const ARENA_SUMMARIES: Words = { vi: summaries, en: en.summaries };

/** The columns of the standings of a tournament as a table, in their order. */
export type Column = keyof typeof en.columns;
export const STANDINGS_COLUMNS: Catalogue<Readonly<Record<Column, string>>> = { vi: columns, en: en.columns };
