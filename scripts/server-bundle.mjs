import { root } from './terminal.mjs'

/**
 * Bundles `server.ts` without packages and without the Remix build, which it imports by a computed path.
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
