import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { budgets } from './build/budgets.ts';
import { monaco } from './build/monaco.ts';
import { order } from './build/order.ts';
import { pages } from './build/pages.ts';
import { parts } from './build/parts.ts';
import { precache } from './build/precache.ts';
import { sandbox } from './build/sandbox.ts';

/** Where the server listens while the client is being worked on with `npm run dev`. */
const SERVER = `http://localhost:${process.env.PORT ?? 3000}`;

export default defineConfig({
  plugins: [react(), monaco('app'), budgets(), order(), pages(), sandbox(), precache()],
  resolve: { conditions: ['@sanh-rong/source', ...defaultClientConditions] },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The editor is large and comes alone; budgets.ts watches over every page.
    chunkSizeWarningLimit: 10_000,
    rolldownOptions: { output: { codeSplitting: parts } },
  },
  worker: { format: 'es', plugins: () => [monaco('worker')] },
  // The server lets only pages of its own host change anything, so the host stays as the browser named it.
  server: {
    proxy: {
      '/api': { target: SERVER, changeOrigin: false },
      '/socket.io': { target: SERVER, changeOrigin: false, ws: true },
    },
  },
});
