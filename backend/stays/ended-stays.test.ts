import { expect, test } from 'vitest'
import { closeAccount } from '~backend/identity/close-account'
import { inTransaction } from '~backend/platform/db/transaction'
import { withTestDatabase } from '~tests/database'
import { withStays } from '~tests/fixtures/stays'
import { fieldsOf } from '~tests/fixtures/viewings'
import { cancelImpossibleStays, lapseStays } from './change'
import { deleteOldStays } from './store'

const database = withTestDatabase()
const { people, addPerson, change, addRequested, getState, getOffer } = withStays(database)

test('a request expires after 48 hours, or with the day of arrival if that is earlier', async () => {
  const { id } = await addRequested()
  const { rows } = await database.pool.query(
    `select extract(epoch from expires_at - created_at)::int as seconds from stays where id = $1`,
    [id],
  )
  expect(rows[0].seconds).toBe(48 * 3_600)
})

test('a request without an answer lapses, and both sides are notified once', async () => {
  const { id } = await addRequested()
  const other = await addRequested()
  await database.pool.query("update stays set expires_at = now() - interval '1 second' where id = $1", [id])
  await database.pool.query('delete from messages')
  expect(fieldsOf(await change(id, 'confirm'))).toEqual(['stay'])
  await lapseStays(database.pool)
  await lapseStays(database.pool)
  expect([await getState(id), await getState(other.id)]).toEqual(['lapsed', 'requested'])
  const { rows } = await database.pool.query('select kind from messages')
  expect(rows).toEqual([{ kind: 'stay_changed' }, { kind: 'stay_changed' }])
})

test('a stay in a deleted statement is cancelled, and one in a withdrawn statement remains', async () => {
  const { id } = await addRequested()
  await change(id, 'confirm')
  await database.pool.query("update statements set status = 'inactive' where id = $1", [people.statement])
  await cancelImpossibleStays(database.pool)
  expect(await getState(id)).toBe('confirmed')
  await database.pool.query('update statements set deleted_at = now() where id = $1', [people.statement])
  await cancelImpossibleStays(database.pool)
  expect(await getState(id)).toBe('cancelled_by_site')
})

test('a stay is deleted 90 days after the departure', async () => {
  const { id } = await addRequested()
  await change(id, 'confirm')
  const move = (days: number) =>
    database.pool.query(
      `update stays set nights = daterange(today - $2::int - 3, today - $2::int)
       from (select (now() at time zone 'Asia/Tbilisi')::date as today) t where id = $1`,
      [id, days],
    )
  await move(90)
  await deleteOldStays(database.pool)
  expect(await getState(id)).toBe('confirmed')
  await move(91)
  await deleteOldStays(database.pool)
  expect(await getState(id)).toBeUndefined()
})

test('closing the account of a seeker frees the nights, notifies the owner and deletes the stays', async () => {
  const seeker = await addPerson()
  const { id } = await addRequested({ token: seeker.token })
  await change(id, 'confirm')
  await database.pool.query('delete from messages')
  await inTransaction(database.pool, (transaction) =>
    closeAccount(transaction, seeker.id, { givesUpBalance: true }),
  )
  expect(await getState(id)).toBeUndefined()
  expect((await getOffer()).body.data.occupied).toEqual([])
  const { rows } = await database.pool.query('select user_id from messages')
  expect(rows).toContainEqual({ user_id: people.owner.id })
})

test('closing the account of an owner cancels the stays, and deletes terms and blocked nights', async () => {
  const { id } = await addRequested({ email: 'guest@example.ge' })
  await change(id, 'confirm')
  await inTransaction(database.pool, (transaction) =>
    closeAccount(transaction, people.owner.id, { givesUpBalance: true }),
  )
  expect(await getState(id)).toBe('cancelled_by_site')
  const { rows } = await database.pool.query(
    'select (select count(*)::int from stay_terms where statement_id = $1) as terms, (select count(*)::int from occupied_nights where statement_id = $1) as nights',
    [people.statement],
  )
  expect(rows).toEqual([{ terms: 0, nights: 0 }])
})
