/** What the two commands say, in both languages. */
export const say = {
  oldNode: (need, have) =>
    `Cần Node.js ${need} trở lên, máy đang có ${have}. · Node.js ${need} or newer is needed; this is ${have}.`,
  installing: () => 'Cài thư viện… · Installing packages…',
  building: () => 'Dựng mã… · Building…',
  failed: (what) => `Không xong: ${what}. · Failed: ${what}.`,
  starting: () =>
    'Mở bàn trong cửa sổ dòng lệnh. Gõ ? để xem trợ giúp, thêm `-- --lang en` nếu muốn tiếng Anh. · Opening a table in the terminal. Press ? for help; add `-- --lang en` for English.',
  step: (name) => `\n── ${name}`,
  stepDone: (name, seconds, good) => `${good ? '✓' : '✗'} ${name} (${seconds} s)`,
  nextAfterTests: () =>
    'Tiếp theo: npm start để chơi, npm run bench để đo tốc độ. · Next: npm start to play, npm run bench to measure.',
  brokenTests: () => 'Xem lỗi ở trên. · See the errors above.',
};
