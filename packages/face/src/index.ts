export { cardWords, showCard, showCards } from './cards.ts';
export * from './face.ts';
export * from './names.ts';
export { FACES, findFace } from './registry.ts';
export { HIGHLIGHTS } from './sights.ts';
export { capitalised, signed, uncapitalised, type Who } from './words.ts';
