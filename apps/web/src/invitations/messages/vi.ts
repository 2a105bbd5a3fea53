import { en } from './en.ts';

export const vi = {
  /** The bar, and the mark at a table where a game is on. */
  region: 'Lời mời',
  invites: (from: string) => `${from} mời bạn`,
  about: (game: string, taken: number, seats: number) => `${game} · ${taken}/${seats} người`,
  aboutKept: (game: string) => `${game} · ghế của bạn vẫn giữ`,
  accept: 'Vào bàn',
  coming: 'Đang vào…',
  later: 'Để sau',
  more: (count: number) => `và ${count} lời mời nữa`,
  mark: (from: string) => `${from} mời bạn vào bàn`,

  /** Inviting those one played with. */
  again: 'Rủ chơi tiếp',
  againWith: (names: string) => `Rủ ${names} chơi tiếp`,
  inviteOne: (name: string) => `Mời ${name}`,
  invited: (name: string) => `Đã mời ${name}`,
  inviteAll: 'Mời cả bàn',
  toTable: 'Vào bàn đợi',
  noAnswer: 'Chưa gửi được lời mời. Hãy xem lại mạng rồi thử lần nữa.',

  /** One's own link. */
  ownTitle: 'Đường dẫn mời của bạn',
  ownNote: 'Luôn dẫn tới bàn bạn đang mở. Gửi một lần, dùng mãi.',
  ownLink: 'Đường dẫn của bạn',
  ownQr: 'Mã QR của đường dẫn mời',
  ownShareTitle: 'Bàn của mình ở Sảnh Rồng',
  ownShareText: 'Vào đánh bài với mình nhé:',
  renew: 'Đổi đường dẫn',
  renewAsk: 'Đổi thì ai có đường dẫn cũ sẽ không vào được nữa.',
  renewYes: 'Đổi luôn',
  renewNo: 'Thôi',
  renewed: 'Đã đổi. Đường dẫn cũ hết dùng được.',
  ownFailed: 'Chưa lấy được đường dẫn của bạn.',
  tryAgain: 'Thử lại',

  /** Where such a link leads while there is no table. */
  waitTitle: (name: string) => `${name} chưa mở bàn`,
  waitText: (name: string) => `Cứ để trang này mở: ${name} mở bàn là bạn vào ngay.`,
  waitPractise: 'Tập với máy trong lúc đợi',
  mineTitle: 'Đây là đường dẫn của bạn',
  mineText: 'Bạn chưa mở bàn nào còn chỗ. Mở bàn, rồi ai có đường dẫn này sẽ vào thẳng đó.',
  mineCreate: 'Tạo bàn',
  lostTitle: 'Đường dẫn không dùng được',
  home: 'Về trang chủ',
};

export const INVITATION_WORDS = { vi, en };
