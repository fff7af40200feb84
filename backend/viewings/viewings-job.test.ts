import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { closeAccount } from '~backend/identity/close-account'
import { inTransaction } from '~backend/platform/db/transaction'
import { DAY_MS, fromGeorgianTime, toGeorgianDate } from '~contract/values/georgian-time'
import { withTestDatabase } from '~tests/database'
import { addPlaces, addStatement, addUser } from '~tests/fixtures/database-rows'
import { refuseRows } from '~tests/fixtures/refuse-rows'
import { addViewingTime } from '~tests/fixtures/viewings'
import { bookViewing } from './book'
import { deleteOldViewings } from './store'
import { cancelImpossible, remind, requestAnswers } from './viewings-job'

const database = withTestDatabase()
let owner: number
let seeker: number
let statement: number

beforeAll(() => addPlaces(database.pool))

beforeEach(async () => {
  await database.pool.query(
    'delete from viewings; delete from viewing_times; delete from messages; delete from notifications',
  )
  owner = await addUser(database.pool)
  seeker = await addUser(database.pool)
  statement = await addStatement(database.pool, { user_id: owner })
})

const daysAhead = (days: number) => new Date(Date.now() + days * DAY_MS)
const tomorrow = () => fromGeorgianTime(toGeorgianDate(daysAhead(1)), '12:00')

/** Books a viewing of the seeker and clears the messages about it. */
async function addViewing(startsAt = daysAhead(3)): Promise<string> {
  const time = await addViewingTime(database.pool, statement, { startsAt })
  const form = {
    time_id: time,
    name: 'ნინო',
    email: '',
    phone_number: '+995555123456',
    idempotency_key: null,
  }
  const { id } = await bookViewing(
    database.pool,
    { userId: seeker, visitor: randomUUID(), locale: 'ka' },
    statement,
    form,
  )
  await database.pool.query('delete from messages; delete from notifications')
  return id
}

const shift = (id: string, interval: string, columns = 'starts_at ends_at') =>
  database.pool.query(
    `update viewings set ${columns
      .split(' ')
      .map((column) => `${column} = ${column} + $2::interval`)
      .join(', ')} where id = $1`,
    [id, interval],
  )

const listMessages = async () => {
  const { rows } = await database.pool.query<{ kind: string; user_id: number }>(
    'select kind, user_id from messages',
  )
  return rows.map(({ kind, user_id }) => `${kind} ${user_id === owner ? 'owner' : 'seeker'}`).sort()
}

const findState = async (id: string) =>
  (await database.pool.query<{ state: string }>('select state from viewings where id = $1', [id])).rows[0]
    ?.state

test('both sides are reminded once on the day before, also by concurrent jobs', async () => {
  const id = await addViewing(tomorrow())
  await shift(id, '-2 days', 'changed_at')
  await Promise.all([remind(database.pool), remind(database.pool), remind(database.pool)])
  await remind(database.pool)
  expect(await listMessages()).toEqual(['viewing_reminder owner', 'viewing_reminder seeker'])
})

test('a viewing booked today, and one after tomorrow, have no reminder', async () => {
  const id = await addViewing(tomorrow())
  await remind(database.pool)
  expect(await listMessages()).toEqual([])
  await shift(id, '-2 days', 'changed_at')
  await shift(id, '1 day')
  await remind(database.pool)
  expect(await listMessages()).toEqual([])
})

test('a failing message leaves the reminder to the next run', async () => {
  const id = await addViewing(tomorrow())
  await shift(id, '-2 days', 'changed_at')
  await refuseRows(database.pool, 'messages', `user_id = ${seeker}`)
  await expect(remind(database.pool)).rejects.toThrow(/^1 of 1 failed/)
  expect(await listMessages()).toEqual([])
  const { rows } = await database.pool.query('select reminded_at from viewings')
  expect(rows).toEqual([{ reminded_at: null }])
})

test('after a viewing both sides get one question, unless one of them answered or it was long ago', async () => {
  const id = await addViewing()
  await requestAnswers(database.pool)
  expect(await listMessages()).toEqual([])
  await shift(id, '-4 days')
  await Promise.all([requestAnswers(database.pool), requestAnswers(database.pool)])
  await requestAnswers(database.pool)
  expect(await listMessages()).toEqual(['viewing_question owner', 'viewing_question seeker'])
  await database.pool.query('update viewings set asked_at = null')
  await shift(id, '-4 days')
  await database.pool.query('delete from messages')
  await requestAnswers(database.pool)
  expect(await listMessages()).toEqual([])
})

test.each([
  ['withdrawn', "status = 'hidden'"],
  ['sold', "status = 'inactive'"],
  ['deleted', 'deleted_at = now()'],
  ['blocked', 'published = false'],
])(
  'a statement that is %s has its coming viewings cancelled, and both sides are notified once',
  async (_what, set) => {
    const id = await addViewing()
    await cancelImpossible(database.pool)
    expect(await findState(id)).toBe('booked')
    await database.pool.query(`update statements set ${set} where id = $1`, [statement])
    await Promise.all([cancelImpossible(database.pool), cancelImpossible(database.pool)])
    expect(await findState(id)).toBe('cancelled_by_site')
    expect(await listMessages()).toEqual(['viewing_cancelled owner', 'viewing_cancelled seeker'])
  },
)

test('viewings of an expired statement stay, and those of a blocked owner are cancelled', async () => {
  const id = await addViewing()
  await database.pool.query("update statements set status = 'expired' where id = $1", [statement])
  await cancelImpossible(database.pool)
  expect(await findState(id)).toBe('booked')
  await database.pool.query("update users set blocked_at = now(), block_reason = 'x' where id = $1", [owner])
  await cancelImpossible(database.pool)
  expect(await findState(id)).toBe('cancelled_by_site')
})

test('closing an account cancels its coming viewings, notifies the other side, and erases the seeker', async () => {
  const close = (userId: number) =>
    inTransaction(database.pool, (transaction) => closeAccount(transaction, userId, { givesUpBalance: true }))
  await addViewing()
  await close(seeker)
  expect(await listMessages()).toEqual(['viewing_cancelled owner'])
  expect((await database.pool.query('select from viewings')).rowCount).toBe(0)

  seeker = await addUser(database.pool)
  const id = await addViewing(daysAhead(5))
  await close(owner)
  expect(await listMessages()).toEqual(['viewing_cancelled seeker'])
  expect(await findState(id)).toBe('cancelled_by_site')
  expect((await database.pool.query('select from viewing_times')).rowCount).toBe(0)
})

test('a viewing is deleted 90 days after it, and not before', async () => {
  const id = await addViewing()
  await shift(id, '-92 days')
  await deleteOldViewings(database.pool)
  expect(await findState(id)).toBe('booked')
  await shift(id, '-2 days')
  await deleteOldViewings(database.pool)
  expect(await findState(id)).toBeUndefined()
})
