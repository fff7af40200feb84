import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { MINUTE_MS } from '~contract/values/georgian-time'
import { MAX_VIEWINGS_PER_DAY, MAX_VIEWINGS_PER_NETWORK } from '~contract/viewings'
import { withTestDatabase } from '~tests/database'
import { addStatement } from '~tests/fixtures/database-rows'
import { addViewingTime, type Booking, daysAhead, fieldsOf, withViewings } from '~tests/fixtures/viewings'

const database = withTestDatabase()
const { api, people, addPerson, book, change, read, listFree, addBooked, listMessages } =
  withViewings(database)

let owner: { id: number; token: string }
let statement: number

beforeEach(() => {
  ;({ owner, statement } = people)
})

describe('booking', () => {
  test('a guest books with a name and an email, and both sides get an email', async () => {
    const { id, key } = await addBooked({ email: 'guest@example.ge' })
    expect(await listFree()).toEqual([])
    const { rows } = await database.pool.query('select email from users where id = $1', [owner.id])
    expect(await listMessages()).toEqual([
      { kind: 'viewing_booked', recipient: rows[0].email },
      { kind: 'viewing_booked', recipient: 'guest@example.ge' },
    ])
    const seen = await read(id, { key })
    expect(seen.body.data).toMatchObject({ party: 'seeker', state: 'booked', name: 'ნინო', sequence: 0 })
    expect((await read(id, { token: owner.token })).body.data).toMatchObject({
      party: 'owner',
      email: 'guest@example.ge',
    })
    const { rows: notified } = await database.pool.query('select user_id, details from notifications')
    expect(notified).toMatchObject([{ user_id: owner.id, details: { url: `/viewings/${id}` } }])
    expect(JSON.stringify(notified)).not.toContain('guest@example.ge')
  })

  test("a guest's email links to the viewing with a key, which is stored as a hash only", async () => {
    const { id } = await addBooked({ email: 'guest@example.ge' })
    const { rows } = await database.pool.query<{ path: string; appointment: object }>(
      `select content -> 'link' ->> 'path' as path, content -> 'appointment' as appointment
       from messages where recipient = 'guest@example.ge'`,
    )
    const url = new URL(rows[0]?.path ?? '', 'http://ezo.test')
    expect(url.pathname).toBe(`/viewings/${id}`)
    const key = url.searchParams.get('key') ?? ''
    expect((await read(id, { key })).status).toBe(200)
    const { rows: stored } = await database.pool.query(
      'select v::text as row from viewings v where id = $1',
      [id],
    )
    expect(stored[0].row).not.toContain(key)
    expect(rows[0]?.appointment).toMatchObject({ uid: `viewing-${id}`, sequence: 0, path: `/viewings/${id}` })
  })

  test('one of 32 seekers who choose a time at once gets it, and the others get an error beside the time', async () => {
    const time = await addViewingTime(database.pool, statement)
    const next = await addViewingTime(database.pool, statement, { startsAt: daysAhead(4) })
    const answers = await Promise.all(Array.from({ length: 32 }, () => book(time)))
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused).toHaveLength(31)
    expect(new Set(refused.map((answer) => `${answer.status} ${fieldsOf(answer)}`))).toEqual(
      new Set(['422 time_id']),
    )
    expect(await listFree()).toEqual([next])
    const { rowCount } = await database.pool.query('select from viewings where time_id = $1', [time])
    expect(rowCount).toBe(1)
  })

  test('the database itself refuses a second booking of a time', async () => {
    const { id } = await addBooked()
    const copy = `insert into viewings (statement_id, owner_id, time_id, starts_at, ends_at, in_person, name, email, locale, visitor)
       select statement_id, owner_id, time_id, starts_at, ends_at, $2, name, email, locale, visitor from viewings where id = $1`
    await expect(database.pool.query(copy, [id, false])).rejects.toThrow('viewings_time')
    await database.pool.query('update viewings set time_id = null where id = $1', [id])
    await expect(database.pool.query(copy, [id, true])).rejects.toMatchObject({ code: '23P01' })
  })

  test('an owner who shows homes in person is not booked for two of them at once', async () => {
    const startsAt = daysAhead(5)
    const during = new Date(startsAt.getTime() + 10 * MINUTE_MS)
    const other = await addStatement(database.pool, { user_id: owner.id })
    const first = await addViewingTime(database.pool, statement, { startsAt })
    const overlapping = await addViewingTime(database.pool, other, { startsAt: during })
    const byOthers = await addViewingTime(database.pool, other, { startsAt: daysAhead(6), inPerson: false })
    expect((await book(first)).status).toBe(200)
    expect(await listFree(other)).toEqual([byOthers])
    expect(fieldsOf(await book(overlapping, { to: other }))).toEqual(['time_id'])
    await database.pool.query('update viewing_times set in_person = false where id = $1', [overlapping])
    expect((await book(overlapping, { to: other })).status).toBe(200)
  })

  test('repeated and concurrent bookings with one key book once', async () => {
    const time = await addViewingTime(database.pool, statement)
    const body = { visitor: randomUUID(), idempotency_key: randomUUID() }
    const answers = await Promise.all(Array.from({ length: 5 }, () => book(time, body)))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.data.id}`)).size).toBe(1)
    const { data } = (await book(time, body)).body
    expect((await read(data.id, { key: data.key })).status).toBe(200)
    expect(await listMessages()).toHaveLength(2)
  })

  test.each<[string, object, string[]]>([
    ['no contact', { email: '' }, ['email']],
    ['no name', { name: ' ' }, ['name']],
    ['a malformed phone number', { phone_number: '12' }, ['phone_number']],
  ])('a booking with %s is rejected', async (_what, more, fields) => {
    const time = await addViewingTime(database.pool, statement)
    const answer = await book(time, more)
    expect([answer.status, fieldsOf(answer)]).toEqual([422, fields])
    expect(await listFree()).toEqual([time])
  })

  test('a past time, a time of another statement, and an unavailable statement cannot be booked', async () => {
    const past = await addViewingTime(database.pool, statement, { startsAt: daysAhead(-1) })
    const other = await addStatement(database.pool)
    const foreign = await addViewingTime(database.pool, other)
    expect(fieldsOf(await book(past))).toEqual(['time_id'])
    expect(fieldsOf(await book(foreign))).toEqual(['time_id'])
    await database.pool.query("update statements set status = 'inactive' where id = $1", [other])
    expect((await book(foreign, { to: other })).status).toBe(404)
    expect(fieldsOf(await book(past, { token: owner.token, phone_number: '555123456' }))).toEqual(['viewing'])
  })

  test('a person has one coming viewing of a statement, until it is cancelled', async () => {
    const { id, key } = await addBooked({ email: 'same@example.ge', phone_number: '555123456' })
    const next = await addViewingTime(database.pool, statement, { startsAt: daysAhead(4) })
    for (const again of [{ email: 'same@example.ge' }, { phone_number: '+995 555 123 456' }])
      expect(fieldsOf(await book(next, again))).toEqual(['viewing'])
    await change(id, 'cancel', { reason: '' }, { key })
    expect((await book(next, { email: 'same@example.ge' })).status).toBe(200)
  })

  const bookAnother = async (more: Booking) => {
    const to = await addStatement(database.pool)
    return book(await addViewingTime(database.pool, to), { to, ...more })
  }

  test('a person books five viewings a day', async () => {
    const email = 'busy@example.ge'
    for (let count = 0; count < MAX_VIEWINGS_PER_DAY; count += 1)
      expect((await bookAnother({ email })).status).toBe(200)
    const refused = await bookAnother({ email })
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(80_000)
    expect((await bookAnother({})).status).toBe(200)
  })

  test('guests of one network book twenty viewings a day, and a user is counted apart', async () => {
    const visitor = randomUUID()
    for (let count = 0; count < MAX_VIEWINGS_PER_NETWORK; count += 1)
      expect((await bookAnother({ visitor, email: `${count}@network.example.ge` })).status).toBe(200)
    expect((await bookAnother({ visitor, email: 'else@example.ge' })).status).toBe(429)
    const user = await addPerson()
    expect((await bookAnother({ visitor, token: user.token, phone_number: '555123456' })).status).toBe(200)
  })
})

describe('changes', () => {
  test('the owner moves a viewing: both sides are notified, and the former time is free again', async () => {
    const { id, key, time } = await addBooked({ email: 'guest@example.ge' })
    const next = await addViewingTime(database.pool, statement, { startsAt: daysAhead(4) })
    await database.pool.query('delete from messages')
    expect((await change(id, 'move', { time_id: String(next) }, { token: owner.token })).status).toBe(200)
    expect(await listFree()).toEqual([time])
    expect((await read(id, { key })).body.data).toMatchObject({
      state: 'moved',
      moved_by: 'owner',
      sequence: 1,
    })
    expect((await listMessages()).map(({ kind }) => kind)).toEqual(['viewing_moved', 'viewing_moved'])
    await change(id, 'move', { time_id: String(next) }, { token: owner.token })
    expect(await listMessages()).toHaveLength(2)
  })

  test('moving to a booked time is rejected, and two moves to one time at once leave it to one', async () => {
    const first = await addBooked()
    const other = await addViewingTime(database.pool, statement, { startsAt: daysAhead(6) })
    const { body } = await book(other)
    const next = await addViewingTime(database.pool, statement, { startsAt: daysAhead(4) })
    expect(fieldsOf(await change(first.id, 'move', { time_id: String(other) }, first))).toEqual(['time_id'])
    const answers = await Promise.all(
      [first, body.data].map(({ id, key }) => change(id, 'move', { time_id: String(next) }, { key })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
  })

  test('the owner cancels with a reason, which the seeker reads', async () => {
    const { id, key } = await addBooked()
    expect(fieldsOf(await change(id, 'cancel', { reason: ' ' }, { token: owner.token }))).toEqual(['reason'])
    await change(id, 'cancel', { reason: 'გაიყიდა' }, { token: owner.token })
    expect((await read(id, { key })).body.data).toMatchObject({
      state: 'cancelled_by_owner',
      reason: 'გაიყიდა',
      sequence: 1,
    })
    await change(id, 'cancel', { reason: 'again' }, { token: owner.token })
    expect((await listMessages()).filter(({ kind }) => kind === 'viewing_cancelled')).toHaveLength(2)
    expect(fieldsOf(await change(id, 'move', { time_id: '1' }, { key }))).toEqual(['viewing'])
  })

  test('both sides answer once whether a past viewing took place', async () => {
    const { id, key } = await addBooked()
    expect(fieldsOf(await change(id, 'answer', { took_place: 'yes' }, { key }))).toEqual(['took_place'])
    await database.pool.query(
      "update viewings set starts_at = starts_at - interval '4 days', ends_at = ends_at - interval '4 days' where id = $1",
      [id],
    )
    await change(id, 'answer', { took_place: 'yes' }, { key })
    expect((await read(id, { key })).body.data).toMatchObject({ state: 'took_place', own_answer: true })
    expect((await read(id, { token: owner.token })).body.data).toMatchObject({
      state: 'took_place',
      own_answer: null,
    })
    await change(id, 'answer', { took_place: 'no' }, { token: owner.token })
    expect((await read(id, { key })).body.data).toMatchObject({ state: 'missed', own_answer: true })
    expect(fieldsOf(await change(id, 'cancel', { reason: 'x' }, { token: owner.token }))).toEqual(['viewing'])
  })

  test('a stranger, a forged key and the key of another viewing reach nothing', async () => {
    const { id } = await addBooked()
    const time = await addViewingTime(database.pool, statement, { startsAt: daysAhead(8) })
    const { body: other } = await book(time)
    const stranger = await addPerson()
    for (const caller of [{}, { key: 'forged' }, { key: other.data.key }, { token: stranger.token }]) {
      expect((await read(id, caller)).status).toBe(404)
      for (const act of ['move', 'cancel', 'answer'] as const)
        expect((await change(id, act, { time_id: '1', reason: 'x', took_place: 'yes' }, caller)).status).toBe(
          404,
        )
    }
    expect((await read('1', {})).status).toBe(404)
    const { body } = await api.get('/v1/microservice/users/viewings', { token: stranger.token })
    expect(body.data).toEqual([])
  })

  test('a user finds own viewings on both sides in one list', async () => {
    const seeker = await addPerson()
    const { id } = await addBooked({ token: seeker.token, phone_number: '555123456' })
    const listOf = async (token: string) => {
      const { body } = await api.get('/v1/microservice/users/viewings', { token })
      return body.data.map((each: { id: string; party: string }) => [each.id, each.party])
    }
    expect(await listOf(seeker.token)).toEqual([[id, 'seeker']])
    expect(await listOf(owner.token)).toEqual([[id, 'owner']])
    expect((await listMessages()).map(({ kind }) => kind)).toEqual(['viewing_booked', 'viewing_booked'])
  })
})
