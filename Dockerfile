# One image for every node: docs/operations.md says what it wants to know and how to run it.
# Built on the newest Node with long-term support; `npm run check:nodes` runs on it and on the oldest that we promise.

FROM node:24.20.0-bookworm-slim@sha256:ba849c60be29959425b8734d57b8b4b7d56f98edd9504c9af091d5281095a71e AS manifests
WORKDIR /app
COPY package.json package-lock.json ./
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

# What the server and the client it gives away are built with.
FROM manifests AS build
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY tsconfig.base.json ./
COPY packages packages
COPY apps/server apps/server
RUN npx tsc -b apps/server/tsconfig.build.json
COPY scripts scripts
COPY docs/rules docs/rules
COPY apps/web apps/web
RUN node scripts/sandbox.mjs && node scripts/client.mjs

# What the server runs on. npm takes the test runner for something optional of better-auth's, so everything optional stays
# out; the two such things that are needed, the password hash and Deno for this kind of machine, come from the full
# installation.
FROM manifests AS dependencies
RUN npm ci --omit=dev --omit=optional --ignore-scripts --no-audit --no-fund --workspace @sanh-rong/server
COPY --from=build /app/node_modules/@node-rs node_modules/@node-rs
COPY --from=build /app/node_modules/@deno node_modules/@deno

FROM node:24.20.0-bookworm-slim@sha256:ba849c60be29959425b8734d57b8b4b7d56f98edd9504c9af091d5281095a71e
ENV NODE_ENV=production DATA_DIR=/data OPERATIONS_PORT=3001
WORKDIR /app
COPY --from=dependencies /app ./
COPY --from=build /app/packages/arena/dist packages/arena/dist
COPY --from=build /app/packages/bot-kit/dist packages/bot-kit/dist
COPY --from=build /app/packages/engine/dist packages/engine/dist
COPY --from=build /app/packages/entrants/dist packages/entrants/dist
COPY --from=build /app/packages/players/dist packages/players/dist
COPY --from=build /app/packages/presentation/dist packages/presentation/dist
COPY --from=build /app/packages/protocol/dist packages/protocol/dist
COPY --from=build /app/packages/sandbox/dist packages/sandbox/dist
COPY --from=build /app/packages/table/dist packages/table/dist
COPY --from=build /app/apps/server/dist apps/server/dist
COPY --from=build /app/apps/web/dist apps/web/dist
COPY apps/server/migrations apps/server/migrations
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.OPERATIONS_PORT || 3001) + '/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node itself is the first process: it hears SIGTERM, finishes what was begun and ends with 0.
CMD ["node", "apps/server/dist/main.js"]
