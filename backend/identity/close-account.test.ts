import { beforeAll, describe, expect, test } from 'vitest'
import { addForms } from '~backend/initial-data/forms/forms'
import { getBalance } from '~backend/ledger/balance'
import { createSession } from '~backend/platform/auth/sessions'
import { inTransaction } from '~backend/platform/db/transaction'
import { addConfirmedPhone } from '~backend/profile/store'
import { refundDaysOfDeleted } from '~backend/services/orders/refund-unused-days'
import { withTestDatabase } from '~tests/database'
import { beginWhileClosing } from '~tests/fixtures/begin-while-closing'
import { countWaiting } from '~tests/fixtures/count-waiting'
import { addPlaces, addProject, addStatement, addUser } from '~tests/fixtures/database-rows'
import { addPayment } from '~tests/fixtures/ledger'
import { addRowsOf, readRowsOf } from '~tests/fixtures/personal-rows'
import { withSandboxBank } from '~tests/fixtures/sandbox-bank'
import { closeAccount, OWN_TABLES } from './close-account'

const database = withTestDatabase()
const bank = withSandboxBank(database)
beforeAll(async () => {
  await addPlaces(database.pool)
  await addForms(database.pool)
})

/** Tables that closing an account keeps, with the reason. */
const OTHER_TABLES = {
  dynamic_form_answers: 'deleted with their files',
  uploaded_pictures: 'deleted with their files',
  statement_reports: 'stay without their author',
  search_requests: 'stay without name and number until they expire',
  statements: 'stay deleted, without names, numbers and texts',
  service_orders: 'stay without what was typed into them',
  payments: 'stay, as the law asks',
  ledger_accounts: 'stay, as the law asks',
  contact_requests: 'stay: they were paid for',
  payment_cards: 'are deleted by the provider',
  promo_code_phones: 'stay, so that a code is not used twice',
  company_phone_reveals: 'are numbers of a day',
  account_lead_acts: 'stay with the leads of others',
  company_viewers: 'are numbers of a day',
  company_views: 'are numbers of a day',
  owner_totals: 'follow the statements',
  passkey_challenges: 'end after minutes',
}

test('closing an account has a rule for each table that references a person', async () => {
  const { rows } = await database.pool.query<{ name: string }>(
    `select c.table_name as name from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and c.column_name = 'user_id' and t.table_type = 'BASE TABLE'`,
  )
  const known: string[] = [...OWN_TABLES, ...Object.keys(OTHER_TABLES)]
  expect(rows.map(({ name }) => name).sort()).toEqual(known.sort())
})

const addPerson = async () => {
  const id = await addUser(database.pool, { valid_phone_numbers: ['555123456'] })
  return { id, token: await createSession(database.pool, id) }
}

const close = (id: number, { givesUpBalance = true } = {}) =>
  inTransaction(database.pool, (transaction) => closeAccount(transaction, id, { givesUpBalance }))

test('closing an account ends the emails to its address that need no account', async () => {
  const { id } = await addPerson()
  const { rows: users } = await database.pool.query('select email from users where id = $1', [id])
  for (const email of [users[0].email, 'other@example.ge']) {
    await database.pool.query("insert into price_watches (email, locale) values (lower($1), 'ka')", [email])
    await database.pool.query(
      `insert into saved_searches (email, locale, name, query, sends_emails)
       values (lower($1), 'ka', 'Vake', 'urbans=38', true)`,
      [email],
    )
  }
  await close(id)
  const { rows } = await database.pool.query(
    'select email from price_watches union all select email from saved_searches where user_id is null',
  )
  expect(rows).toEqual([{ email: 'other@example.ge' }, { email: 'other@example.ge' }])
})

test("closing an account deletes its personal data, and other users' data stays", async () => {
  const [leaving, staying] = [await addPerson(), await addPerson()]
  const broker = await addUser(database.pool, { type: 'broker' })
  for (const { id } of [leaving, staying]) await addRowsOf(database.pool, id, broker)
  await addProject(database.pool, { developer_id: broker })
  await addPayment(database.pool, staying.id, {
    provider_id: 'undecided',
    provider: 'sandbox',
    method: 'card',
    state: 'review',
  })
  await database.pool.query("update service_orders set state = 'paid' where user_id = $1", [staying.id])
  const ofStaying = await readRowsOf(database.pool, staying.id)
  expect(Object.keys(ofStaying).length).toBeGreaterThan(12)

  const left = await close(leaving.id)
  expect(left).toEqual({ pictures: [expect.any(String)], formFiles: [expect.any(String)] })
  expect(await readRowsOf(database.pool, staying.id)).toEqual(ofStaying)
  const ofLeaving = await readRowsOf(database.pool, leaving.id)
  expect(Object.keys(ofLeaving).sort()).toEqual([
    'conversation_messages',
    'conversations',
    'owner_totals',
    'payment_cards',
    'service_orders',
    'statements',
    'users',
  ])
  expect(ofLeaving.conversations).toMatchObject([{ seeker_name: '', state: 'closed', ended_by: 'seeker' }])
  expect(ofLeaving.conversation_messages).toMatchObject([{ text: null }, { text: 'Hello' }])
  expect(ofLeaving.payment_cards).toMatchObject([{ is_default: false, removed_at: expect.any(String) }])
  expect(JSON.stringify(ofLeaving)).not.toMatch(/ნინო|ბერიძე|nino|555123456|01001000001|1990-05-20|female/)
  const { rows } = await database.pool.query(
    `select name, phone_number <> '555123456' as is_removed, comment, expires_at <= now() as is_over
     from search_requests where user_id is null`,
  )
  expect(rows).toEqual([{ name: '–', is_removed: true, comment: '', is_over: true }])
  expect((await database.pool.query('select from statement_reports where user_id is null')).rowCount).toBe(1)
  expect((await database.pool.query('select from registrations')).rowCount).toBe(1)
})

test('unused promotion days are lost with the balance and never credited', async () => {
  const [{ id, token }, staying] = [await addPerson(), await addPerson()]
  for (const person of [{ id, token }, staying]) {
    const statement = await addStatement(database.pool, { user_id: person.id })
    await bank.fill(person.token, 12.5)
    const { body } = await bank.init(person.token, 'vip-service-order', {
      package_id: 1,
      statements: [statement],
    })
    await bank.payFromBalance(person.token, body.data.id)
  }
  await expect(close(id, { givesUpBalance: false })).rejects.toMatchObject({
    body: { errors: [{ field: 'gives_up_balance' }] },
  })
  expect(await bank.balance(token)).toBe(0)
  await close(id)
  // Four whole days of five.
  expect(await getBalance(database.pool, id)).toBe(1_000)
  await refundDaysOfDeleted(database.pool)
  expect(await getBalance(database.pool, id)).toBe(1_000)
  expect(await bank.balance(staying.token)).toBe(0)
})

test('a late payment of a closed account raises an alert, buys nothing, and saves no card', async () => {
  const { id, token } = await addPerson()
  const { body } = await bank.init(token, 'measure-service-order', {
    package_id: 81,
    type: 'flat',
    city: 'თბილისი',
    address: 'ბარნოვის 5',
    area: 100,
    name: 'ნინო ბერიძე',
    phone_number: '555123456',
  })
  const paymentId: number = body.data.id
  const paid = await bank.pay(token, { payment_id: paymentId, save_card: 1 })
  const setBankState = (state: string) =>
    database.pool.query('update sandbox_bank_payments set state = $2 where external_id = $1', [
      String(paymentId),
      state,
    ])
  await setBankState('expired')
  expect(await bank.status(token, paymentId)).toMatchObject({ state: 'failed' })
  await close(id)
  await setBankState('created')
  await bank.decide(paid.body.data.redirect_url, 'approve')
  await expect.poll(() => getBalance(database.pool, id)).toBeGreaterThan(0)
  expect(bank.api.errors.splice(0)).toEqual([expect.stringContaining('"alert":"credit_of_closed_account"')])
  const { rows } = await database.pool.query(
    `select o.state, c.is_default, c.removed_at is not null as is_removed
     from service_orders o join payment_cards c using (user_id) where o.user_id = $1`,
    [id],
  )
  expect(rows).toEqual([{ state: 'called_off', is_default: false, is_removed: true }])
})

describe('concurrent account closure', () => {
  const waitFor = (waiting: number) =>
    expect.poll(() => countWaiting(database.pool), { timeout: 5_000 }).toBe(waiting)

  test('a payment that starts during the closure is rejected', async () => {
    const { id, token } = await addPerson()
    const payment = (await bank.initFill(token, 10)).body.data.id
    const { status } = await beginWhileClosing(database.pool, id, () =>
      bank.pay(token, { payment_id: payment }),
    )
    const { rows } = await database.pool.query('select state from payments where user_id = $1', [id])
    expect([status, rows]).toEqual([401, [{ state: 'new' }]])
  })

  test('a promo code is not used up during the closure', async () => {
    const { id, token } = await addPerson()
    await database.pool.query(
      "insert into promo_codes (code, amount, begins_at) values ('WELCOME10', 1000, now())",
    )
    const { status } = await beginWhileClosing(database.pool, id, () =>
      bank.api.post('/v1/users/fill-balance/promo-code/WELCOME10', undefined, { token }),
    )
    const { rows } = await database.pool.query('select uses from promo_codes')
    expect([status, rows]).toEqual([401, [{ uses: 0 }]])
  })

  test.each([
    ['last name', { last_name: 'ბერიძე' }],
    ['about', { about: 'ნინო ბერიძე, 555 12 34 56' }],
  ])('the profile field %s is not written again during the closure', async (_, form) => {
    const { id, token } = await addPerson()
    const { status } = await beginWhileClosing(database.pool, id, () =>
      bank.api.post('/v1/profile/update', form, { token }),
    )
    expect(status).toBe(401)
    expect(JSON.stringify(await readRowsOf(database.pool, id))).not.toContain('ბერიძე')
  })

  test('a number confirmed during the closure is not saved', async () => {
    const { id } = await addPerson()
    await beginWhileClosing(database.pool, id, () => addConfirmedPhone(database.pool, id, '555987654'))
    expect(JSON.stringify(await readRowsOf(database.pool, id))).not.toContain('555987654')
  })

  test('a payment that has already started prevents the closure', async () => {
    const { id, token } = await addPerson()
    const payment = (await bank.initFill(token, 10)).body.data.id
    const holder = await database.pool.connect()
    await holder.query('begin')
    await holder.query('select from users where id = $1 for update', [id])
    const paying = bank.pay(token, { payment_id: payment })
    await waitFor(1)
    const closing = close(id).catch((error) => error.body)
    await waitFor(2)
    await holder.query('commit')
    holder.release()
    expect((await paying).status).toBe(200)
    expect(await closing).toMatchObject({ errors: [{ field: 'payments' }] })
  })
})
