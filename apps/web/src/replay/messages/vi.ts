import { en } from './en.ts';

export const vi = {
  title: 'Xem lại ván',
  about: (ruleSet: string, number: number) => `${ruleSet} · ván ${number}`,
  back: 'Các ván đã chơi',
  concealed: 'Bài đã úp hoặc thắng không lật thì xem lại cũng không mở, trừ bài của chính bạn.',
  stage: 'Mặt chiếu',
  moves: 'Các nước',
  othersHands: 'Bài của những người khác',
  /** Cho người nghe và cho thanh kéo. */
  moveOf: (move: number, moves: number) => (move === 0 ? 'Lúc chia bài' : `Nước ${move}/${moves}`),
  jump: 'Nhảy tới lúc nào',
  first: 'Về đầu ván',
  previous: 'Lùi một nước',
  next: 'Tới một nước',
  last: 'Tới cuối ván',
  play: 'Chạy',
  pause: 'Dừng',
  speed: (speed: string) => `Tốc độ ${speed}`,
  keys: 'Phím: mũi tên trái, phải để lùi, tới; phím cách để chạy, dừng; Home, End để về đầu, tới cuối.',
  review: 'Rút kinh nghiệm',
  viewpoint: 'Ngồi phía',
  copyLink: 'Chép đường dẫn tới lúc này',
  copyText: 'Chép cả ván thành chữ',
  copied: 'Đã chép',
  copyFailed: 'Máy không cho chép. Chữ ở đây, bạn tự chọn nhé:',
  result: 'Kết quả',
  /** Bot của ván đã thấy gì, trả về gì, in ra gì. */
  bots: 'Bot nghĩ gì',
  botBefore: 'Về nước trước của bot',
  botAfter: 'Tới nước sau của bot',
  botElse: 'Nước này không phải do bot tính.',
  botsNone: 'Ván này không còn giữ bot đã thấy gì, trả về gì.',
  botSnapshotHidden: 'Bài của bot không lật ra, nên nó đã thấy gì cũng giữ kín.',
  botWordsHidden:
    'Trò này giữ kín bài úp, mà bot có thể in cả bài của nó: nó trả về gì, in ra gì thì chỉ chủ của nó xem được.',
  /** Không có gì để xem. */
  noGameTitle: 'Không mở được ván này',
  noPractice: 'Ván tập này không còn trên máy này nữa. Máy chỉ giữ những ván tập gần đây.',
  allGames: 'Xem các ván khác',
  /** Dán một ván. */
  pasteTitle: 'Mở một ván từ chữ',
  pasteLabel: 'Dán chữ của ván vào đây',
  pasteNote: 'Chữ của ván bắt đầu bằng sr1. Chép được ở trang xem lại của ván nào cũng mở.',
  pasteOpen: 'Mở ván',
  /** Kiểm tra lần chia. */
  check: 'Kiểm tra lần chia này',
  checking: 'Đang kiểm tra…',
  checkHeld: 'Lần chia này sạch.',
  checkMatches: 'Lần chia này khớp với con dấu dưới đây.',
  checkUnbrought: 'Ván này khớp, nhưng có chuỗi đã hứa mà không tới.',
  checkFailed: 'Lần chia này KHÔNG khớp.',
  checkHow: 'Máy của bạn vừa tự tính lại, không hỏi máy chủ:',
  checkHowHome: 'Ván này chia ngay trên máy của bạn. Máy vừa tính lại từ đầu:',
  checkSteps: 'Từng bước kiểm tra',
  stepStates: {
    held: 'Khớp',
    failed: 'Không khớp',
    unbrought: 'Có chuỗi không tới',
    unseen: 'Chưa có người chứng',
    unreached: 'Chưa xét tới',
  },
  steps: {
    promise: {
      title: 'Lời hứa có trước',
      held: 'Trước khi chia, máy chủ đã công bố con dấu này, và trình duyệt này đã giữ lại. Bằng chứng mang đúng con dấu đó, nên không ai đổi bài về sau được.',
      unseen:
        'Con dấu này phải được công bố trước khi chia. Trình duyệt này không có mặt ở bàn lúc đó nên không làm chứng được: hãy hỏi người đã ngồi ở bàn xem có đúng con dấu này không.',
      home: 'Ván này do chính máy của bạn chia. Con dấu được đóng trước ván đầu của phiên.',
    },
    texts: {
      title: 'Chữ của người chơi',
      held: 'Lần xáo trộn cả chuỗi chữ của mỗi người. Ai cũng đưa dấu vân tay của chuỗi mình trước, rồi mới mở chuỗi ra: trình duyệt này đã giữ các dấu đó trước khi mở chuỗi của bạn, và mọi chuỗi ở đây đúng là chuỗi đã hứa. Nên không ai, kể cả máy chủ, chọn chuỗi sau khi biết chuỗi của bạn.',
      unseen:
        'Lần xáo trộn cả những chuỗi này. Trình duyệt này không giữ chuỗi và các dấu vân tay từ trước phiên nên không làm chứng được rằng chúng là của người chơi: hãy hỏi người đã ngồi ở bàn.',
      home: 'Chuỗi chữ bạn góp được trộn vào lần xáo. Các máy không góp.',
      none: 'không góp',
      didNotCome: 'đã hứa mà không tới',
      unbrought: (names: readonly string[]) =>
        `Mọi chuỗi ở đây đúng là chuỗi đã hứa, nhưng chuỗi của ${names.join(', ')} đã hứa mà không tới. Bàn người lạ không chờ, nên ván được chia không có nó. Thường là do rớt mạng. Nhưng nếu máy chủ bắt tay với người giữ chỗ ấy thì họ đã chọn được giữa hai cách chia, có và không có chuỗi đó, mà không ai biết được: gặp nhiều lần ở cùng một người thì đừng chơi tiếp với họ.`,
      spent: (count: number) =>
        `Trước lần chia này bàn đã dừng ${count} lần sau khi chuỗi của bạn được mở. Dừng một lần thường do mạng, hoặc do có người vừa tới ở bàn người lạ; dừng nhiều lần thì đừng nên chơi tiếp ở đây.`,
    },
    link: {
      title: 'Mắt xích của ván',
      text: (number: number) => `Hết ván máy chủ đưa ra mắt xích này. Băm nó ${number} lần thì ra đúng con dấu đã hứa.`,
      home: (number: number) =>
        `Máy của bạn giữ kín mắt xích này tới hết ván. Băm nó ${number} lần thì ra đúng con dấu đã đóng.`,
    },
    seals: {
      title: 'Niêm phong của bộ bài',
      text: 'Cả 52 chỗ của bộ bài đã được niêm phong từ trước phiên. Gộp các niêm phong lại thì ra đúng con dấu đã hứa.',
    },
    cards: {
      title: 'Những lá bạn được thấy',
      text: (count: number) =>
        `${count} lá đã mở với bạn đều đúng là lá nằm sau niêm phong ở chỗ của nó. Những lá khác vẫn kín: bằng chứng không nói gì về chúng.`,
    },
    deal: {
      title: 'Xáo và chia lại',
      text: 'Từ mắt xích và chữ của người chơi, máy bạn xáo lại bộ bài rồi chia lại. Bài mỗi người nhận đúng như trong ván, và những gì bạn thấy người khác đánh, người khác lật đều từ bài ấy mà ra.',
      unseen:
        'Trình duyệt này không giữ đủ bài của bạn và diễn biến ván đó tới cuối, nên không so được với bản xem lại; hoặc nó đã lỡ một lần chia trước ván đó, nên không biết máy chủ có tự chọn số ván hay không.',
      sealed:
        'Chữ của người chơi quyết định chỗ nào được chia cho ai. Máy bạn chia lại: những lá bạn thấy nằm đúng tay người đã cầm, và ván diễn ra đúng như bạn đã thấy.',
    },
  },
  saveWitness: 'Lưu lời chứng của bạn',
  witnessNote:
    'Con dấu, chuỗi chữ và các dấu vân tay mà trình duyệt này đã giữ, để kiểm tra ở nơi khác bằng sanhrong verify.',
  seal: 'Con dấu',
  linkName: 'Mắt xích',
  root: 'Gốc của ván',
  seed: 'Hạt giống',
};

export const REPLAY_WORDS = { vi, en };
