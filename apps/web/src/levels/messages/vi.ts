import { en } from './en.ts';

export const vi = {
  /** Cho người nghe màn hình: nấc mạnh trên bao nhiêu nấc. */
  strength: (step: number, of: number) => `Sức ${step} trên ${of}`,
  /** Cạnh tên mức: con số, và câu đầy đủ cho người nghe màn hình. */
  gain: (amount: string, unit: string) => `+${amount} ${unit}/ván`,
  gainRead: (amount: string, unit: string) => `hơn mức dưới ${amount} ${unit} mỗi ván`,
  noGain: 'chưa hơn hẳn',
  noGainRead: 'chưa hơn hẳn mức dưới',
  note: 'Số bên phải: mỗi ván hơn mức ngay dưới bấy nhiêu, đo khi cho máy đấu nhau.',
};

export const LEVEL_WORDS = { vi, en };
