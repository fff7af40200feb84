import { beforeEach, describe, expect, test } from 'vitest'
import { hashPassword } from '~backend/auth/passwords'
import { createSession, findSessionUserId } from '~backend/platform/auth/sessions'
import { inTransaction } from '~backend/platform/db/transaction'
import { withTestDatabase } from '~tests/database'
import { addUser } from '~tests/fixtures/database-rows'
import { withIdentityApi } from '~tests/fixtures/identity-api'
import { closeAccount } from './close-account'
import { deleteExpiredEmailChanges } from './email-changes'

const database = withTestDatabase()
const { send, signIn, listEmails, receiveCode, clear } = withIdentityApi(database)
const PASSWORD = 'three blue doors'
const NEW_PASSWORD = 'four green doors'

let number = 0
let userId: number
let token: string
let oldEmail: string
let newEmail: string

beforeEach(async () => {
  await clear()
  number += 1
  oldEmail = `nino${number}@example.ge`
  newEmail = `nino.new${number}@example.ge`
  userId = await addUser(database.pool, { email: oldEmail, password_hash: await hashPassword(PASSWORD) })
  token = await createSession(database.pool, userId)
})

const change = (to = newEmail, password = PASSWORD, as = token) =>
  send('email', { new_email: to, password }, { token: as })
const confirm = (code: string, password = PASSWORD) => send('confirm-email', { code, password })
const undo = (code: string) => send('undo-email', { code })
const checkLink = (code: string, purpose: string) => send('check-link', { code, purpose })

async function readEmail(): Promise<string> {
  const { rows } = await database.pool.query('select email from users where id = $1', [userId])
  return rows[0].email
}

/** Changes the email and returns the code that undoes it. */
async function changeTo(email: string): Promise<string> {
  await change(email)
  expect((await confirm(await receiveCode())).status).toBe(200)
  return receiveCode()
}

describe('email changes', () => {
  test('a link to the new address and the password change the email, and the old address is notified', async () => {
    expect((await change()).status).toBe(200)
    expect(await listEmails()).toMatchObject([{ kind: 'email_change', recipient: newEmail }])
    expect(await readEmail()).toBe(oldEmail)
    const code = await receiveCode()
    expect((await checkLink(code, 'confirm_email')).body.data).toEqual({ email: newEmail })
    expect((await confirm(code, 'not the one')).body.errors[0].field).toBe('password')
    expect(await readEmail()).toBe(oldEmail)
    expect((await confirm(code)).status).toBe(200)
    expect(await readEmail()).toBe(newEmail)
    expect((await listEmails()).at(-1)).toMatchObject({ kind: 'email_changed', recipient: oldEmail })
    expect((await signIn(newEmail, PASSWORD)).body.data.access_token).toMatch(/./)
    expect((await signIn(oldEmail, PASSWORD)).status).toBe(422)
    const { rows } = await database.pool.query(
      "select details->'title'->>'en' as title from notifications where user_id = $1",
      [userId],
    )
    expect(rows).toEqual([{ title: 'Your email was changed' }])
  })

  test('a link changes the email once, however often it is sent', async () => {
    await change()
    const code = await receiveCode()
    const answers = await Promise.all([confirm(code), confirm(code), confirm(code)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422])
    expect((await listEmails()).filter(({ kind }) => kind === 'email_changed')).toHaveLength(1)
  })

  test('an address with an account gets the same answer, and the owner of that account is notified', async () => {
    const taken = `taken${number}@example.ge`
    const other = await addUser(database.pool, { email: taken })
    const [free, used] = [await change(), await change(taken)]
    expect([used.status, used.body]).toEqual([free.status, free.body])
    const { rows } = await database.pool.query("select user_id from messages where kind = 'account_exists'")
    expect(rows).toEqual([{ user_id: other }])
    expect(await readEmail()).toBe(oldEmail)
  })

  test('an address that gets an account before the confirmation stays with that account', async () => {
    await change()
    const code = await receiveCode()
    await addUser(database.pool, { email: newEmail.toUpperCase() })
    expect((await confirm(code)).body.errors[0].field).toBe('code')
    expect(await readEmail()).toBe(oldEmail)
  })

  test.each([
    ['a wrong password', () => change(newEmail, 'not the one'), 'password'],
    ['the same address', () => change(oldEmail.toUpperCase()), 'new_email'],
    ['a malformed address', () => change('nino'), 'new_email'],
  ])('%s changes nothing', async (_, send, field) => {
    const { status, body } = await send()
    expect([status, body.errors[0].field]).toEqual([422, field])
    expect(await listEmails()).toEqual([])
  })

  test('a guest cannot change an email', async () => {
    expect((await change(newEmail, PASSWORD, 'nobody')).status).toBe(401)
  })

  test('a later request ends the link of an earlier one, and five an hour are the limit', async () => {
    await change()
    const first = await receiveCode()
    await change(`other${number}@example.ge`)
    expect((await confirm(first)).status).toBe(422)
    for (let round = 0; round < 3; round += 1)
      expect((await change(`a${round}.${newEmail}`)).status).toBe(200)
    expect((await change(`last.${newEmail}`)).status).toBe(429)
  })

  test('a link expires after a day', async () => {
    await change()
    await database.pool.query("update email_changes set created_at = now() - interval '25 hours'")
    expect((await confirm(await receiveCode())).status).toBe(422)
    await deleteExpiredEmailChanges(database.pool)
    expect((await database.pool.query('select from email_changes')).rowCount).toBe(0)
  })
})

describe('undone email changes', () => {
  test('the old address takes the account back, which ends its sessions and asks for a new password', async () => {
    const undoCode = await changeTo(newEmail)
    expect((await checkLink(undoCode, 'undo_email')).body.data).toEqual({ email: oldEmail })
    const { status, body } = await undo(undoCode)
    expect(status).toBe(200)
    expect(await readEmail()).toBe(oldEmail)
    expect(await findSessionUserId(database.pool, token)).toBeUndefined()
    expect((await signIn(oldEmail, PASSWORD)).status).toBe(422)
    const reset = await send('reset', { code: body.data.reset_code, new_password: NEW_PASSWORD })
    expect(reset.status).toBe(200)
    expect((await signIn(oldEmail, NEW_PASSWORD)).body.data.access_token).toMatch(/./)
    expect((await undo(undoCode)).status).toBe(422)
  })

  test('the first address undoes later changes, too, whose links end', async () => {
    const ofOwner = await changeTo(newEmail)
    const ofThief = await changeTo(`second${number}@example.ge`)
    expect((await undo(ofOwner)).status).toBe(200)
    expect(await readEmail()).toBe(oldEmail)
    expect((await undo(ofThief)).status).toBe(422)
    expect(await readEmail()).toBe(oldEmail)
  })

  test('a change is undone once, even if the link is sent twice at once', async () => {
    const code = await changeTo(newEmail)
    const answers = await Promise.all([undo(code), undo(code)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
  })

  test('a change cannot be undone after a week, or once the old address has another account', async () => {
    const code = await changeTo(newEmail)
    await addUser(database.pool, { email: oldEmail })
    expect((await undo(code)).status).toBe(422)
    expect(await readEmail()).toBe(newEmail)
    await database.pool.query("update users set email = 'gone' || id || '@example.ge' where email = $1", [
      oldEmail,
    ])
    await database.pool.query("update email_changes set changed_at = now() - interval '8 days'")
    expect((await undo(code)).status).toBe(422)
    await deleteExpiredEmailChanges(database.pool)
    expect((await database.pool.query('select from email_changes')).rowCount).toBe(0)
  })

  test('a closed account cannot be taken back', async () => {
    const code = await changeTo(newEmail)
    await inTransaction(database.pool, (transaction) =>
      closeAccount(transaction, userId, { givesUpBalance: false }),
    )
    expect((await undo(code)).status).toBe(422)
  })
})
