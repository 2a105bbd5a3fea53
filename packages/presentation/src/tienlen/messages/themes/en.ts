import type { vi } from './vi.ts';

/** What a puzzle is about. */
export const en: typeof vi = {
  missesCut: 'Cut in time',
  feeds: 'Do not feed a last card',
  leadsLow: 'Play high against a last card',
  risksCong: 'Avoid cóng',
  risksThui: 'Avoid thúi',
  breaksHang: 'Keep a bomb whole',
  breaksStraight: 'Keep a straight whole',
  breaksTriple: 'Keep a triple whole',
  breaksPair: 'Keep a pair whole',
  spendsHang: 'Save a bomb',
  spendsTwo: 'Save a 2',
  leavesLead: 'Take the lead',
  letsGo: 'Answer where it is free',
  spendsHigh: 'Save high cards',
  leadsShort: 'Lead a straight',
};
