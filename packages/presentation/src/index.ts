export { cardWords, showCard, showCards } from './cards.ts';
export * from './names.ts';
export * from './presentation.ts';
export { findPresentation, PRESENTATIONS } from './registry.ts';
export { HIGHLIGHTS } from './sights.ts';
export { capitalised, signed, uncapitalised, type Who } from './words.ts';
