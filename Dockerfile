# Debian, not Alpine: the embedded PostgreSQL needs glibc.
# The digest holds the image for all platforms; docs/operating.md explains how to update it.
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
# Other machines reach the container, so it needs DEMO=1 or the settings of a real marketplace:
# see docs/operating.md.
ENV NODE_ENV=production DATA_DIR=/data HOST=0.0.0.0 PORT=3000
# Keeps memory low, together with the flag in the last line: see scripts/server-flags.mjs.
ENV MALLOC_ARENA_MAX=2
# PostgreSQL refuses to run as root, so the container runs as another user.
RUN mkdir /data && chown node:node /data
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/build ./build
# Migrations and the style sheet of the sandbox are read from here at run time.
COPY --from=build /app/backend ./backend
# Fonts for the text in pictures.
COPY --from=build /app/app/drawn-text/fonts ./app/drawn-text/fonts
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "--enable-source-maps", "build/processes.js"]
