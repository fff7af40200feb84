import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'
import { fingerprint, isBuilt, stampFile } from './build-inputs.mjs'
import { acquireBuildLock } from './build-lock.mjs'
import { buildEnhancement } from './enhancement-bundle.mjs'
import { precompress } from './precompress.mjs'
import { runNode } from './run-process.mjs'
import { SERVER, serverBundles } from './server-bundle.mjs'
import { exitWithError, printStep, root } from './terminal.mjs'

const client = path.join(root, 'build/client')

async function main() {
  await acquireBuildLock()
  // The build that held the lock may have had the same inputs.
  if (process.argv.includes('--if-needed') && isBuilt()) return

  const madeFrom = fingerprint()
  rmSync(stampFile, { force: true })
  await buildSite()
  await Promise.all([build(serverBundles('build', SERVER)), buildEnhancement(client)])
  printStep('compressing')
  await precompress(client)
  writeFileSync(stampFile, madeFrom)
}

async function buildSite() {
  printStep('building the site (once, and when something changes)')
  const code = await runNode(
    'node_modules/@remix-run/dev/dist/cli.js',
    ['vite:build', '--logLevel', 'warn'],
    {
      env: { NODE_ENV: 'production' },
    },
  )
  if (code !== 0) exitWithError('The build failed; see the errors above.')
}

await main()
