export const vi = {
  name: 'Sảnh Rồng',
  skip: 'Tới nội dung chính',
  menu: 'Trang chính',
  home: 'Trang chủ',
  create: 'Tạo bàn',
  bots: 'Bot',
  learn: 'Cách chơi',
  practice: 'Chơi với máy',
  me: 'Tôi',
  settings: 'Cài đặt',
  toLight: 'Nền sáng',
  toDark: 'Nền tối',
  /** Named in the other language, for whoever reads only that. */
  otherLanguage: 'English',
};
