import { en } from './en.ts';

/** Lời của `sanhrong new`, và lời trong dự án nó viết ra. */
export const vi = {
  directory: 'tên thư mục',
  notEmpty: (directory: string) =>
    `Thư mục ${directory} đã có gì đó bên trong. Hãy chọn tên khác; ở đây không ghi đè gì cả.`,
  notFolder: (directory: string) => `${directory} đã có và không phải thư mục. Hãy chọn tên khác.`,
  cannotWrite: (file: string, why: string) => `Không ghi được ${file}: ${why}`,
  made: (directory: string) => `Đã tạo dự án bot trong ${directory}:`,
  next: (directory: string) => `Bước tiếp theo:

  cd ${directory}
  npm run situations   thử bot trong mọi tình huống
  npm run match        cho bot đấu với các bot mẫu
  npm run watch        xem trận ấy trong trình duyệt
  npm run compare      bot có hơn bot mẫu thật không?`,

  description: (game: string) => `Một con bot đánh ${game} ở Sảnh Rồng.`,
  testComment: 'Mỗi tình huống của trò là một bài thử: bot phải đi một nước đúng luật.',
  notInstalled: 'Không tìm thấy lệnh sanhrong. Hãy cài rồi chạy lại.',
  readme: (project: {
    readonly name: string;
    readonly game: string;
    readonly id: string;
    readonly rivals: readonly string[];
  }) => `# ${project.name}

Một con bot đánh ${project.game} ở Sảnh Rồng. Bot là một tệp JavaScript: \`bot.js\`, với một hàm \`getNextMove(gameState)\` được gọi mỗi khi tới lượt và trả về một nước đi.

## Các lệnh

| lệnh | làm gì |
| --- | --- |
| \`npm test\` | mỗi tình huống có tên của trò là một bài thử |
| \`npm run situations\` | như vậy, nhưng kể rõ bot đã đi gì, in gì, sai ở dòng nào |
| \`npm run match\` | đấu với các bot mẫu trong \`rivals/\`, mỗi bộ bài đánh từ mọi ghế |
| \`npm run watch\` | xem một trận ngắn với các bot mẫu trong trình duyệt, từng nước |
| \`npm run compare\` | chơi tới khi biết bot có hơn bot mẫu thật không |

Cần Node 20 trở lên và lệnh \`sanhrong\`. Không cần mạng: luật, chỗ chạy cách ly và tình huống đều đi kèm.

## Viết bot

Trình soạn thảo nào hiểu TypeScript cũng gợi ý từng trường của \`gameState\`: kiểu nằm trong \`types/bot-kit.d.ts\`. Dòng \`// @ts-check\` ở đầu tệp bật kiểm tra kiểu.

- Chỉ có JavaScript thuần và \`console\`: không \`import\`, không mạng, không tệp.
- Một giây mỗi nước ở đấu trường, 50 MB bộ nhớ, 64 KB mã.
- Biến ngoài hàm chỉ sống trong một ván.
- \`Math.random()\` lấy từ ván bài: cùng ván thì cùng số.

Bot mẫu để đọc và để đấu: ${project.rivals.map((file) => `\`${file}\``).join(', ')}.

## Đưa bot lên máy chủ

\`\`\`sh
sanhrong login --server https://…   # mã API: trang Bot của máy chủ
sanhrong push bot.js --game ${project.id} --name "${project.name}"
sanhrong push bot.js   # phiên bản mới, mỗi khi đã sửa
\`\`\`
`,

  usage: (games: string) => `Tạo một dự án bot: mã, kiểu cho trình soạn thảo, bài thử, bot mẫu.

  sanhrong new THƯ_MỤC [tuỳ chọn]

  --game TÊN         trò chơi: ${games}
  --language vi|en   tiếng nói trong dự án (như --lang)
  --lang vi|en       tiếng nói (vi)
  --help             trang này

Không ghi đè gì cả: thư mục phải chưa có hoặc còn trống.`,
};

export type NewWords = typeof vi;

export const NEW_WORDS = { vi, en };
