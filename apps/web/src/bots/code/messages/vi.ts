import { en } from './en.ts';

export const vi = {
  signs: 'Ký hiệu',
  indent: 'Thụt vào',
  loadingEditor: 'Đang mở trình soạn mã…',
  editorFailed: 'Không tải được trình soạn mã đầy đủ, nên đây là ô soạn đơn giản. Mọi thứ khác vẫn dùng được.',
  tryFull: 'Thử lại',
  leftOut: 'Những dòng giống nhau',
  labelWithWayOut: (label: string, freeTab: string) => `${label}. ${freeTab} rồi Tab để ra.`,
  run: 'Thử bot',
  save: 'Lưu bot',
};

export const CODE_WORDS = { vi, en };
