import { fileURLToPath } from 'node:url'

/** The cards are shared with the other peers and stand above this folder. */
export default {
  turbopack: { root: fileURLToPath(new URL('../../../..', import.meta.url)) },
  experimental: { externalDir: true },
  poweredByHeader: false,
}
