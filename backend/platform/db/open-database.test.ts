import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withTestDatabase } from '~tests/database'
import { openDatabase } from './open-database'
import { endPool } from './pool'

const database = withTestDatabase()
const ROLE = `test_program_${randomUUID().slice(0, 8)}`

beforeAll(() => database.pool.query(`create role ${ROLE} login password '${ROLE}'`))
afterAll(() => database.pool.query(`drop owned by ${ROLE}; drop role ${ROLE}`))

function toUrl(user = '', password = ''): string {
  const { host = '', database: name } = database.connection
  return `postgresql://${user}:${password}@localhost/${name}?host=${encodeURIComponent(host)}`
}

test("the tables' owner runs the migrations, and the program uses the other role", async () => {
  const { user, password } = database.connection
  const roles: string[] = []
  const fetchRole = async (pool: pg.Pool) =>
    roles.push((await pool.query<{ role: string }>('select current_user as role')).rows[0]?.role ?? '')
  const opened = await openDatabase({
    dataDir: '',
    databaseUrl: toUrl(ROLE, ROLE),
    migrationDatabaseUrl: toUrl(user, String(password)),
    rootDir: process.cwd(),
    log: pino({ level: 'silent' }),
    prepare: async (owner) => void (await fetchRole(owner)),
  })
  await fetchRole(opened.pool)
  expect(roles).toEqual([user, ROLE])
  await opened.pool.query('select from users')
  await expect(opened.pool.query('delete from ledger_entries')).rejects.toThrow('permission denied')
  await opened.close()
  const thread = new pg.Pool(
    typeof opened.connection === 'string' ? { connectionString: opened.connection } : opened.connection,
  )
  await fetchRole(thread)
  expect(roles.at(-1)).toBe(ROLE)
  await endPool(thread)
})
