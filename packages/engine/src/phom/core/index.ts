/**
 * The fast inside of Phỏm: positions as integers, changed in place. For playouts, search and measurements; tables use
 * the `Game` shape.
 */
export * from './holding.ts';
export * from './melds.ts';
export * from './moves.ts';
export * from './position.ts';
export * from './rules.ts';
export * from './scoring.ts';
export * from './solver.ts';
export * from './suits.ts';
