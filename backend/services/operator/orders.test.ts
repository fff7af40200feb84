import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { DAY_MS, toGeorgianDate } from '~contract/values/georgian-time'
import { withTestDatabase } from '~tests/database'
import { addStatement } from '~tests/fixtures/database-rows'
import { findLedgerErrors } from '~tests/fixtures/ledger'
import { withOrderDesk } from '~tests/fixtures/order-desk'

const database = withTestDatabase()
const desk = withOrderDesk(database)
const { api, bank, owner, orderPhotos, orderTour, act, show } = desk
const inDays = (days: number) => toGeorgianDate(new Date(Date.now() + days * DAY_MS))

const orderBoost = (statement = desk.statement) =>
  desk.order('facebook-boost-service', { package_id: 21, statements: [statement] })

const showOwn = async (id: number) =>
  (await api.get(`/v1/services/orders/${id}`, { token: owner.token, locale: 'en' })).body.data
const listSubjects = async (id: number) => {
  const { rows } = await database.pool.query(
    `select content ->> 'subject' as subject from messages
     where kind = 'order_changed' and content ->> 'subject' like $1 order by created_at`,
    [`% ${id}: %`],
  )
  return rows.map(({ subject }) => subject.replace(/^.*: /, ''))
}

test('an order is accepted, scheduled and finished, and its customer is notified and sees each state', async () => {
  const id = await orderPhotos()
  expect(await show(id)).toMatchObject({ progress: 'waiting', assignee: null })
  expect(await act(id, 'take')).toBe(200)
  expect(await showOwn(id)).toMatchObject({ operator: 'ლია', state: 'paid', scheduled_at: null })
  expect(await act(id, 'visit', { date: inDays(7), time: '11:00' })).toBe(200)
  expect(await show(id)).toMatchObject({ progress: 'scheduled', scheduled_at: `${inDays(7)} 11:00:00` })
  expect(await act(id, 'done', { text: 'Here they are.' })).toBe(200)
  expect(await showOwn(id)).toMatchObject({ state: 'done', closing_note: 'Here they are.' })
  expect(await listSubjects(id)).toHaveLength(3)
  const { acts } = await show(id)
  expect(acts.map((each: { act: string }) => each.act)).toEqual(['take', 'visit', 'done'])
  const { rows } = await database.pool.query(
    "select before ->> 'state' as before, after ->> 'state' as after from operator_acts where subject_id = $1 and act = 'done'",
    [String(id)],
  )
  expect(rows).toEqual([{ before: 'paid', after: 'done' }])
})

test('a finished order cannot be accepted, scheduled, finished or cancelled', async () => {
  const id = await orderPhotos()
  expect(await act(id, 'done')).toBe(200)
  for (const [name, fields] of [
    ['take', {}],
    ['release', {}],
    ['visit', { date: inDays(7), time: '11:00' }],
    ['done', {}],
    ['call_off', { amount: '1', text: 'No.' }],
  ] as const)
    expect([name, await act(id, name, fields)]).toEqual([name, 409])
  expect(await act(id, 'note', { text: 'Asked again.' })).toBe(200)
})

test('an act that the service lacks answers 404, and a time in the past is rejected', async () => {
  const id = await orderPhotos()
  expect(await act(id, 'boost', { date: inDays(0) })).toBe(404)
  expect(await act(id, 'tour', { statement: desk.statement, url: 'https://tours.example/1' })).toBe(404)
  expect(await act(id, 'visit', { date: inDays(-1), time: '11:00' })).toBe(422)
  expect(await act(id, 'note', { text: '' })).toBe(422)
})

test('a tour is attached by its URL to a statement of the order only', async () => {
  const { statement } = desk
  const id = await orderTour()
  const other = await addStatement(database.pool)
  expect(await act(id, 'tour', { statement: other, url: 'https://tours.example/1' })).toBe(422)
  expect(await act(id, 'tour', { statement, url: 'javascript:alert(1)' })).toBe(422)
  expect(await act(id, 'tour', { statement, url: 'https://tours.example/1' })).toBe(200)
  expect(await showOwn(id)).toMatchObject({ state: 'done' })
  const { body } = await api.get(`/v1/microservice/statements/${statement}`)
  expect(body.data.statement['3d_url']).toBe('https://tours.example/1')
})

test('a boost runs for the days of its package from the selected day', async () => {
  const id = await orderBoost()
  expect([
    await act(id, 'boost', { date: inDays(-1) }),
    await act(id, 'boost', { date: inDays(31) }),
  ]).toEqual([422, 422])
  expect(await act(id, 'boost', { date: inDays(0) })).toBe(200)
  expect(await showOwn(id)).toMatchObject({ state: 'active', ends_at: `${inDays(3)} 00:00:00` })
  expect(await show(id)).toMatchObject({ progress: 'running' })
  expect(await act(id, 'boost', { date: inDays(1) })).toBe(409)
})

test('a cancelled boost ends', async () => {
  const id = await orderBoost()
  await act(id, 'boost', { date: inDays(0) })
  const listRunning = async () =>
    (await api.get('/v1/microservice-projects/me/active-packages', owner)).body.data
  expect(await listRunning()).toHaveLength(1)
  expect(await act(id, 'call_off', { amount: '0', text: 'No.' })).toBe(200)
  expect(await listRunning()).toEqual([])
  expect((await showOwn(id)).ends_at < inDays(1)).toBe(true)
})

test('an act on one order does not change another', async () => {
  const { pool } = database
  await bank.fill(owner.token, 500)
  const others = [await orderPhotos(), await orderTour(), await orderBoost()]
  for (const id of others) expect(await act(id, 'take')).toBe(200)
  const readOthers = async () => {
    const { rows } = await pool.query(
      `select to_jsonb(o) as row, to_jsonb(p) as payment, to_jsonb(os) as promotion, s.tour_url
       from service_orders o join payments p on p.order_id = o.id
       left join service_order_statements os on os.order_id = o.id left join statements s on s.id = os.statement_id
       where o.id = any($1) order by o.id`,
      [others],
    )
    return rows
  }
  const before = await readOthers()
  const statement = await addStatement(pool, { user_id: owner.id })
  const done = await orderPhotos()
  for (const [id, name, fields] of [
    [done, 'take', {}],
    [done, 'release', {}],
    [done, 'visit', { date: inDays(7), time: '11:00' }],
    [done, 'done', { text: 'Here they are.' }],
    [done, 'refund', { amount: '10', text: 'Two are dark.' }],
    [await orderTour(statement), 'tour', { statement, url: 'https://tours.example/1' }],
    [await orderBoost(statement), 'boost', { date: inDays(0) }],
    [await orderBoost(statement), 'call_off', { amount: '1', text: 'No.' }],
  ] as const)
    expect([name, await act(id, name, fields)]).toEqual([name, 200])
  expect(await readOthers()).toEqual(before)
})

test('cancelling returns the specified amount once, and never more than was paid', async () => {
  const id = await orderPhotos()
  expect(await bank.balance(owner.token)).toBe(420)
  expect(await act(id, 'call_off', { amount: '80.01', text: 'Ill.' })).toBe(422)
  const fields = { amount: '50', text: 'Ill.', idempotency_key: randomUUID() }
  expect(await Promise.all([1, 2, 3].map(() => act(id, 'call_off', fields)))).toEqual([200, 200, 200])
  expect(await bank.balance(owner.token)).toBe(470)
  expect(await showOwn(id)).toMatchObject({ state: 'called_off', returned: 50, closing_note: 'Ill.' })
  expect(await act(id, 'call_off', { ...fields, idempotency_key: randomUUID() })).toBe(409)
  expect(await listSubjects(id)).toHaveLength(1)
  expect(await findLedgerErrors(database.pool)).toEqual([])
})

test('a finished order is refunded in parts, each once, and never more than was paid', async () => {
  const id = await orderPhotos()
  const refund = (amount: string, idempotency_key: string = randomUUID()) =>
    act(id, 'refund', { amount, text: 'Two are dark.', idempotency_key })
  expect(await refund('10')).toBe(409)
  await act(id, 'done')
  expect([await refund('0'), await refund('80.01')]).toEqual([422, 422])
  const key = randomUUID()
  expect([await refund('30', key), await refund('30', key)]).toEqual([200, 200])
  expect(await bank.balance(owner.token)).toBe(450)
  expect(await refund('50.01')).toBe(422)
  expect(await Promise.all([refund('50'), refund('50')])).toEqual(expect.arrayContaining([200]))
  expect(await bank.balance(owner.token)).toBe(500)
  expect(await show(id)).toMatchObject({ progress: 'done', returned: 80 })
  expect(await refund('1')).toBe(409)
  expect(await listSubjects(id)).toContain('თანხა დაგიბრუნდათ')
  expect(await findLedgerErrors(database.pool)).toEqual([])
})

test('two operators who refund an order at once return both amounts', async () => {
  const id = await orderPhotos()
  await act(id, 'done')
  const before = await bank.balance(owner.token)
  const refund = () =>
    act(id, 'refund', { amount: '10', text: 'Two are dark.', idempotency_key: randomUUID() })
  expect(await Promise.all([refund(), refund(), refund()])).toEqual([200, 200, 200])
  expect(await bank.balance(owner.token)).toBe(before + 30)
  expect(await show(id)).toMatchObject({ returned: 30 })
  expect(await findLedgerErrors(database.pool)).toEqual([])
})

test('lists count waiting, accepted and finished orders, longest waiting first', async () => {
  await database.pool.query("update service_orders set state = 'done'")
  const list = async (query: string) =>
    (await api.get(`/v1/operator/orders?${query}`, { token: desk.operator })).body.data
  const [first, second] = [await orderPhotos(), await orderTour()]
  const waiting = await list('')
  expect(waiting.data.map(({ id }: { id: number }) => id)).toEqual([first, second])
  expect(waiting.count_by_service).toEqual({ 'photographer-service': 1, '3d-service': 1 })
  expect((await list('service=3d-service')).data).toMatchObject([{ id: second }])
  await act(first, 'take')
  expect((await list('')).count_by_list).toMatchObject({ waiting: 1, taken: 1, mine: 1 })
  expect((await list('list=mine')).data).toMatchObject([{ id: first }])
  await act(first, 'release')
  expect((await list('list=mine')).data).toEqual([])
})

test('a customer can neither move nor cancel a completed order or one due tomorrow', async () => {
  const id = await orderPhotos()
  expect((await showOwn(id)).refund_if_cancelled).toBe(80)
  await act(id, 'visit', { date: inDays(7), time: '11:00' })
  await api.post(`/v1/services/orders/${id}/move`, { date: inDays(9) }, owner)
  expect(await showOwn(id)).toMatchObject({ scheduled_at: null, wished_day: inDays(9) })
  await database.pool.query(
    "update service_orders set scheduled_at = now() + interval '1 hour' where id = $1",
    [id],
  )
  expect((await showOwn(id)).refund_if_cancelled).toBe(null)
})

test('personal data of an order are masked until an operator reveals them, which is logged', async () => {
  const id = await desk.order('legal-verification-service', {
    package_id: 91,
    address: 'ბარნოვის 5',
    area: 70,
    cadastral_code: '01.10.14.002.003',
    first_name: 'ნინო',
    last_name: 'ბერიძე',
    personal_number: '01234567890',
    phone_number: '555123456',
    email: 'nino@example.ge',
  })
  const masked = await show(id)
  expect(masked).toMatchObject({ phone_number: '••••56', email: expect.stringContaining('••••@') })
  expect(masked.facts).toContainEqual({ name: 'personal_number', value: '••••90' })
  expect(JSON.stringify(masked)).not.toMatch(/01234567890|555123456|nino@/)
  const look = await api.post(`/v1/operator/orders/${id}/reveal`, {}, { token: desk.operator })
  expect(look.body.data.facts).toContainEqual({ name: 'personal_number', value: '01234567890' })
  expect(look.body.data.phone_number).toBe('555123456')
  expect((await show(id)).acts).toMatchObject([{ act: 'reveal', operator: 'ლია' }])
  expect((await api.post(`/v1/operator/orders/${id}/reveal`, {}, { token: owner.token })).status).toBe(404)
})
