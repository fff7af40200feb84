import { ensureInstalled } from './install.mjs'
import { checkNode, ensureBuilt } from './prepare.mjs'
import { ensureRedisServer } from './redis-server.mjs'
import { runNode } from './run-process.mjs'
import { ensurePrograms } from './server-programs.mjs'
import { stopWithNpm } from './stop-with-npm.mjs'
import { exitWithError } from './terminal.mjs'

/**
 * Runs the trial of tests/machines: PostgreSQL with a standby, PgBouncer, Redis, nginx and three web
 * processes on this machine, of which each is killed.
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
process.env.MACHINES = '1'
process.exitCode = await runNode('node_modules/vitest/vitest.mjs', [
  'run',
  'tests/machines/trial.test.ts',
  '--disable-console-intercept',
])
