/** What the pages of the client say about themselves in tabs and link previews; `{name}` stands for a detail. */
export const vi = {
  site: 'Sảnh Rồng',
  under: '{page} · Sảnh Rồng',
  list: '{first} và {last}',

  home: 'Sảnh Rồng: {games} với bạn bè',
  homeAbout: '{games} ngay trên trình duyệt: mở đường dẫn là vào bàn, không cần tài khoản, không có tiền.',
  create: 'Mở bàn',
  createAbout: 'Mở một bàn {games}, gửi đường dẫn cho bạn bè rồi chia bài.',
  practice: 'Tập chơi',
  practiceAbout: 'Chơi ngay với máy: {games}. Không cần tài khoản, mất mạng vẫn chơi được.',
  learn: 'Học chơi',
  learnAbout: 'Luật {games}, từng điều một, thử ngay trên bài.',
  learnGame: 'Học chơi {game}',
  learnGameAbout: 'Luật {game}, từng điều một, thử ngay trên bài.',
  games: 'Các ván đã chơi',
  gamesAbout: 'Những ván vừa xong: xem lại từng nước, kiểm tra cách chia bài.',
  replay: 'Xem lại ván bài',
  replayAbout: 'Xem lại từng nước của ván này và tự kiểm tra cách chia bài.',
  me: 'Tôi',
  meAbout: 'Tên, thành tích và những ván đã chơi của bạn.',
  person: 'Người chơi',
  personAbout: 'Thành tích và những ván đã chơi.',
  bots: 'Bot',
  botsAbout: 'Viết chương trình ngồi vào bàn và đánh bài cùng mọi người.',
  settings: 'Cài đặt',
  settingsAbout: 'Âm thanh, chuyển động, bộ bài, ngôn ngữ, giao diện sáng tối.',

  unnamedTable: 'Bàn {game}',
  tableFree: '{game}: còn {free} trên {seats} ghế. Mở đường dẫn là vào bàn, không cần tài khoản.',
  tableFull: '{game}: đủ người, bàn {seats} ghế.',
  tablePlaying: '{game}: {seats} ghế, đang chơi.',
  tableDone: '{game}: phiên đã xong.',
  noTable: 'Bàn này không còn nữa',
  noTableAbout: 'Bàn đã đóng, hoặc đường dẫn bị sai một chữ. Hãy hỏi lại bạn bè.',

  nothing: 'Ở đây không có gì',
  nothingAbout: 'Không có trang nào ở địa chỉ này.',

  notBuilt: 'Chưa có trang chơi',
  notBuiltAbout:
    'Máy chủ đang chạy, nhưng phần chơi trên web chưa được dựng. Hãy chạy npm start trong thư mục của dự án, hoặc chỉ chỗ bằng WEB_DIR.',
} as const;
