import { root } from './terminal.mjs'

/** The file that worker threads run; it lies beside the program that starts them. */
export const WORKER = { worker: 'backend/worker.ts' }
export const SERVER = { server: 'server.ts', ...WORKER }

/**
 * Bundles programs for Node.js without packages and without the Remix build, which the server imports by a computed path.
 * @param {string} outdir
 * @param {Record<string, string>} entryPoints by the name of the bundle
 * @returns {import('esbuild').BuildOptions}
 */
export function serverBundles(outdir, entryPoints) {
  return {
    absWorkingDir: root,
    entryPoints,
    outdir,
    bundle: true,
    packages: 'external',
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: true,
    logLevel: 'warning',
  }
}
