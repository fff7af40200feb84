import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'

/** Time limit for preparing a marketplace, in ms. */
const MAX_MS = 120_000
/**
 * Lines of a new marketplace after which it may be stopped: the last job of its first minute, which may end
 * before the site is open, as a signal ends a site that is not open yet without stopping its PostgreSQL.
 */
const LAST_LINES = ['the price model was retrained', 'Ezo is open']

const cache = path.resolve('.cache')

/** Folder of the marketplace that the sites of one run are copied from. */
export const preparedFolder = path.join(cache, `e2e-prepared-${process.env.E2E_PORT || 3456}`)

/**
 * Creates a folder for DATA_DIR.
 * @param {{ isEmpty: boolean }} options a folder that is not empty has a marketplace of 150 statements:
 * copying one saves creating the database, filling it and the first jobs
 */
export function createMarketplaceFolder({ isEmpty }) {
  mkdirSync(cache, { recursive: true })
  // Removed by scripts/e2e-server.mjs if this process is killed.
  const folder = mkdtempSync(path.join(cache, `e2e-data-${process.pid}-`))
  // PostgreSQL's account must reach the folder.
  chmodSync(folder, 0o755)
  if (!isEmpty) copyMarketplace(folder)
  return folder
}

/** @param {string} folder */
export function removeMarketplaceFolder(folder) {
  const database = path.join(folder, 'postgres')
  // The database is in another folder if its account cannot reach this one.
  if (existsSync(database)) rmSync(realpathSync(database), { recursive: true, force: true })
  rmSync(folder, { recursive: true, force: true })
}

/**
 * Fills a marketplace, waits for its first jobs, and stops it, so that sites can be copied from it.
 * @throws if the jobs do not end in time
 */
export async function prepareMarketplace() {
  removeMarketplaceFolder(preparedFolder)
  mkdirSync(preparedFolder, { recursive: true })
  const site = spawn(process.execPath, ['build/server.js'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      // Another port, so that this site is not taken for the one that Playwright waits for.
      PORT: String(Number(process.env.PORT) + 1),
      DATA_DIR: preparedFolder,
      SEED_STATEMENTS: '150',
      LOG_LEVEL: 'info',
      PREPARED_PICTURES: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stop = () => {
    site.kill('SIGTERM')
    process.exit(1)
  }
  process.once('SIGTERM', stop)
  const stopped = once(site, 'exit')
  const timer = setTimeout(() => site.kill('SIGTERM'), MAX_MS)
  let log = ''
  const isPrepared = () => LAST_LINES.every((line) => log.includes(line))
  site.stdout.on('data', (text) => {
    log += text
    if (isPrepared()) site.kill('SIGTERM')
  })
  await stopped
  clearTimeout(timer)
  process.off('SIGTERM', stop)
  if (!isPrepared()) throw new Error(`a new marketplace did not log ${LAST_LINES.join(', ')} in ${MAX_MS} ms`)
  if (existsSync(path.join(preparedFolder, 'postgres/cluster/postmaster.pid')))
    throw new Error('the PostgreSQL of a new marketplace did not stop')
}

/** @param {string} folder an empty folder, whose parent PostgreSQL's account can reach */
export function copyMarketplace(folder) {
  const database = path.join(preparedFolder, 'postgres')
  const source = realpathSync(database)
  execFileSync('cp', ['-a', `${preparedFolder}/.`, folder])
  if (source === database) return
  const copy = mkdtempSync(path.join(path.dirname(source), 'ezo-postgres-'))
  execFileSync('cp', ['-a', `${source}/.`, copy])
  rmSync(path.join(folder, 'postgres'))
  symlinkSync(copy, path.join(folder, 'postgres'))
}
