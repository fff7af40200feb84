import { mkdirSync, readdirSync } from 'node:fs'
import path from 'node:path'
import {
  copyMarketplace,
  preparedFolder,
  prepareMarketplace,
  removeMarketplaceFolder,
} from '../tests/e2e/marketplace-folder.mjs'
import { root } from './terminal.mjs'

/** Folders of this script and of `tests/e2e/marketplace-folder.mjs`, with the process that uses them. */
const dataDirPattern = /^e2e-data-(\d+)(?:-|$)/
const cache = path.join(root, '.cache')
mkdirSync(cache, { recursive: true })

// Each run starts with a new, small marketplace.
const dataDir = path.join(cache, `e2e-data-${process.pid}`)
removeLeftovers()
process.once('exit', () => removeMarketplaceFolder(dataDir))

process.chdir(root)
if (process.env.PREPARES_COPIES) {
  process.once('exit', () => removeMarketplaceFolder(preparedFolder))
  await prepareMarketplace()
  mkdirSync(dataDir)
  copyMarketplace(dataDir)
}
Object.assign(process.env, {
  NODE_ENV: 'production',
  DATA_DIR: dataDir,
  SEED_STATEMENTS: process.env.SEED_STATEMENTS ?? '600',
  LOG_LEVEL: 'warn',
  // All visitors of the tests share one IP.
  RATE_LIMIT_POSTS: '100000',
  RATE_LIMIT_QUESTIONS: '100000',
  RATE_LIMIT_DRAWINGS: '100000',
  PREPARED_PICTURES: '0',
})
if (process.env.CHEAP_HASHES) await import('../tests/cheap-hashes.mjs')
process.setSourceMapsEnabled(true)
await import(new URL('../build/server.js', import.meta.url).href)

/** Removes data of killed runs; a PostgreSQL still running there stops when its files are missing. */
function removeLeftovers() {
  for (const name of readdirSync(cache)) {
    const pid = Number(dataDirPattern.exec(name)?.[1])
    if (pid && !isAlive(pid)) removeMarketplaceFolder(path.join(cache, name))
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'
  }
}
