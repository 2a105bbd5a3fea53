/**
 * The fast inside of Liêng: positions as integers, changed in place. For playouts, search and measurements; whoever
 * runs a table uses the `Game` shape.
 */
export * from './betting.ts';
export * from './hand.ts';
export * from './position.ts';
export * from './settlement.ts';
