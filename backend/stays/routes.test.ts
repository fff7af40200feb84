import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { addDays } from '~contract/stays'
import { withTestDatabase } from '~tests/database'
import { addStatement } from '~tests/fixtures/database-rows'
import { addDailyStatement, mondayAfter, STAY_TERMS, stayDay, withStays } from '~tests/fixtures/stays'
import { fieldsOf } from '~tests/fixtures/viewings'

const database = withTestDatabase()
const stays = withStays(database)
const { people, addPerson, saveTerms, block, request, change, getOffer, getOwn, addRequested, getState } =
  stays

const listMessages = async () => {
  const { rows } = await database.pool.query<{ kind: string; recipient: string }>(
    'select kind, recipient from messages order by user_id',
  )
  return rows
}

describe('terms', () => {
  test('visitors see the saved terms with the price and the occupied nights to come', async () => {
    await block(stayDay(3), stayDay(5))
    const { body } = await getOffer()
    expect(body.data).toEqual({
      price: 120,
      currency_id: 1,
      terms: {
        guests: 4,
        min_nights: 2,
        max_nights: 30,
        check_in: '14:00',
        check_out: '12:00',
        weekend_price: 150,
        cleaning_fee: 40,
        horizon_months: 6,
        pets: false,
        smoking: false,
        parties: false,
      },
      occupied: [{ from: stayDay(3), to: stayDay(5) }],
    })
  })

  test.each<[string, object, string[]]>([
    ['no guest', { guests: '0' }, ['guests']],
    ['1,000,000,000 guests', { guests: '1000000000' }, ['guests']],
    ['half a guest', { guests: '1.5' }, ['guests']],
    ['10,000 nights', { max_nights: '10000' }, ['max_nights']],
    ['a maximum below the minimum', { min_nights: '5', max_nights: '3' }, ['max_nights']],
    ['an hour of 25', { check_in: '25:00' }, ['check_in']],
    ['a negative fee', { cleaning_fee: '-5' }, ['cleaning_fee']],
    ['a fee with decimals', { cleaning_fee: '10.50' }, ['cleaning_fee']],
    ['a fee of 2,000,000', { cleaning_fee: '2000000' }, ['cleaning_fee']],
    ['a price in dollars beside lari', { weekend_price: '$80' }, ['weekend_price']],
    ['an unknown horizon', { horizon_months: '100' }, ['horizon_months']],
  ])('terms with %s are rejected', async (_what, more, fields) => {
    const answer = await saveTerms({ ...STAY_TERMS, ...more })
    expect([answer.status, fieldsOf(answer)]).toEqual([422, fields])
  })

  test('terms and nights of another user, of another deal and of a deleted statement do not exist', async () => {
    const stranger = await addPerson()
    const sale = await addStatement(database.pool, { user_id: people.owner.id })
    const deleted = await addDailyStatement(database.pool, {
      user_id: people.owner.id,
      deleted_at: new Date(),
    })
    expect((await saveTerms(STAY_TERMS, { token: stranger.token })).status).toBe(404)
    expect((await getOwn(people.statement, stranger.token)).status).toBe(404)
    for (const to of [sale, deleted]) {
      expect((await saveTerms(STAY_TERMS, { to })).status).toBe(404)
      expect((await block(stayDay(1), stayDay(2), { of: to })).status).toBe(404)
      expect((await getOffer(to)).status).toBe(404)
    }
  })

  test('closed terms, and amounts in a former currency of the price, take no requests', async () => {
    await saveTerms({ ...STAY_TERMS, is_open: undefined })
    expect((await getOffer()).body.data.terms).toBeNull()
    expect((await request()).status).toBe(404)
    await saveTerms(STAY_TERMS)
    await database.pool.query('update statements set currency_id = 2 where id = $1', [people.statement])
    expect((await getOffer()).body.data.terms).toBeNull()
    expect((await getOwn()).body.data.terms).toMatchObject({ is_open: true, is_outdated: true })
    await saveTerms({ ...STAY_TERMS, weekend_price: '', cleaning_fee: '' })
    expect((await getOffer()).body.data.terms).toMatchObject({ weekend_price: null, cleaning_fee: 0 })
  })

  test.each([
    ['negotiable', { price_type_id: 1, price: null }],
    ['that begins at an amount', { price_type_id: 2 }],
    ['of an hour', { daily_rent_type_id: 2 }],
  ])('a statement with a price %s offers no stays', async (_what, row) => {
    const id = await addDailyStatement(database.pool, { user_id: people.owner.id, ...row })
    await saveTerms(STAY_TERMS, { to: id })
    expect((await getOffer(id)).status).toBe(404)
    expect((await getOwn(id)).body.data.price).toBeNull()
  })
})

describe('blocked nights', () => {
  test('nights are blocked once, and freed by their owner only', async () => {
    expect((await block(stayDay(3), stayDay(6))).status).toBe(200)
    expect((await block(stayDay(6), stayDay(7))).status).toBe(200)
    expect(fieldsOf(await block(stayDay(5), stayDay(8)))).toEqual(['from'])
    const { blocked } = (await getOwn()).body.data
    expect(blocked).toMatchObject([
      { from: stayDay(3), to: stayDay(6) },
      { from: stayDay(6), to: stayDay(7) },
    ])
    const path = `/v1/microservice/users/blocked-nights/${blocked[0].id}`
    const remove = (token: string) => stays.api.get(path, { token, method: 'DELETE' })
    expect((await remove((await addPerson()).token)).status).toBe(404)
    expect((await remove(people.owner.token)).status).toBe(200)
    expect((await remove(people.owner.token)).status).toBe(404)
    expect((await getOffer()).body.data.occupied).toEqual([{ from: stayDay(6), to: stayDay(7) }])
  })

  test.each([
    ['in the past', stayDay(-1), stayDay(3), 'from'],
    ['with the end before the beginning', stayDay(5), stayDay(3), 'to'],
    ['without a night', stayDay(5), stayDay(5), 'to'],
    ['beginning on 31 February', '2027-02-31', stayDay(3), 'from'],
    ['of more than a year', stayDay(1), stayDay(390), 'to'],
    ['in a far century', '9999-01-01', '9999-01-03', 'from'],
  ])('nights %s are rejected', async (_what, from, to, field) => {
    const answer = await block(from, to)
    expect([answer.status, fieldsOf(answer)[0]]).toEqual([422, field])
  })

  test('the database itself refuses nights that are occupied twice', async () => {
    await block(stayDay(3), stayDay(6))
    await expect(
      database.pool.query(
        'insert into occupied_nights (statement_id, nights) select statement_id, nights from occupied_nights where statement_id = $1',
        [people.statement],
      ),
    ).rejects.toMatchObject({ code: '23P01' })
  })
})

describe('requests', () => {
  test('a guest requests a stay in a conversation, and both sides get an email', async () => {
    const { id, conversation, key } = await addRequested({
      email: 'guest@example.ge',
      comment: 'გვიან ჩამოვალთ',
    })
    const { body } = await stays.listOfConversation(conversation, { key })
    expect(body.data).toMatchObject([
      {
        id,
        state: 'requested',
        party: 'seeker',
        nights: 3,
        night_price: 120,
        weekend_nights: 0,
        cleaning_fee: 40,
        total: 400,
      },
    ])
    const { rows } = await database.pool.query<{ text: string }>(
      'select text from conversation_messages where conversation_id = $1',
      [conversation],
    )
    expect(rows[0]?.text).toMatch(/₾400.*\nგვიან ჩამოვალთ$/s)
    const { rows: owners } = await database.pool.query('select email from users where id = $1', [
      people.owner.id,
    ])
    expect(await listMessages()).toEqual([
      { kind: 'stay_requested', recipient: owners[0].email },
      { kind: 'stay_requested', recipient: 'guest@example.ge' },
    ])
    const { rows: mails } = await database.pool.query<{ path: string }>(
      "select content -> 'link' ->> 'path' as path from messages order by user_id",
    )
    expect(mails.map(({ path }) => path)).toEqual([
      `/account/statements/${people.statement}/stays`,
      `/conversation/${conversation}?key=${key}`,
    ])
    const own = (await getOwn()).body.data.stays
    expect(own).toMatchObject([{ id, party: 'owner', name: 'ნინო' }])
    expect(JSON.stringify(own)).not.toContain('guest@example.ge')
    const { rows: leads } = await database.pool.query(
      'select l.kind from account_leads l join account_lead_sources s on s.lead_id = l.id where s.source_id = $1',
      [conversation],
    )
    expect(leads).toEqual([{ kind: 'message' }])
  })

  test('weekend nights cost their own price, and the stored lines are those that were shown', async () => {
    const thursday = addDays(mondayAfter(5), 3)
    const { id } = await addRequested({ from: thursday, to: addDays(thursday, 4), total: '580' })
    const { rows } = await database.pool.query(
      'select nights_count, night_price, weekend_nights, weekend_price, cleaning_fee, total from stays where id = $1',
      [id],
    )
    expect(rows).toEqual([
      {
        nights_count: 2,
        night_price: 120,
        weekend_nights: 2,
        weekend_price: 150,
        cleaning_fee: 40,
        total: 580,
      },
    ])
    await expect(
      database.pool.query('update stays set total = total + 1 where id = $1', [id]),
    ).rejects.toMatchObject({ code: '23514' })
  })

  test.each<[string, object, string]>([
    ['nights that begin in the past', { from: stayDay(-2) }, 'from'],
    ['31 February', { from: '2027-02-31' }, 'from'],
    ['the end before the beginning', { from: stayDay(9), to: stayDay(8) }, 'to'],
    ['one night, below the minimum', { from: stayDay(9), to: stayDay(10) }, 'to'],
    ['31 nights, above the maximum', { from: stayDay(9), to: stayDay(40) }, 'to'],
    ['nights beyond the horizon', { from: stayDay(200), to: stayDay(203) }, 'to'],
    ['10,000 nights', { from: stayDay(9), to: stayDay(10_009) }, 'to'],
    ['no guest', { guests: '0' }, 'guests'],
    ['1,000,000,000 guests', { guests: '1000000000' }, 'guests'],
    ['five guests, above the maximum', { guests: '5' }, 'guests'],
    ['another total', { total: '399' }, 'total'],
    ['a total of no number', { total: '1e3' }, 'total'],
    ['no name', { name: ' ' }, 'name'],
    ['no email', { email: '' }, 'email'],
    ['a malformed phone number', { phone_number: '12' }, 'phone_number'],
  ])('a request with %s is rejected', async (_what, more, field) => {
    const answer = await request(more as never)
    expect([answer.status, fieldsOf(answer)]).toEqual([422, [field]])
  })

  test('occupied nights, an own statement, and statements that take no stays are refused', async () => {
    const from = mondayAfter(5)
    await block(addDays(from, 2), addDays(from, 3))
    expect(fieldsOf(await request())).toEqual(['nights'])
    expect((await request({ from: addDays(from, 3), to: addDays(from, 5), total: '350' })).status).not.toBe(
      404,
    )
    expect(fieldsOf(await request({ token: people.owner.token }))).toEqual(['stay'])
    const sale = await addStatement(database.pool, { user_id: people.owner.id })
    expect((await request({ at: sale })).status).toBe(404)
    expect((await request({ at: 999_999_999 })).status).toBe(404)
    await database.pool.query("update statements set status = 'inactive' where id = $1", [people.statement])
    expect((await request()).status).toBe(404)
  })

  test('repeated and concurrent requests with one key are one request', async () => {
    const form = { visitor: randomUUID(), idempotency_key: randomUUID() }
    const answers = await Promise.all(Array.from({ length: 5 }, () => request(form)))
    expect(
      new Set(answers.map(({ status, body }) => `${status} ${body.data.id} ${body.data.key}`)).size,
    ).toBe(1)
    expect(await listMessages()).toHaveLength(2)
  })

  test('a person requests the same nights once, until the request is declined', async () => {
    const seeker = await addPerson()
    const { id } = await addRequested({ token: seeker.token })
    expect(fieldsOf(await request({ token: seeker.token }))).toEqual(['stay'])
    await addRequested({ email: 'same@example.ge' })
    expect(fieldsOf(await request({ email: 'same@example.ge' }))).toEqual(['stay'])
    await change(id, 'decline')
    expect((await request({ token: seeker.token })).status).toBe(200)
  })
})

describe('the stays of a user', () => {
  const listOf = async (token: string) => {
    const { status, body } = await stays.api.get('/v1/microservice/users/stays', { token })
    expect(status).toBe(200)
    return body.data.map(({ id, party, state }: Record<string, string>) => ({ id, party, state }))
  }

  test('both sides find a stay among their own, requests first, and strangers find none', async () => {
    const [seeker, stranger] = [await addPerson(), await addPerson()]
    const confirmed = await addRequested({ token: seeker.token })
    await change(confirmed.id, 'confirm')
    const from = mondayAfter(15)
    const requested = await addRequested({ token: seeker.token, from, to: addDays(from, 3) })
    const listed = (party: string) => [
      { id: requested.id, party, state: 'requested' },
      { id: confirmed.id, party, state: 'confirmed' },
    ]
    expect(await listOf(seeker.token)).toEqual(listed('seeker'))
    expect(await listOf(people.owner.token)).toEqual(listed('owner'))
    expect(await listOf(stranger.token)).toEqual([])
    expect((await stays.api.get('/v1/microservice/users/stays')).status).toBe(401)
  })
})

describe('changes of stays', () => {
  test('a confirmation occupies the nights, declines other requests for them, and can be repeated', async () => {
    const first = await addRequested()
    const second = await addRequested()
    const from = mondayAfter(5)
    const later = await addRequested({ from: addDays(from, 7), to: addDays(from, 10) })
    await database.pool.query('delete from messages')
    expect((await change(first.id, 'confirm')).status).toBe(200)
    expect((await change(first.id, 'confirm')).status).toBe(200)
    expect(await Promise.all([first, second, later].map(({ id }) => getState(id)))).toEqual([
      'confirmed',
      'declined',
      'requested',
    ])
    expect((await getOffer()).body.data.occupied).toEqual([{ from, to: addDays(from, 3) }])
    expect(await listMessages()).toHaveLength(4)
    expect(fieldsOf(await change(second.id, 'confirm'))).toEqual(['stay'])
    expect(fieldsOf(await request())).toEqual(['nights'])
  })

  test('one of 16 overlapping requests that are confirmed at once gets the nights', async () => {
    const requested = await Promise.all(Array.from({ length: 16 }, () => addRequested()))
    await Promise.all(requested.map(({ id }) => change(id, 'confirm')))
    const states = await Promise.all(requested.map(({ id }) => getState(id)))
    expect(states.filter((state) => state === 'confirmed')).toHaveLength(1)
    expect(states.filter((state) => state === 'declined')).toHaveLength(15)
  })

  test('nights that the owner blocked meanwhile cannot be confirmed, and the request stays', async () => {
    const { id } = await addRequested()
    const from = mondayAfter(5)
    await block(from, addDays(from, 1))
    expect(fieldsOf(await change(id, 'confirm'))).toEqual(['nights'])
    expect(await getState(id)).toBe('requested')
  })

  test('the seeker cancels, and the nights are free again', async () => {
    const { id, key } = await addRequested()
    await change(id, 'confirm')
    expect((await change(id, 'cancel', { key })).status).toBe(200)
    expect((await change(id, 'cancel', { key })).status).toBe(200)
    expect(await getState(id)).toBe('cancelled_by_seeker')
    expect((await getOffer()).body.data.occupied).toEqual([])
    expect(fieldsOf(await change(id, 'confirm'))).toEqual(['stay'])
  })

  test('an owner cancels a confirmed stay, and a seeker can neither confirm nor decline', async () => {
    const { id, key } = await addRequested()
    expect(fieldsOf(await change(id, 'confirm', { key }))).toEqual(['act'])
    expect(fieldsOf(await change(id, 'decline', { key }))).toEqual(['act'])
    expect(fieldsOf(await change(id, 'cancel'))).toEqual(['stay'])
    await change(id, 'confirm')
    expect((await change(id, 'cancel')).status).toBe(200)
    expect(await getState(id)).toBe('cancelled_by_owner')
  })

  test('a stay and its conversation do not exist for strangers', async () => {
    const { id, conversation } = await addRequested()
    const callers = [{}, { token: (await addPerson()).token }, { key: randomUUID() }]
    for (const caller of callers)
      expect([
        (await change(id, 'cancel', caller)).status,
        (await stays.listOfConversation(conversation, caller)).status,
      ]).toEqual([404, 404])
    expect((await change('x', 'cancel')).status).toBe(404)
    expect(await getState(id)).toBe('requested')
  })

  test('emails add a confirmed stay to calendars and remove it, but none of a mere request', async () => {
    const listAppointments = async () => {
      const { rows } = await database.pool.query(
        `select content -> 'appointment' ->> 'uid' as uid, (content -> 'appointment' -> 'sequence')::int as sequence,
           (content -> 'appointment' -> 'isCancelled')::boolean as cancelled, content -> 'appointment' ->> 'path' as path
         from messages order by user_id`,
      )
      await database.pool.query('delete from messages')
      return rows
    }
    const { id, conversation } = await addRequested()
    const none = { uid: null, sequence: null, cancelled: null, path: null }
    expect(await listAppointments()).toEqual([none, none])
    await change(id, 'confirm')
    const paths = [`/account/messages/${conversation}`, `/conversation/${conversation}`]
    const both = (appointment: object) => paths.map((path) => ({ uid: `stay-${id}`, path, ...appointment }))
    expect(await listAppointments()).toEqual(both({ sequence: 0, cancelled: false }))
    await change(id, 'cancel')
    expect(await listAppointments()).toEqual(both({ sequence: 1, cancelled: true }))
    const other = await addRequested()
    await database.pool.query('delete from messages')
    await change(other.id, 'cancel', { key: other.key })
    expect(await listAppointments()).toEqual([none, none])
  })
})
