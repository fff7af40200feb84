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

test('a role that may not create tables starts on a migrated database, and says what to run on another', async () => {
  await database.pool.query(
    `revoke create on schema public from public; grant select on migrations to ${ROLE}`,
  )
  const options = {
    dataDir: '',
    databaseUrl: toUrl(ROLE, ROLE),
    migrationDatabaseUrl: undefined,
    rootDir: process.cwd(),
    log: pino({ level: 'silent' }),
  }
  await (await openDatabase(options)).close()
  await database.pool.query('create table taken as select * from migrations order by id desc limit 1')
  await database.pool.query('delete from migrations where id = (select id from taken)')
  await expect(openDatabase(options)).rejects.toThrow('Run `npm run migrate` with MIGRATION_DATABASE_URL')
  await database.pool.query('insert into migrations select * from taken; drop table taken')
})

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
