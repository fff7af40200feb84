# Debian, not Alpine: the embedded PostgreSQL needs glibc.
# The digest holds the image for all platforms; docs/operating.md says how to take a newer one.
ARG BASE_IMAGE=node:24.20.0-bookworm-slim@sha256:ba849c60be29959425b8734d57b8b4b7d56f98edd9504c9af091d5281095a71e
FROM ${BASE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts --include=dev
COPY . .
RUN node scripts/build.mjs && node scripts/build-commands.mjs && npm prune --no-save --omit=dev --ignore-scripts \
  && npm run --silent sbom > build/sbom.json

FROM ${BASE_IMAGE}
WORKDIR /app
# Others reach it here, so it starts with DEMO=1 or the settings of a real marketplace: docs/operating.md.
ENV NODE_ENV=production DATA_DIR=/data HOST=0.0.0.0 PORT=3000
# With the flag of the last line: scripts/server-flags.mjs.
ENV MALLOC_ARENA_MAX=2
# PostgreSQL refuses root, so nothing here runs as root.
RUN mkdir /data && chown node:node /data
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/build ./build
# Migrations and the stylesheet of the sandbox are read from their places.
COPY --from=build /app/backend ./backend
# Letters that pictures are written with.
COPY --from=build /app/app/drawn-text/fonts ./app/drawn-text/fonts
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "--enable-source-maps", "build/server.js"]
