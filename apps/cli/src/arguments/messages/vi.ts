import { en } from './en.ts';

/** Những điều mọi lệnh nói giống nhau: tuỳ chọn sai, tệp không đọc được. */
export const vi = {
  unknownFlag: (command: string, flag: string) =>
    `Không có tuỳ chọn ${flag}. Xem đủ các tuỳ chọn: sanhrong ${command} --help.`,
  unexpected: (command: string, text: string) =>
    `“${text}” không thuộc chỗ này. Xem cách dùng: sanhrong ${command} --help.`,
  missing: (command: string, what: string) => `Còn thiếu ${what}. Xem cách dùng: sanhrong ${command} --help.`,
  missingValue: (flag: string) => `${flag} cần một giá trị theo sau.`,
  flagAsValue: (flag: string, value: string) =>
    `${flag} cần một giá trị theo sau, mà “${value}” là một tuỳ chọn. Nếu đúng là giá trị thì viết ${flag}=${value}.`,
  badValue: (flag: string, value: string, known: string) => `${flag} không thể là “${value}”; hãy dùng ${known}.`,
  wholeNumber: (least: number, most: number) => `một số từ ${least} đến ${most}`,
  noFile: (path: string) => `Không có tệp ${path}.`,
  isFolder: (path: string) => `${path} là một thư mục, không phải tệp.`,
  unreadable: (path: string, why: string) => `Không đọc được ${path}: ${why}`,
  tooLarge: (path: string, megabytes: number) => `${path} lớn quá ${megabytes} MB nên không được đọc.`,
  broke: (what: string) => `Có gì đó hỏng: ${what}`,
};

export type ArgumentWords = typeof vi;

export const ARGUMENT_WORDS = { vi, en };
