import { en } from './en.ts';

/** Vì sao một nước mất điểm, trong vài chữ. */
export const vi = {
  missesCut: 'bỏ lỡ một lần chặt',
  feeds: 'ra lá lẻ khi có nhà chỉ còn một lá',
  leadsLow: 'ra lá nhỏ khi có nhà chỉ còn một lá',
  risksCong: 'chưa ra được lá nào, dễ bị cóng',
  risksThui: 'ôm heo hay hàng khi có nhà sắp hết bài, dễ thúi',
  breaksHang: 'xé hàng',
  breaksStraight: 'xé sảnh',
  breaksTriple: 'xé sám',
  breaksPair: 'xé đôi',
  spendsHang: 'tốn hàng mà không chặt được gì',
  spendsTwo: 'tốn heo sớm',
  leavesLead: 'để nhà sắp hết bài giữ cái',
  letsGo: 'chặn được mà chẳng tốn gì lại bỏ lượt',
  spendsHigh: 'tốn bài lớn sớm',
  leadsShort: 'cầm cái mà đánh lẻ, giữ lại cả sảnh',
};

export type TienLenFlaw = keyof typeof vi;

export const TIENLEN_REASON_WORDS = { vi, en };
