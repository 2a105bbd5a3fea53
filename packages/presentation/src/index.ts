export { cardWords, showCard, showCards } from './cards.ts';
export * from './choosing.ts';
export { HIGHLIGHTS } from './display.ts';
export * from './names.ts';
export * from './presentation.ts';
export { findPresentation, PRESENTATIONS } from './registry.ts';
export { capitalised, signed, uncapitalised, type Who } from './words.ts';
