import { existsSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ensureInstalled } from './install.mjs'
import { checkNode, ensureBuilt } from './prepare.mjs'
import { ensureRedisServer } from './redis-server.mjs'
import { runNode } from './run-process.mjs'
import { ensurePrograms } from './server-programs.mjs'
import { stopWithNpm } from './stop-with-npm.mjs'
import { exitWithError } from './terminal.mjs'

/**
 * Runs the trial of tests/machines: PostgreSQL with a standby, PgBouncer, Redis, nginx and three web
 * processes on this machine, and kills each of them.
 */
stopWithNpm()
checkNode()
await ensureInstalled()
await ensureRedisServer()
const missing = await ensurePrograms('nginx', 'pgbouncer', 'initdb', 'pg_basebackup', 'psql', 'openssl')
if (missing.length > 0)
  exitWithError(`The trial needs ${missing.join(', ')}, which cannot be installed here.`)
if (!(await ensureBuilt())) process.exit(1)
await import('./build-commands.mjs')
const folder = mkdtempSync(path.join(tmpdir(), 'ezo-machines-'))
process.once('exit', () => {
  stopLeftovers(folder)
  if (!process.env.KEEP_FILES) rmSync(folder, { recursive: true, force: true })
})
process.env.MACHINES_FOLDER = folder
process.exitCode = await runNode('node_modules/vitest/vitest.mjs', [
  'run',
  'tests/machines/trial.test.ts',
  '--disable-console-intercept',
])

/**
 * Ends programs of a trial that was interrupted: each has written its id into the folder.
 * @param {string} folder
 */
function stopLeftovers(folder) {
  const files = ['pids', ...['primary', 'standby', 'base'].map((name) => `${name}/data/postmaster.pid`)]
  for (const file of files.map((name) => path.join(folder, name))) {
    const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
    // PostgreSQL's file has its id in the first line.
    const ids = file.endsWith('.pid') ? lines.slice(0, 1) : lines
    for (const id of ids.map(Number).filter((id) => id > 1 && hasFileIn(id, folder))) kill(id)
  }
}

/**
 * An id may belong to another program by now: those of the trial have their log open.
 * @param {number} id
 * @param {string} folder
 */
function hasFileIn(id, folder) {
  try {
    return readdirSync(`/proc/${id}/fd`).some((name) =>
      readlinkSync(`/proc/${id}/fd/${name}`).startsWith(folder),
    )
  } catch {
    return false
  }
}

/** Ends a program, with its process group if it leads one. @param {number} id */
function kill(id) {
  for (const target of [-id, id])
    try {
      process.kill(target, 'SIGKILL')
    } catch {
      // It has ended, or leads no group.
    }
}
