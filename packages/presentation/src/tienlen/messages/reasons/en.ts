import type { vi } from './vi.ts';

/** Why a move lost points, in a few words. */
export const en: typeof vi = {
  missesCut: 'misses a cut',
  feeds: 'plays a single while somebody has one card left',
  leadsLow: 'plays low while somebody has one card left',
  risksCong: 'not one card played yet: risks cóng',
  risksThui: 'keeps 2s or bombs while somebody is nearly out: risks thúi',
  breaksHang: 'breaks a bomb',
  breaksStraight: 'breaks a straight',
  breaksTriple: 'breaks a triple',
  breaksPair: 'breaks a pair',
  spendsHang: 'spends a bomb that cuts nothing',
  spendsTwo: 'spends a 2 early',
  leavesLead: 'leaves the lead to somebody who is nearly out',
  letsGo: 'passes though an answer would have cost nothing',
  spendsHigh: 'spends high cards early',
  leadsShort: 'leads small and keeps a whole straight back',
};
