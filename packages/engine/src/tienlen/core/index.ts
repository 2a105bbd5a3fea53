/**
 * The fast inside of Tiến Lên: positions as integers, changed in place. For playouts, search and measurements; tables
 * use the `Game` shape.
 */
export * from './combination.ts';
export * from './hang.ts';
export * from './instant.ts';
export * from './moves.ts';
export * from './opening.ts';
export * from './playout.ts';
export * from './position.ts';
export * from './rules.ts';
export * from './scoring.ts';
export * from './turns.ts';
export * from './winning-cards.ts';
