import { root } from './terminal.mjs'

/** Files run by threads and processes; they are in the folder of the program that starts them. */
export const WORKERS = {
  'task-process': 'backend/platform/task-process.ts',
  worker: 'backend/worker.ts',
  'illustration-worker': 'backend/demo/pictures/worker.ts',
  'photo-worker': 'backend/statement-drafts/photos/worker.ts',
  'drawing-worker': 'server/map/drawing-worker.ts',
  'receipt-worker': 'app/receipts/receipt-worker.ts',
  'walking-area-worker': 'backend/walking/area-worker.ts',
  'import-worker': 'backend/statement-imports/import-worker.ts',
}
export const SERVER = { server: 'server.ts', processes: 'server/processes/main.ts', ...WORKERS }

/**
 * Options to bundle programs for Node.js without packages and without the Remix build, which the server
 * imports by a computed path.
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
    // Node.js keeps the maps in memory, where the sources would take more space than everything else in them.
    sourcesContent: false,
    // V8 keeps the source of programs: an escaped character takes six times the space, and whitespace is a
    // fifth.
    charset: 'utf8',
    minifyWhitespace: true,
    logLevel: 'warning',
  }
}
