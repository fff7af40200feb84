import { beforeEach, describe, expect, test } from 'vitest'
import { hashPassword } from '~backend/auth/passwords'
import { createSession, findSessionUserId } from '~backend/platform/auth/sessions'
import { withTestDatabase } from '~tests/database'
import { addUser } from '~tests/fixtures/database-rows'
import { withIdentityApi } from '~tests/fixtures/identity-api'
import { provePhone } from '~tests/fixtures/prove-phone'
import { completeRecoveries, deleteExpiredRecoveries } from './account-recoveries'

const database = withTestDatabase()
const { api, send, signIn, listEmails, receiveCode, clear } = withIdentityApi(database)
const PASSWORD = 'three blue doors'
const NEW_PASSWORD = 'four green doors'
const PHONE = '555123456'

let number = 0
let userId: number
let token: string
let oldEmail: string
let newEmail: string
let passwordHash: string

beforeEach(async () => {
  await clear()
  await database.pool.query('truncate phone_codes')
  number += 1
  oldEmail = `nino${number}@example.ge`
  newEmail = `nino.new${number}@example.ge`
  passwordHash ??= await hashPassword(PASSWORD)
  userId = await addUser(database.pool, {
    email: oldEmail,
    password_hash: passwordHash,
    phone_number: PHONE,
    valid_phone_numbers: [PHONE],
  })
  token = await createSession(database.pool, userId)
})

interface Typed {
  email?: string
  phone?: string
  to?: string
  visitor?: string
}

async function request({ email = oldEmail, phone = PHONE, to = newEmail, visitor }: Typed = {}) {
  const phone_confirmation = await provePhone(database.pool, phone)
  const body = { email, phone_number: phone, phone_confirmation, new_email: to }
  return send('recovery', body, visitor ? { visitor } : {})
}

const confirm = (code: string, phone = PHONE) => send('confirm-recovery', { code, phone_number: phone })
const stop = (code: string) => send('stop-recovery', { code })
const complete = () => completeRecoveries(database.pool, { info() {}, warn() {} })
const change = (sql: string, ...values: unknown[]) => database.pool.query(sql, values)
const waitHours = (hours: number) =>
  change('update account_recoveries set confirmed_at = confirmed_at - make_interval(hours => $1)', hours)

/** Starts the waiting time and returns the code that stops it. */
async function start(): Promise<string> {
  expect((await request()).status).toBe(200)
  expect((await confirm(await receiveCode())).status).toBe(200)
  return receiveCode()
}

async function readEmail(): Promise<string> {
  const { rows } = await change('select email from users where id = $1', userId)
  return rows[0].email
}

async function readRecoveryTime(): Promise<string | null> {
  const { status, body } = await api.get('/v1/identity/account', { token })
  expect(status).toBe(200)
  return body.data.recovery_at
}

describe('recoveries by phone', () => {
  test('the email changes after 48 hours, and the new address gets a link for a new password', async () => {
    await start()
    expect(await listEmails()).toMatchObject([
      { kind: 'recovery_confirmation', recipient: newEmail },
      { kind: 'recovery_started', recipient: oldEmail },
    ])
    await waitHours(47)
    await complete()
    expect(await readEmail()).toBe(oldEmail)
    await waitHours(1)
    await Promise.all([complete(), complete()])
    expect(await readEmail()).toBe(newEmail)
    expect((await listEmails()).slice(2)).toMatchObject([
      { kind: 'email_changed', recipient: oldEmail },
      { kind: 'account_recovered', recipient: newEmail },
    ])
    const reset = await send('reset', { code: await receiveCode(), new_password: NEW_PASSWORD })
    expect(reset.status).toBe(200)
    expect(await findSessionUserId(database.pool, token)).toBeUndefined()
    expect((await signIn(newEmail, NEW_PASSWORD)).body.data.access_token).toMatch(/./)
  })

  test('the old address undoes a recovery for seven days after the change', async () => {
    await start()
    await waitHours(48)
    await complete()
    const undoCode = (await listEmails()).find(({ kind }) => kind === 'email_changed')?.code
    expect((await send('undo-email', { code: undoCode })).status).toBe(200)
    expect(await readEmail()).toBe(oldEmail)
  })

  test('passkeys and sessions of the account stay until a new password is set', async () => {
    await change(
      `insert into passkeys (id, user_id, public_key, counter, device) values ($1, $2, '\\x00', 0, 'Chrome')`,
      `key${number}`,
      userId,
    )
    await start()
    await waitHours(48)
    await complete()
    expect(await findSessionUserId(database.pool, token)).toBe(userId)
    expect((await change('select from passkeys where user_id = $1', userId)).rowCount).toBe(1)
  })

  test('the account is notified on all its devices', async () => {
    await start()
    const { rows } = await change(
      "select details->'title'->>'en' as title from notifications where user_id = $1",
      userId,
    )
    expect(rows).toEqual([{ title: 'Your account is being recovered by phone' }])
    expect(await readRecoveryTime()).toMatch(/^\d{4}-/)
  })

  test.each<[string, () => Promise<unknown>, Typed]>([
    ['an unknown email', async () => {}, { email: 'unknown@example.ge' }],
    ['a number of another person', async () => {}, { phone: '555999999' }],
    [
      'a number that was typed, but never proved',
      () => change("update users set valid_phone_numbers = '{}' where id = $1", userId),
      {},
    ],
    [
      'a former number',
      () =>
        change(
          "update users set phone_number = '555000111', valid_phone_numbers = '{555123456,555000111}' where id = $1",
          userId,
        ),
      {},
    ],
    ['an operator', () => change('update users set is_operator = true where id = $1', userId), {}],
    [
      'a blocked account',
      () => change("update users set blocked_at = now(), block_reason = 'fraud' where id = $1", userId),
      {},
    ],
    ['a closed account', () => change('update users set closed_at = now() where id = $1', userId), {}],
  ])('%s gets the same answer, and no email', async (_, prepare, typed) => {
    const known = await request()
    expect(await listEmails()).toHaveLength(1)
    await clear()
    await prepare()
    const answer = await request(typed)
    expect([answer.status, answer.body]).toEqual([known.status, known.body])
    expect(await listEmails()).toEqual([])
  })

  test('a number needs a fresh code, even in the account that has proved it', async () => {
    const body = { email: oldEmail, phone_number: PHONE, new_email: newEmail }
    for (const as of ['', token]) {
      const answer = await send('recovery', body, { token: as })
      expect([answer.status, answer.body.errors[0].field]).toEqual([422, 'phone_number'])
    }
    expect(await listEmails()).toEqual([])
  })

  test('the address that the account has cannot be the new one', async () => {
    expect((await request({ to: oldEmail.toUpperCase() })).body.errors[0].field).toBe('new_email')
  })

  test('an address with an account gets the same answer, and its owner is notified', async () => {
    const taken = `taken${number}@example.ge`
    const other = await addUser(database.pool, { email: taken })
    const [free, used] = [await request(), await request({ to: taken })]
    expect([used.status, used.body]).toEqual([free.status, free.body])
    const { rows } = await change("select user_id from messages where kind = 'account_exists'")
    expect(rows).toEqual([{ user_id: other }])
  })

  test('five requests an hour are the limit of a network, and of a number', async () => {
    for (let round = 0; round < 5; round += 1)
      expect((await request({ visitor: 'one', phone: `55500000${round}` })).status).toBe(200)
    expect((await request({ visitor: 'one', phone: '555000009' })).status).toBe(429)
    for (let round = 0; round < 5; round += 1) expect((await request()).status).toBe(200)
    expect((await request()).status).toBe(429)
  })
})

describe('links that confirm a recovery', () => {
  test('a stranger whose address was typed by mistake cannot start the recovery', async () => {
    await request()
    const code = await receiveCode()
    const answer = await confirm(code, '555999999')
    expect([answer.status, answer.body.errors[0].field]).toEqual([422, 'phone_number'])
    expect(await readRecoveryTime()).toBeNull()
    for (let tried = 1; tried < 5; tried += 1) await confirm(code, `55599999${tried}`)
    expect((await confirm(code)).status).toBe(429)
  })

  test('a link starts a recovery once, however often it is sent', async () => {
    await request()
    const code = await receiveCode()
    const answers = await Promise.all([confirm(code), confirm(code), confirm(code)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422])
    expect((await listEmails()).filter(({ kind }) => kind === 'recovery_started')).toHaveLength(1)
  })

  test('a later request ends the earlier link, and its confirmation starts the waiting time again', async () => {
    const stopCode = await start()
    await waitHours(40)
    await request({ to: `second${number}@example.ge` })
    const first = await receiveCode()
    await request({ to: `third${number}@example.ge` })
    expect((await confirm(first)).status).toBe(422)
    expect((await confirm(await receiveCode())).status).toBe(200)
    expect((await stop(stopCode)).status).toBe(422)
    await waitHours(8)
    await complete()
    expect(await readEmail()).toBe(oldEmail)
  })

  test('a link expires after a day, and its row is deleted', async () => {
    await request()
    await change("update account_recoveries set created_at = now() - interval '25 hours'")
    expect((await confirm(await receiveCode())).status).toBe(422)
    await deleteExpiredRecoveries(database.pool)
    expect((await change('select from account_recoveries')).rowCount).toBe(0)
  })

  test('the page of a link shows its address and changes nothing', async () => {
    await request()
    const code = await receiveCode()
    const link = await send('check-link', { code, purpose: 'confirm_recovery' })
    expect(link.body.data).toEqual({ email: newEmail })
    expect(await readRecoveryTime()).toBeNull()
  })
})

describe('stopped recoveries', () => {
  test('the link in the old mailbox stops a recovery, once', async () => {
    const code = await start()
    expect((await send('check-link', { code, purpose: 'stop_recovery' })).body.data).toEqual({
      email: oldEmail,
    })
    expect((await stop(code)).status).toBe(200)
    expect((await stop(code)).status).toBe(422)
    await waitHours(48)
    await complete()
    expect(await readEmail()).toBe(oldEmail)
    expect(await readRecoveryTime()).toBeNull()
  })

  test('a signed-in device stops the recovery of its own account only', async () => {
    await start()
    const stranger = await createSession(database.pool, await addUser(database.pool))
    expect((await send('stop-own-recovery', {}, { token: stranger })).status).toBe(200)
    expect(await readRecoveryTime()).not.toBeNull()
    expect((await send('stop-own-recovery', {}, { token: '' })).status).toBe(401)
    expect((await send('stop-own-recovery', {}, { token })).status).toBe(200)
    expect(await readRecoveryTime()).toBeNull()
  })

  test('a stopped recovery keeps out others for seven days', async () => {
    await request({ to: `open${number}@example.ge` })
    const open = await receiveCode()
    await change(
      `insert into account_recoveries (user_id, old_email, new_email, phone_number, locale, confirm_hash, stop_hash, confirmed_at, stopped_at)
       values ($1, 'a', 'b', $2, 'ka', sha256('a'), sha256('b'), now(), now())`,
      userId,
      PHONE,
    )
    expect((await confirm(open)).status).toBe(422)
    await change('delete from messages')
    expect((await request()).status).toBe(200)
    expect(await listEmails()).toEqual([])
    await change(
      "update account_recoveries set stopped_at = now() - interval '8 days' where stopped_at is not null",
    )
    await deleteExpiredRecoveries(database.pool)
    await request()
    expect(await listEmails()).toMatchObject([{ kind: 'recovery_confirmation' }])
  })

  test.each<[string, () => Promise<unknown>]>([
    [
      'an account that became an operator',
      () => change('update users set is_operator = true where id = $1', userId),
    ],
    [
      'a blocked account',
      () => change("update users set blocked_at = now(), block_reason = 'fraud' where id = $1", userId),
    ],
    [
      'an account with another number',
      () =>
        change(
          "update users set phone_number = '555000111', valid_phone_numbers = '{555000111}' where id = $1",
          userId,
        ),
    ],
    [
      'an account with another email',
      () => change("update users set email = 'other.' || email where id = $1", userId),
    ],
    [
      'a new address that has an account by now',
      () => addUser(database.pool, { email: newEmail.toUpperCase() }),
    ],
  ])('%s ends the recovery', async (_, prepare) => {
    await start()
    await waitHours(48)
    await prepare()
    const before = await readEmail()
    await complete()
    expect(await readEmail()).toBe(before)
    expect((await change('select from account_recoveries where user_id = $1', userId)).rowCount).toBe(0)
    expect((await listEmails()).filter(({ kind }) => kind === 'account_recovered')).toEqual([])
  })

  test('a password set from the old mailbox ends the recovery, because the mailbox is not lost', async () => {
    await start()
    await send('forgot', { email: oldEmail })
    expect((await send('reset', { code: await receiveCode(), new_password: NEW_PASSWORD })).status).toBe(200)
    await waitHours(48)
    await complete()
    expect(await readEmail()).toBe(oldEmail)
  })
})
