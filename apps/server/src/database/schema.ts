/** Everything that is stored, one file a subject. `migrations/` is made from this (CONTRIBUTING.md). */
export * from './schema/allowances.ts';
export * from './schema/arena.ts';
export * from './schema/bots.ts';
export * from './schema/chat.ts';
export * from './schema/daily.ts';
export * from './schema/games.ts';
export * from './schema/hall.ts';
export * from './schema/invitations.ts';
export * from './schema/leaders.ts';
export * from './schema/nodes.ts';
export * from './schema/people.ts';
export * from './schema/tables.ts';
