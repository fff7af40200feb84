import { root } from './terminal.mjs'

/**
 * How `server.ts` becomes one file. Packages stay outside, and so does the Remix build: the server imports it by
 * a path it computes.
 *
 * @param {string} outfile
 * @returns {import('esbuild').BuildOptions}
 */
export function serverBundle(outfile) {
  return {
    absWorkingDir: root,
    entryPoints: ['server.ts'],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: true,
    logLevel: 'warning',
  }
}
