/**
 * The fast inside of Phỏm: positions as integers, changed in place. For playouts, search and measurements; whoever runs
 * a table uses the `Game` shape.
 */
export * from './holding.ts';
export * from './melds.ts';
export * from './moves.ts';
export * from './position.ts';
export * from './rules.ts';
export * from './scoring.ts';
export * from './solver.ts';
export * from './suits.ts';
