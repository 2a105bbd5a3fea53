import { en } from './en.ts';

export const vi = {
  /** Trước ván đầu. */
  gathering: 'Đủ ghế rồi, bài chia ngay.',
  dealtIn: (seconds: number) => `Bài chia sau ${seconds} giây…`,
  gatheringNote: 'Máy ngồi giữ ghế. Có người vào thì hết ván máy nhường.',
  leave: 'Rời bàn',
  /** Trên thanh đầu: ai đang ở bàn. */
  heading: (number: number, company: string) => `Ván ${number} · ${company}`,
  alone: 'máy giữ ghế, chờ người vào',
  company: (people: number, players: number) =>
    players === 0 ? `${people} người` : `${people} người, ${players} máy giữ ghế`,
  came: (name: string) => `${name} vừa vào bàn`,
  wentAway: (name: string) => `${name} rời bàn, máy giữ ghế`,
  /** Có người đợi ở bàn khác. */
  gameDropped: 'Ván này bỏ dở, không tính',
  move: (people: number, seconds: number) => `Sang bàn ${people} người (${seconds})`,
  movesSoon: (people: number) => `Sắp sang bàn ${people} người`,
  stay: (seconds: number) => `Ở lại bàn này (${seconds})`,
  moving: 'Đang sang…',
  offerGone: 'Ghế bên kia vừa có người. Bạn chơi tiếp ở đây.',
  /** Không còn ghế ở bàn này. */
  lost: {
    given: {
      title: 'Ghế của bạn đã nhường lại',
      text: 'Bạn vắng lúc chia ván mới nên máy ngồi vào. Tìm bàn khác là chơi tiếp.',
    },
    left: { title: 'Bạn đã rời bàn này', text: 'Muốn chơi nữa thì tìm bàn khác, có bài ngay.' },
    visitor: { title: 'Bàn này tự xếp người', text: 'Không vào bằng đường dẫn được. Bấm Tìm người chơi là có ghế.' },
    closed: {
      title: 'Bàn tưởng bạn đã đi',
      text: 'Mấy lượt liền hết giờ nên bàn đã dọn. Bấm Tìm người chơi là có bài ngay.',
    },
  },
  find: 'Tìm người chơi',
  finding: 'Đang tìm bàn…',
  home: 'Về trang chủ',
  /** Tìm chưa được. */
  noAnswer: 'Chưa nối được máy chủ. Chơi với máy vẫn được.',
  seated: 'Bạn đang chơi dở, hoặc có người đợi bạn ở bàn khác.',
  goThere: 'Về bàn đó',
  goToGame: (game: string) => `Về bàn ${game} đó`,
};

export const STRANGERS_WORDS = { vi, en };
