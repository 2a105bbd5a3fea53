# One image for every node: docs/operations.md says what it wants to know and how to run it.
# Built on the newest Node with long-term support; `npm run check:nodes` runs on it and on the oldest that we promise.

FROM node:24.20.0-bookworm-slim@sha256:ba849c60be29959425b8734d57b8b4b7d56f98edd9504c9af091d5281095a71e AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY packages/analysis/package.json packages/analysis/
COPY packages/arena/package.json packages/arena/
COPY packages/bot-kit/package.json packages/bot-kit/
COPY packages/engine/package.json packages/engine/
COPY packages/entrants/package.json packages/entrants/
COPY packages/players/package.json packages/players/
COPY packages/presentation/package.json packages/presentation/
COPY packages/protocol/package.json packages/protocol/
COPY packages/sandbox/package.json packages/sandbox/
COPY packages/table/package.json packages/table/
COPY apps/cli/package.json apps/cli/
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/

RUN npm ci --ignore-scripts --no-audit --no-fund
COPY packages packages
COPY apps/server apps/server
COPY scripts scripts
COPY docs/rules docs/rules
COPY apps/web apps/web
RUN node scripts/bundle.mjs server sandbox && node scripts/client.mjs

FROM node:24.20.0-bookworm-slim@sha256:ba849c60be29959425b8734d57b8b4b7d56f98edd9504c9af091d5281095a71e
ENV NODE_ENV=production DATA_DIR=/data OPERATIONS_PORT=3001
WORKDIR /app
# What a bundle cannot hold: the embedded database, the password hash and Deno as built for this kind of machine, and the
# program that Deno runs bots in.
COPY --from=build /app/node_modules/@electric-sql/pglite node_modules/@electric-sql/pglite
COPY --from=build /app/node_modules/@node-rs node_modules/@node-rs
COPY --from=build /app/node_modules/deno node_modules/deno
COPY --from=build /app/node_modules/@deno node_modules/@deno
COPY --from=build /app/packages/bot-kit/package.json node_modules/@sanh-rong/bot-kit/
COPY --from=build /app/packages/bot-kit/dist/inside.js node_modules/@sanh-rong/bot-kit/dist/
COPY apps/server/package.json apps/server/
COPY apps/server/migrations apps/server/migrations
COPY --from=build /app/apps/server/dist apps/server/dist
COPY --from=build /app/apps/web/dist apps/web/dist
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.OPERATIONS_PORT || 3001) + '/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node itself is the first process: it hears SIGTERM, finishes what was begun and ends with 0.
CMD ["node", "apps/server/dist/main.js"]
