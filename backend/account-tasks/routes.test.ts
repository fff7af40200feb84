import { beforeAll, expect, test } from 'vitest'
import { createSession } from '~backend/platform/auth/sessions'
import { accountEndpoints } from '~contract/endpoints/accounts'
import { success } from '~contract/schemas/envelope'
import { withTestDatabase } from '~tests/database'
import { withApi } from '~tests/fixtures/api'
import { addPlaces, addStatement, addUser } from '~tests/fixtures/database-rows'

const database = withTestDatabase()
const api = withApi(database)
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)

beforeAll(() => addPlaces(database.pool))

async function getTasks(userId: number) {
  const token = await createSession(database.pool, userId)
  const { status, body } = await api.get('/v1/users/account-tasks', { token })
  expect(status).toBe(200)
  return success(accountEndpoints.tasks.answer).parse(body)
}

async function addNotification(userId: number, kind: number, response: string | null = null) {
  const sender = await addUser(database.pool, { type: 'broker' })
  const { rows } = await database.pool.query(
    `insert into notifications (user_id, kind, sender_id, response, responded_at)
     values ($1, $2, $3, $4::text, case when $4::text is null then null else now() end) returning uuid`,
    [userId, kind, sender, response],
  )
  return String(rows[0].uuid)
}

test('statements that end soon, have just ended or are blocked are tasks, the first to end first', async () => {
  const user_id = await addUser(database.pool)
  const add = (row: object) => addStatement(database.pool, { user_id, ...row })
  const later = await add({ expires_at: inDays(6) })
  const sooner = await add({ expires_at: inDays(1) })
  const ended = await add({ expires_at: inDays(-2) })
  const blocked = await add({ status: 'inactive', expires_at: inDays(40) })
  await database.pool.query(
    "insert into statement_blocks (statement_id, cause, reason) values ($1, 'statement', 'Not a home')",
    [blocked],
  )
  await add({ expires_at: inDays(40) })
  await add({ expires_at: inDays(-40) })
  await add({ status: 'hidden', expires_at: inDays(1) })
  await add({ expires_at: inDays(1), deleted_at: inDays(0) })
  expect((await getTasks(user_id)).tasks).toEqual([
    { name: 'statement_blocked', count: 1, ids: [String(blocked)] },
    { name: 'statement_ending', count: 2, ids: [String(sooner), String(later)] },
    { name: 'statement_ended', count: 1, ids: [String(ended)] },
  ])
})

test('open and refused drafts, promotions that end and unanswered questions are tasks', async () => {
  const user_id = await addUser(database.pool, { type: 'agent' })
  const promoted = await addStatement(database.pool, {
    user_id,
    vip_tier: 1,
    vip_until: inDays(2),
    expires_at: inDays(60),
  })
  await addStatement(database.pool, { user_id, vip_tier: 1, vip_until: inDays(9), expires_at: inDays(60) })
  const { rows } = await database.pool.query(
    `insert into statement_drafts (user_id, state) values ($1, 'open'), ($1, 'refused'), ($1, 'in_review')
     returning id, state`,
    [user_id],
  )
  const idOf = (state: string) => String(rows.find((row) => row.state === state).id)
  const question = await addNotification(user_id, 2)
  await addNotification(user_id, 2, 'accepted')
  await addNotification(user_id, 1)
  expect((await getTasks(user_id)).tasks).toEqual([
    { name: 'question', count: 1, ids: [question] },
    { name: 'draft_refused', count: 1, ids: [idOf('refused')] },
    { name: 'draft_open', count: 1, ids: [idOf('open')] },
    { name: 'promotion_ending', count: 1, ids: [String(promoted)] },
  ])
})

test("other users' statements, drafts and notifications are not tasks", async () => {
  const other = await addUser(database.pool)
  await addStatement(database.pool, { user_id: other, expires_at: inDays(1) })
  await database.pool.query('insert into statement_drafts (user_id) values ($1)', [other])
  await addNotification(other, 2)
  expect(await getTasks(await addUser(database.pool))).toEqual({
    new_leads: 0,
    tasks: [],
    company: null,
    desk: null,
  })
  expect((await api.get('/v1/users/account-tasks')).status).toBe(401)
})

test('a measurement is a task until its extra area is paid', async () => {
  const user_id = await addUser(database.pool)
  const { rows } = await database.pool.query(
    `insert into service_orders (user_id, service_type_id, state)
     select $1, id, 'done' from service_types limit 1 returning id`,
    [user_id],
  )
  await database.pool.query(
    `insert into measurements (order_id, ordered_m2, price, measured_m2, measured_at, difference)
     values ($1, 50, 10000, 60, now(), 2000)`,
    [rows[0].id],
  )
  expect((await getTasks(user_id)).tasks).toEqual([
    { name: 'measurement_to_pay', count: 1, ids: [String(rows[0].id)] },
  ])
  await database.pool.query('update measurements set difference_paid_at = now() where order_id = $1', [
    rows[0].id,
  ])
  expect((await getTasks(user_id)).tasks).toEqual([])
})

test('viewings of today and tomorrow and unanswered past ones are tasks of both sides', async () => {
  const owner = await addUser(database.pool)
  const seeker = await addUser(database.pool)
  const statement = await addStatement(database.pool, { user_id: owner, expires_at: inDays(40) })
  const add = async (startsIn: string, row: { state?: string; owner_answer?: boolean } = {}) => {
    const { rows } = await database.pool.query(
      `insert into viewings (statement_id, owner_id, user_id, starts_at, ends_at, in_person, name, email, locale,
                             visitor, state, owner_answer)
       values ($1, $2, $3, now() + $4::interval, now() + $4::interval + interval '30 minutes', false, 'Nino',
               'nino@example.ge', 'ka', 'v', $5, $6) returning id`,
      [statement, owner, seeker, startsIn, row.state ?? 'booked', row.owner_answer ?? null],
    )
    return String(rows[0].id)
  }
  const moved = await add('2 hours', { state: 'moved' })
  const soon = await add('1 hour')
  await add('3 days')
  await add('1 hour', { state: 'cancelled_by_seeker' })
  const past = await add('-1 day')
  await add('-1 day', { state: 'took_place' })
  await add('-20 days')
  const tasks = [
    { name: 'viewing_soon', count: 2, ids: [soon, moved] },
    { name: 'viewing_question', count: 1, ids: [past] },
  ]
  expect((await getTasks(owner)).tasks).toEqual(tasks)
  expect((await getTasks(seeker)).tasks).toEqual(tasks)
  await database.pool.query('update viewings set owner_answer = true where id = $1', [past])
  expect((await getTasks(owner)).tasks).toEqual(tasks.slice(0, 1))
  expect((await getTasks(seeker)).tasks).toEqual(tasks)
})

test('a company learns that it is unconfirmed and which parts of its profile are empty', async () => {
  const bare = await addUser(database.pool, { type: 'developer', awaits_confirmation: true })
  expect((await getTasks(bare)).company).toEqual({
    awaits_confirmation: true,
    missing: ['photo', 'about', 'address', 'phone'],
  })
  const full = await addUser(database.pool, {
    type: 'broker',
    logo: '/pictures/logo.webp',
    about_ka: 'ვეხმარებით',
    address_en: 'Vake',
    phone_number: '555123456',
  })
  expect((await getTasks(full)).company).toEqual({ awaits_confirmation: false, missing: [] })
})

test('the desk is counted for operators alone, and late leads are named', async () => {
  const operator = await addUser(database.pool, { is_operator: true })
  const before = (await getTasks(operator)).desk
  await database.pool.query(
    `insert into call_requests (name, phone_number, created_at)
     values ('Nino', '+995555123456', now()), ('Lia', '+995555123456', now() - interval '30 days')`,
  )
  await database.pool.query("insert into statement_drafts (user_id, state) values ($1, 'in_review')", [
    await addUser(database.pool),
  ])
  await database.pool.query(
    `insert into operator_approvals (kind, subject_id, text, requested_by, outcome, decided_by, decided_at)
     values ('make_operator', $1, 'A colleague', $2, null, null, null),
            ('make_operator', $2, 'A colleague', $1, 'reject', $2, now())`,
    [await addUser(database.pool), operator],
  )
  const after = (await getTasks(operator)).desk
  expect(after).toEqual({
    ...before,
    leads: 2,
    late_leads: 1,
    reviews: (before?.reviews ?? 0) + 1,
    approvals: (before?.approvals ?? 0) + 1,
  })
  expect((await getTasks(await addUser(database.pool))).desk).toBeNull()
})
