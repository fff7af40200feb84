import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { beforeEach, describe, expect, test } from 'vitest'
import { hashPassword } from '~backend/auth/passwords'
import { addForms } from '~backend/initial-data/forms/forms'
import { getBalance } from '~backend/ledger/balance'
import { createSession, findSessionUserId } from '~backend/platform/auth/sessions'
import { withTestDatabase } from '~tests/database'
import { withApi, withServer } from '~tests/fixtures/api'
import { ALL_CHANNELS, createTestApi } from '~tests/fixtures/create-test-api'
import { addPasskey, addPlaces, addProject, addStatement, addUser } from '~tests/fixtures/database-rows'
import { addPayment, fillBalance } from '~tests/fixtures/ledger'

const database = withTestDatabase()
const api = withApi(database)
const PASSWORD = 'three blue doors'
const UPLOADS = path.join(tmpdir(), 'ezo-uploads')
const FORM_FILES = path.join(tmpdir(), 'ezo-form-files')
let token: string
let userId: number

beforeEach(async () => {
  const { rowCount } = await database.pool.query('select from cities')
  if (rowCount === 0) await addPlaces(database.pool)
  userId = await addUser(database.pool, { type: 'developer', password_hash: await hashPassword(PASSWORD) })
  token = await createSession(database.pool, userId)
})

async function listMessages() {
  const { rows } = await database.pool.query<{ kind: string }>(
    'select kind from messages where user_id = $1',
    [userId],
  )
  return rows.map(({ kind }) => kind)
}

const post = (path: string, body: object) => api.post(`/v1/identity/${path}`, body, { token })

describe('password change', () => {
  test('a new password requires the old one and ends the other sessions', async () => {
    const other = await createSession(database.pool, userId)
    const wrong = await post('password', { password: 'not the one', new_password: 'four green doors' })
    expect([wrong.status, wrong.body.errors[0].field]).toEqual([422, 'password'])
    const { body } = await post('password', { password: PASSWORD, new_password: 'four green doors' })
    expect(body.data).toEqual({ ended: 1 })
    expect(await findSessionUserId(database.pool, other)).toBeUndefined()
    expect(await findSessionUserId(database.pool, token)).toBe(userId)
    expect(await listMessages()).toContain('password_changed')
  })

  test('a common new password is rejected', async () => {
    const { body } = await post('password', { password: PASSWORD, new_password: 'qwertyuiop123' })
    expect(body.errors[0].field).toBe('new_password')
  })

  test('guesses of the old password are limited', async () => {
    const subject = `email account ${userId} address account ${userId}`
    await database.pool.query(
      'insert into sign_in_attempts (subject) select sha256(convert_to($1, $2)) from generate_series(1, 4)',
      [subject, 'UTF8'],
    )
    const guess = () => post('password', { password: 'a guess', new_password: 'four green doors' })
    expect([(await guess()).status, (await guess()).status]).toEqual([422, 429])
  })
})

describe('shared demo accounts', () => {
  const demo = withServer(() =>
    createTestApi(database.pool, pino({ level: 'silent' }), {
      messageChannels: ALL_CHANNELS,
      identity: { site: { brandName: 'Ezo', publicOrigin: undefined, isDemo: true } },
    }),
  )
  const send = (path: string, body: object) =>
    fetch(`${demo.origin}/api/v1/identity/${path}`, {
      method: 'POST',
      headers: { 'x-website-key': 'ezo', 'global-authorization': token, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })

  test("a demo person's account can be neither changed nor closed", async () => {
    await database.pool.query("update users set email = 'developer@demo.test' where id = $1", [userId])
    await addPasskey(database.pool, userId, 'of everybody')
    for (const [path, change] of [
      ['password', { new_password: 'four green doors' }],
      ['close-account', {}],
      ['passkeys/options', { origin: demo.origin }],
      ['passkeys/add', { credential: '{}', origin: demo.origin }],
      ['passkeys/remove/of%20everybody', {}],
    ] as const) {
      const answer = await send(path, { password: PASSWORD, ...change })
      expect((await answer.json()).errors[0].field).toBe('account')
    }
    expect((await send('forgot', { email: 'developer@demo.test' })).status).toBe(200)
    expect((await database.pool.query('select from password_resets')).rowCount).toBe(0)
  })

  test('a user who registered at the demo domain can close the own account', async () => {
    await database.pool.query("update users set email = 'walkb1@demo.test' where id = $1", [userId])
    expect((await send('close-account', { password: PASSWORD })).status).toBe(200)
    const { rows } = await database.pool.query('select email from users where id = $1', [userId])
    expect(rows[0]?.email).not.toBe('walkb1@demo.test')
  })
})

describe('account closure', () => {
  test('closing an account requires the password and anonymizes payments', async () => {
    const { pool } = database
    const statement = await addStatement(pool, { user_id: userId, owner_name: 'ნინო' })
    const payment = await addPayment(pool, userId, {
      provider_id: 'p-1',
      provider: 'sandbox',
      state: 'failed',
      method: 'card',
    })
    await pool.query('insert into favorites (user_id, statement_id) values ($1, $2)', [userId, statement])
    expect((await post('close-account', { password: 'not the one' })).status).toBe(422)
    expect((await post('close-account', { password: PASSWORD })).status).toBe(200)
    expect(await findSessionUserId(pool, token)).toBeUndefined()
    const { rows: people } = await pool.query(
      'select email, first_name, phone_number, password_hash from users where id = $1',
      [userId],
    )
    expect(people).toEqual([
      { email: `closed-${userId}@account.invalid`, first_name: '', phone_number: null, password_hash: null },
    ])
    const { rows: statements } = await pool.query(
      'select owner_name, phone_number, deleted_at is not null as is_deleted from statements where id = $1',
      [statement],
    )
    expect(statements).toEqual([{ owner_name: '', phone_number: null, is_deleted: true }])
    expect((await pool.query('select from favorites where user_id = $1', [userId])).rowCount).toBe(0)
    expect((await pool.query('select from payments where id = $1', [payment])).rowCount).toBe(1)
  })

  test('closing an account deletes pictures, files, and the inputs of orders and requests', async () => {
    const { pool } = database
    const [picture, file] = [randomUUID(), randomUUID()]
    await mkdir(UPLOADS, { recursive: true })
    await mkdir(FORM_FILES, { recursive: true })
    await writeFile(path.join(UPLOADS, `${picture}_thumb.webp`), '')
    await writeFile(path.join(FORM_FILES, file), '')
    await pool.query("insert into uploaded_pictures (token, user_id, kind) values ($1, $2, 'photo')", [
      picture,
      userId,
    ])
    await addForms(pool)
    const { rows: forms } = await pool.query(
      `insert into dynamic_form_answers (form_id, user_id, answers, idempotency_key)
       select id, $1, '{"name":"ნინო"}', $2 from dynamic_forms limit 1 returning id`,
      [userId, randomUUID()],
    )
    await pool.query(
      `insert into dynamic_form_files (answer_id, field, name, media_type, size, token)
       values ($1, 'plan', 'ნინო.pdf', 'application/pdf', 1, $2)`,
      [forms[0].id, file],
    )
    const { rows: orders } = await pool.query(
      `insert into service_orders (user_id, service_type_id, state, details)
       select $1, min(id), 'paid', '{"personal_number":"01001000001"}' from service_types returning id`,
      [userId],
    )
    await pool.query(
      "insert into call_requests (user_id, name, phone_number, comment, idempotency_key) values ($1, 'ნინო', '+995555123456', '', $2)",
      [userId, randomUUID()],
    )
    const refused = await post('close-account', { password: PASSWORD })
    expect([refused.status, refused.body.errors[0].field]).toEqual([422, 'orders'])
    await pool.query("update service_orders set state = 'done' where id = $1", [orders[0].id])
    expect((await post('close-account', { password: PASSWORD })).status).toBe(200)
    const { rows } = await pool.query('select state, details from service_orders where user_id = $1', [
      userId,
    ])
    expect(rows).toEqual([{ state: 'done', details: {} }])
    for (const table of ['call_requests', 'dynamic_form_answers', 'uploaded_pictures', 'messages'])
      expect((await pool.query(`select from ${table} where user_id = $1`, [userId])).rowCount, table).toBe(0)
    expect(existsSync(path.join(UPLOADS, `${picture}_thumb.webp`))).toBe(false)
    expect(existsSync(path.join(FORM_FILES, file))).toBe(false)
  })

  test.each(['pending', 'review'])('an account cannot be closed while a payment is %s', async (state) => {
    await addPayment(database.pool, userId, {
      provider_id: randomUUID(),
      provider: 'sandbox',
      method: 'card',
      state,
    })
    const { status, body } = await post('close-account', { password: PASSWORD, gives_up_balance: '1' })
    expect([status, body.errors[0].field]).toEqual([422, 'payments'])
    expect(await findSessionUserId(database.pool, token)).toBe(userId)
  })

  test('closing an account with money requires giving up the balance', async () => {
    await fillBalance(database.pool, userId, 2_500)
    const { status, body } = await post('close-account', { password: PASSWORD })
    expect([status, body.errors[0].field]).toEqual([422, 'gives_up_balance'])
    expect(await findSessionUserId(database.pool, token)).toBe(userId)
    expect((await post('close-account', { password: PASSWORD, gives_up_balance: '1' })).status).toBe(200)
    expect(await getBalance(database.pool, userId)).toBe(2_500)
  })

  test('an account whose projects are public cannot be closed', async () => {
    await addProject(database.pool, { developer_id: userId })
    const { status, body } = await post('close-account', { password: PASSWORD })
    expect([status, body.errors[0].field]).toEqual([422, 'projects'])
    expect(await findSessionUserId(database.pool, token)).toBe(userId)
  })
})
