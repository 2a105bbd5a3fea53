import { server } from './socket-transport.ts';

/** A visitor who comes in by a link waits for the table: the connection opens while the page is still on its way. */
if (location.pathname.startsWith('/t/')) void server.open().catch(() => {});
