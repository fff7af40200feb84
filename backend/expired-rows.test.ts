import { beforeAll, expect, test } from 'vitest'
import { withTestDatabase } from '~tests/database'
import { addUser } from '~tests/fixtures/database-rows'
import { runExpiry } from './expiry-job'

const database = withTestDatabase()
let userId: number

beforeAll(async () => {
  userId = await addUser(database.pool)
})

const HASH = 'sha256(random()::text::bytea)'

type Kind = { table: string; columns: string; values: string; age: string }

function add({ table, columns, values, age }: Kind, old: string) {
  return database.pool.query(
    `insert into ${table} (${columns}, ${age}) select ${values}, now() - $2::interval from users where id = $1`,
    [userId, old],
  )
}

/** Lists the ages of rows, in whole minutes. */
async function listAges({ table, age }: Pick<Kind, 'table' | 'age'>): Promise<number[]> {
  const { rows } = await database.pool.query<{ age: number }>(
    `select floor(extract(epoch from now() - ${age}) / 60)::int as age from ${table}`,
  )
  return rows.map((row) => row.age)
}

const own = (table: string, more: string, values: string, age: string): Kind => ({
  table,
  columns: `user_id, ${more}`,
  values: `id, ${values}`,
  age,
})
const DRAFT = { table: 'statement_drafts', age: 'updated_at' }

test.each<[string, Kind, string, string]>([
  [
    'a session that is not used',
    own('sessions', 'token_hash', HASH, 'last_used_at'),
    '6 days 23 hours',
    '7 days',
  ],
  [
    'an attempt to sign in',
    { table: 'sign_in_attempts', columns: 'subject', values: HASH, age: 'attempted_at' },
    '14 minutes',
    '15 minutes',
  ],
  ['a known network', own('known_networks', 'network', HASH, 'last_used_at'), '89 days', '90 days'],
  ['a known device', own('known_devices', 'device', HASH, 'last_used_at'), '364 days', '365 days'],
  [
    'a link for a new password',
    own('password_resets', 'code_hash', HASH, 'created_at'),
    '59 minutes',
    '1 hour',
  ],
  [
    'a link that makes an account',
    {
      table: 'registrations',
      columns: 'code_hash, type, email, password_hash, first_name, last_name',
      values: `${HASH}, 'physical', 'tamar@example.ge', '', 'თამარ', 'ბერიძე'`,
      age: 'created_at',
    },
    '23 hours',
    '24 hours',
  ],
  [
    'a challenge of a passkey',
    own('passkey_challenges', 'challenge', 'gen_random_uuid()::text', 'created_at'),
    '4 minutes',
    '5 minutes',
  ],
  [
    'a count of a rate limit',
    { table: 'rate_limit_hits', columns: 'kind, visitor', values: "'sms', 'one'", age: 'taken_at' },
    '59 minutes',
    '1 hour',
  ],
  ["a guest's draft", { ...DRAFT, columns: 'key_hash', values: HASH }, '13 days', '14 days'],
  ['a draft of an account', { ...DRAFT, columns: 'user_id', values: 'id' }, '179 days', '180 days'],
  [
    'an import of statements',
    own('statement_imports', 'lines, unknown_columns', "'[]', '{}'", 'created_at'),
    '23 hours',
    '1 day',
  ],
  [
    'a conversation',
    {
      table: 'conversations',
      columns: 'kind, owner_id, seeker_name, seeker_locale',
      values: "'call_request', id, 'ნინო', 'ka'",
      age: 'last_message_at',
    },
    '729 days',
    '730 days',
  ],
  [
    'an abandoned request of an appraisal',
    own('appraisal_requests', 'details', "'{}'", 'created_at'),
    '6 days',
    '7 days',
  ],
])('%s is deleted after its retention period and not before', async (_what, kind, staying, going) => {
  await database.pool.query(`delete from ${kind.table}`)
  await add(kind, staying)
  await add(kind, `${going} 1 second`)
  expect(await listAges(kind)).toHaveLength(2)
  await runExpiry(database.pool)
  const { rows } = await database.pool.query('select (extract(epoch from $1::interval) / 60)::int as age', [
    staying,
  ])
  expect(await listAges(kind)).toEqual([rows[0].age])
})

test('rows under review or needed by an order are never deleted', async () => {
  const inReview = { ...DRAFT, columns: 'user_id, state', values: "id, 'in_review'" }
  await database.pool.query('delete from statement_drafts; delete from appraisal_requests')
  await add(inReview, '400 days')
  await database.pool.query(
    `with o as (insert into service_orders (user_id, service_type_id)
       select $1, min(id) from service_types returning id)
     insert into appraisal_requests (user_id, details, order_id, created_at)
     select $1, '{}', id, now() - interval '400 days' from o`,
    [userId],
  )
  await runExpiry(database.pool)
  expect(await listAges(inReview)).toHaveLength(1)
  expect((await database.pool.query('select from appraisal_requests')).rowCount).toBe(1)
})
