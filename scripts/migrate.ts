import { parseArgs } from 'node:util'
import { loadDemo } from '~backend/main'
import { openBackendDatabase } from '~backend/open-backend-database'
import { listPendingMigrations } from '~backend/platform/db/migrate'
import { hasCluster, openAsOwner } from '~backend/platform/db/open-as-owner'
import { getMigrationFolder } from '~backend/platform/db/open-database'
import { createLog } from '~server/log'
import { parseSettings } from '~server/settings/settings'

/** `npm run migrate [-- --check]`: migrates the database, or lists what would run. */
async function main() {
  const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } })
  const settings = parseSettings(process.env)
  const options = { ...settings, rootDir: process.cwd(), log: createLog('warn') }
  const pending = await listPending(options)
  if (values.check) {
    if (!pending) console.log('There is no database yet: all migrations would run.')
    else if (pending.length === 0) console.log('No migration would run.')
    else console.log(`These migrations would run:\n${pending.join('\n')}`)
    return
  }
  // Fills new tables even if no migration is pending.
  const { close } = await openBackendDatabase(options, settings.isDemo ? await loadDemo() : undefined)
  await close()
  if (pending?.length) console.log(`These migrations have run:\n${pending.join('\n')}`)
  console.log('The database is up to date.')
}

/** Returns undefined before the embedded database exists. */
async function listPending(
  options: Parameters<typeof openBackendDatabase>[0],
): Promise<string[] | undefined> {
  const { databaseUrl, dataDir } = options
  if (!databaseUrl && !(await hasCluster(dataDir))) return undefined
  const { pool, close } = await openAsOwner(options)
  return listPendingMigrations(pool, getMigrationFolder(options)).finally(close)
}

await main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
