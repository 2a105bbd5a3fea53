import type { TienLenFlaw } from '../reasons/vi.ts';
import { en } from './en.ts';

/** Thế bài nói về điều gì. */
export const vi: Readonly<Record<TienLenFlaw, string>> = {
  missesCut: 'Chặt đúng lúc',
  feeds: 'Đừng mớm nhà còn một lá',
  leadsLow: 'Đánh lớn chặn nhà còn một lá',
  risksCong: 'Tránh cóng',
  risksThui: 'Tránh thúi',
  breaksHang: 'Giữ hàng',
  breaksStraight: 'Giữ sảnh',
  breaksTriple: 'Giữ sám',
  breaksPair: 'Giữ đôi',
  spendsHang: 'Để dành hàng',
  spendsTwo: 'Để dành heo',
  leavesLead: 'Giành cái',
  letsGo: 'Chặn khi không tốn gì',
  spendsHigh: 'Để dành bài lớn',
  leadsShort: 'Cầm cái ra sảnh',
};

export const TIENLEN_THEME_WORDS = { vi, en };
