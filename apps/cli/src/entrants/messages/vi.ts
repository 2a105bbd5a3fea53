import { en } from './en.ts';

/** Lời về những ai được gọi vào một trận: tệp, cấp của máy, chương trình. */

const seconds = (milliseconds: number): string => `${String(milliseconds / 1_000).replace('.', ',')} giây`;

export const vi = {
  noCommand: 'Sau exec: còn thiếu câu lệnh. Viết chẳng hạn: "exec:python3 bot.py".',
  typeScript: (file: string, compiled: string) =>
    `${file} là TypeScript, mà bot phải là JavaScript. Hãy biên dịch trước (tsc hoặc esbuild) rồi dùng ${compiled}.`,
  noJavaScript: (file: string, program: string) =>
    `${file} không phải JavaScript (.js). Chương trình viết bằng ngôn ngữ khác thì gọi bằng câu lệnh của nó, như "${program}".`,
  unknown: (word: string, game: string, levels: string) =>
    `“${word}” không phải cấp nào của ${game} (${levels}), không phải tệp .js, cũng không phải chương trình (exec:…).`,
  notLoaded: (name: string, why: string) => `${name} không vào trận được. ${why}`,
  noHello: (command: string, why: string) => `Chương trình “${command}” không vào trận được. ${why}`,

  silent: (milliseconds: number) =>
    `Nó không trả lời câu hello trong ${seconds(milliseconds)}. Hãy viết một dòng {"ok":true} ngay khi sẵn sàng, và đẩy ra liền (flush).`,
  ended: 'Nó đã kết thúc giữa chừng.',
  notAgain: (starts: number) => `Đã khởi động ${starts} lần mà vẫn kết thúc, nên không khởi động nữa.`,
  tooLong: (letters: number) => `Nó viết một dòng dài hơn ${letters} ký tự.`,
  garbage: (text: string) =>
    `Dòng “${text}” không phải một đối tượng JSON. Đầu ra chuẩn chỉ để trả lời; in gì khác thì dùng đầu ra lỗi (stderr).`,
  notOk: (text: string) => `Nó trả lời câu hello bằng ${text}, chứ không phải {"ok":true}.`,
  wrongId: (id: number, found: string) => `Câu hỏi số ${id} mà trả lời cho số ${found}. Hãy chép lại “id” của câu hỏi.`,
  gaveUp: (text: string) => `Chương trình tự báo lỗi: ${text}`,
  noMove: (text: string) => `Trong ${text} không có “action”, cũng không có “move”.`,
  illegal: (action: string, why: string) => `Nước ${action} sai luật: ${why}`,
  late: (milliseconds: number) => `Nghĩ quá ${seconds(milliseconds)}, nên bị dừng và khởi động lại.`,
};

export type EntrantWords = typeof vi;

export const ENTRANT_WORDS = { vi, en };
