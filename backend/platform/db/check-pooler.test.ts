import pg from 'pg'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { withTestDatabase } from '~tests/database'
import { PgBouncer, pgbouncerProgram, sharesStatements } from '~tests/fixtures/pgbouncer'
import { testLog } from '~tests/log'
import { checkPooler, requireSessions } from './check-pooler'
import { openPool } from './pool'

const IGNORED = 'ignore_startup_parameters = statement_timeout, idle_in_transaction_session_timeout, options'
const SESSION = 'pool_mode = session'
const TRANSACTION = 'pool_mode = transaction'
const SETTINGS = {
  statement_timeout: "'15s'",
  idle_in_transaction_session_timeout: "'30s'",
  jit: 'off',
  timezone: "'UTC'",
}

const database = withTestDatabase()
let cleanups: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.reverse()) await cleanup()
  cleanups = []
})

/** Sets or removes the role's settings for this database only. */
async function setForRole(command: (name: string, value: string) => string): Promise<void> {
  const { database: name, user } = database.connection
  for (const [setting, value] of Object.entries(SETTINGS))
    await database.pool.query(
      `alter role ${pg.escapeIdentifier(user ?? '')} in database ${pg.escapeIdentifier(name ?? '')} ${command(setting, value)}`,
    )
}

async function openThroughPooler(...settings: string[]): Promise<pg.Pool> {
  const pooler = await PgBouncer.start(database.connection, settings)
  cleanups.push(() => pooler.remove())
  const pool = await openPool(pooler.connection, { log: testLog })
  cleanups.push(async () => pool.ended || pool.end())
  return pool
}

test('a direct connection passes all checks without a warning', async () => {
  const warn = vi.fn()
  await checkPooler(database.pool, { log: { ...testLog, warn } })
  await requireSessions(database.pool)
  expect(warn).not.toHaveBeenCalled()
})

/** Client of a pooler that forgets prepared statements, as PgBouncer before 1.21 answers. */
class ForgetfulClient {
  async query(query: string | { name: string }): Promise<{ rows: { pid: number }[] }> {
    if (typeof query === 'object')
      throw Object.assign(new Error('prepared statement "ezo_pooler_check" does not exist'), {
        code: '26000',
      })
    return { rows: [{ pid: 1 }] }
  }
  release() {}
}

test('a pooler that forgets prepared statements is refused with what to set', async () => {
  const settings = [{ name: 'jit', setting: 'off', role: 'ezo_app' }]
  const pool = {
    connect: async () => new ForgetfulClient(),
    query: async () => ({ rows: settings }),
    end: vi.fn(async () => {}),
  }
  const check = () => checkPooler(pool as unknown as pg.Pool, { log: testLog })
  await expect(check()).rejects.toThrow('Set max_prepared_statements = 200')
  expect(pool.end).toHaveBeenCalled()
  await expect(requireSessions(pool as unknown as pg.Pool)).rejects.toThrow('Set MIGRATION_DATABASE_URL')
  settings[0] = { name: 'statement_timeout', setting: '0', role: 'ezo_app' }
  await expect(check()).rejects.toThrow(`alter role "ezo_app" set statement_timeout = '15s';`)
})

const withPgBouncer = describe.runIf(pgbouncerProgram)
const title = `behind PgBouncer${pgbouncerProgram ? '' : ' (not tested: it is not installed)'}`

withPgBouncer(title, () => {
  test('a pooler that refuses settings of the session is refused with what to set', async () => {
    await expect(openThroughPooler(SESSION)).rejects.toThrow(
      'Set ignore_startup_parameters = statement_timeout',
    )
  })

  test('a pooler that drops settings of the session is refused with the commands for the role', async () => {
    const pool = await openThroughPooler(SESSION, IGNORED)
    const { user } = database.connection
    await expect(checkPooler(pool, { log: testLog })).rejects.toThrow(
      `alter role "${user}" set statement_timeout = '15s';`,
    )
  })

  describe('the role has the settings', () => {
    const warn = vi.fn()
    const log = { ...testLog, warn }

    test('a pooler of sessions is accepted, also for migrations', async () => {
      await setForRole((name, value) => `set ${name} = ${value}`)
      const pool = await openThroughPooler(SESSION, IGNORED)
      await checkPooler(pool, { log })
      await requireSessions(pool)
      expect(warn).not.toHaveBeenCalled()
    })

    test('a pooler of transactions is refused for migrations', async () => {
      const pool = await openThroughPooler(TRANSACTION, IGNORED)
      await expect(requireSessions(pool)).rejects.toThrow('Set MIGRATION_DATABASE_URL')
    })

    test('a pooler of transactions without prepared statements is refused', async () => {
      const pool = await openThroughPooler(
        TRANSACTION,
        IGNORED,
        ...(sharesStatements ? ['max_prepared_statements = 0'] : []),
      )
      await expect(checkPooler(pool, { log })).rejects.toThrow('Set max_prepared_statements')
    })

    test('a pooler of statements is refused', async () => {
      const pool = await openThroughPooler('pool_mode = statement', IGNORED)
      await expect(checkPooler(pool, { log })).rejects.toThrow('Set pool_mode = transaction')
    })

    test.runIf(sharesStatements)(
      'a pooler of transactions with prepared statements is accepted, and the log warns if jobs listen',
      async () => {
        const pool = await openThroughPooler(TRANSACTION, IGNORED, 'max_prepared_statements = 200')
        await checkPooler(pool, { log, runsJobs: false })
        expect(warn).not.toHaveBeenCalled()
        await checkPooler(pool, { log })
        expect(warn).toHaveBeenCalledWith(expect.stringContaining('set JOBS=0'))
      },
    )
  })
})
