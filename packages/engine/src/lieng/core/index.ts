/**
 * The fast inside of Liêng: positions as integers, changed in place. For playouts, search and measurements; tables use
 * the `Game` shape.
 */
export * from './betting.ts';
export * from './hand.ts';
export * from './position.ts';
export * from './settlement.ts';
