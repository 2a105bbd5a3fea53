/** What the two commands say, in both languages. */
export const say = {
  oldNode: (need, have) =>
    `Cần Node.js ${need} trở lên, máy đang có ${have}. · Node.js ${need} or newer is needed; this is ${have}.`,
  installing: () => 'Cài thư viện… · Installing packages…',
  building: () => 'Dựng mã… · Building…',
  buildingClient: () => 'Dựng trang chơi… · Building the web client…',
  noClientToPack: () =>
    'Gói sẽ không có trang xem trận: hãy chạy node scripts/client.mjs rồi đóng gói lại. · The package will have no viewer: run node scripts/client.mjs and pack again.',
  failed: (what) => `Không xong: ${what}. · Failed: ${what}.`,
  step: (name) => `\n── ${name}`,
  stepDone: (name, seconds, good) => `${good ? '✓' : '✗'} ${name} (${seconds} s)`,
  nextAfterTests: () =>
    'Tiếp theo: npm start để mở máy chủ, npm run play để chơi ngay trong cửa sổ lệnh, npm run bench để đo tốc độ. · Next: npm start to serve, npm run play for a table in the terminal, npm run bench to measure.',
  brokenTests: () => 'Xem lỗi ở trên. · See the errors above.',
};
