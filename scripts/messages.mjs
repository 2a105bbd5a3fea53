const minutes = (seconds) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** What the commands say, in both languages. */
export const say = {
  oldNode: (need, have) =>
    `Cần Node.js ${need} trở lên, máy đang có ${have}. · Node.js ${need} or newer is needed; this is ${have}.`,
  installing: () => 'Cài thư viện… · Installing packages…',
  building: () => 'Dựng mã… · Building…',
  buildingClient: () => 'Dựng trang chơi… · Building the web client…',
  noClientToPack: () =>
    'Gói sẽ không có trang xem trận: hãy chạy node scripts/client.mjs rồi đóng gói lại. · The package will have no viewer: run node scripts/client.mjs and pack again.',
  failed: (what) => `Không xong: ${what}. · Failed: ${what}.`,
  step: (at, name, seconds) => `── ${at} ${name} | ${minutes(seconds)}`,
  stepDone: (at, name, seconds, good) => `${good ? '✓' : '✗'} ${at} ${name} (${seconds} s)`,
  progress: ({ step, files, passed, failed, seconds, running }) =>
    [
      `${step} ${files.done}/${files.all} tệp · files`,
      `${passed} ✓ ${failed} ✗`,
      minutes(seconds),
      running.join(' '),
    ].join(' | '),
  slowest: (files) =>
    [
      'Lâu nhất · Slowest:',
      ...files.map(({ file, seconds }) => `${String(Math.round(seconds)).padStart(5)} s  ${file}`),
    ].join('\n'),
  fault: (name, foundBy, isFound) =>
    isFound ? `✓ tìm ra · found by ${foundBy}: ${name}` : `✗ lọt lưới · not found by ${foundBy}: ${name}`,
  notChecked: () =>
    'Chưa chạy: kiểm tra cần tiến trình, cơ sở dữ liệu, hộp cát hay trình duyệt, và bản dựng; npm test chạy hết. · Not run: tests that start a process, a database, a sandbox or a browser, and the build; npm test runs everything.',
  nextAfterTests: () =>
    'Tiếp theo: npm start để mở máy chủ, npm run play để chơi ngay trong cửa sổ lệnh, npm run bench để đo tốc độ. · Next: npm start to serve, npm run play for a table in the terminal, npm run bench to measure.',
  brokenTests: () => 'Xem lỗi ở trên. · See the errors above.',
};
