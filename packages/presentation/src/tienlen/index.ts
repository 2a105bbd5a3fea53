export { combinationInside, combinationName, cutName, isCut } from './combination.ts';
export { debtNote, playsOfRound, type TienLenCommand, tienlenPresentation } from './presentation.ts';
