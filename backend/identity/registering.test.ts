import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hashPassword } from '~backend/auth/passwords'
import { findSessionUserId } from '~backend/platform/auth/sessions'
import { withTestDatabase } from '~tests/database'
import { withServer } from '~tests/fixtures/api'
import { ALL_CHANNELS, createTestApi } from '~tests/fixtures/create-test-api'
import { addUser } from '~tests/fixtures/database-rows'
import { withIdentityApi } from '~tests/fixtures/identity-api'
import { deleteExpiredRegistrations } from './registrations'

const database = withTestDatabase()
const { send, signIn, listEmails, receiveCode, clear } = withIdentityApi(database)
const EMAIL = 'nino@example.ge'
const PERSON = {
  type: 'physical',
  first_name: 'ნინო',
  last_name: 'ბერიძე',
  email: 'levan@example.ge',
  phone_number: '555 12 34 56',
  password: 'a quiet yard',
}

beforeAll(async () => {
  await addUser(database.pool, { email: EMAIL, password_hash: await hashPassword('three blue doors') })
})
beforeEach(clear)

describe('exhausted daily emails', () => {
  const marketplace = withServer(() =>
    createTestApi(database.pool, pino({ level: 'silent' }), {
      messageChannels: { ...ALL_CHANNELS, dailyLimits: { email: 1, sms: 1 } },
    }),
  )
  const post = async (path: string, body: object) => {
    const answer = await fetch(`${marketplace.origin}/api/v1/identity/${path}`, {
      method: 'POST',
      headers: { 'x-website-key': 'ezo', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return [answer.status, (await answer.json()).errors?.[0].field]
  }

  test('registering and resetting report the exhausted quota to every caller', async () => {
    expect(await post('forgot', { email: EMAIL })).toEqual([200, undefined])
    for (const email of [EMAIL, 'who@example.ge'])
      expect(await post('forgot', { email })).toEqual([422, 'daily_limit'])
    expect(await post('register', PERSON)).toEqual([422, 'daily_limit'])
  })
})

describe('registration', () => {
  test('a link creates only the account of its email, and other links stay valid', async () => {
    const register = async (email: string) => {
      await send('register', { ...PERSON, email })
      return receiveCode()
    }
    const emails = ['tamar@example.ge', 'giorgi@example.ge']
    const [first, second] = [await register(emails[0] ?? ''), await register(emails[1] ?? '')]
    const listAccounts = async () =>
      (await database.pool.query('select email from users where email = any($1) order by id', [emails])).rows
    expect((await send('verify', { code: first, password: PERSON.password })).status).toBe(200)
    expect(await listAccounts()).toEqual([{ email: emails[0] }])
    expect((await send('check-link', { code: second, purpose: 'verify' })).body.data).toEqual({
      email: emails[1],
    })
    expect((await send('verify', { code: second, password: PERSON.password })).status).toBe(200)
    expect(await listAccounts()).toEqual(emails.map((email) => ({ email })))
  })

  test('a registration without a phone number creates an account without one', async () => {
    const email = 'keti@example.ge'
    expect((await send('register', { ...PERSON, email, phone_number: '' })).status).toBe(200)
    const code = await receiveCode()
    expect((await send('verify', { code, password: PERSON.password })).status).toBe(200)
    const { rows } = await database.pool.query('select phone_number from users where email = $1', [email])
    expect(rows).toEqual([{ phone_number: null }])
  })

  test('a registration creates the account once, when its link is used by POST', async () => {
    expect((await send('register', PERSON)).status).toBe(200)
    expect(await listEmails()).toMatchObject([{ kind: 'email_confirmation', recipient: PERSON.email }])
    expect((await signIn(PERSON.email, PERSON.password)).status).toBe(422)
    const code = await receiveCode()
    for (let seen = 0; seen < 3; seen += 1)
      expect((await send('check-link', { code, purpose: 'verify' })).body.data).toEqual({
        email: PERSON.email,
      })
    expect((await send('verify', { code, password: 'of somebody else' })).body.errors).toMatchObject([
      { field: 'password' },
    ])
    expect((await send('verify', { code, password: PERSON.password })).status).toBe(200)
    expect((await send('verify', { code, password: PERSON.password })).status).toBe(422)
    const { body } = await signIn('LEVAN@example.ge', PERSON.password)
    const id = await findSessionUserId(database.pool, body.data.access_token)
    const { rows } = await database.pool.query(
      'select type, phone_number, awaits_confirmation from users where id = $1',
      [id],
    )
    expect(rows).toEqual([{ type: 'physical', phone_number: '555123456', awaits_confirmation: false }])
  })

  test('a repeated submission of one page gets the same response, and another page does not', async () => {
    await send('register', { ...PERSON, email: 'twice-sent@example.ge' })
    const used = { code: await receiveCode(), password: PERSON.password, key: 'page one' }
    const answers = await Promise.all([send('verify', used), send('verify', used)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await send('verify', { ...used, key: 'page two' })).status).toBe(422)
    expect((await send('verify', { ...used, password: 'of somebody else' })).status).toBe(422)
    expect((await send('check-link', { code: used.code, purpose: 'verify' })).status).toBe(422)
    await database.pool.query("update registrations set used_at = now() - interval '11 minutes'")
    await deleteExpiredRegistrations(database.pool)
    expect((await send('verify', used)).status).toBe(422)
  })

  test('two links for one email used at once create one account', async () => {
    const person = { ...PERSON, email: 'both@example.ge' }
    await send('register', person)
    await send('register', person)
    const codes = (await listEmails()).map(({ code }) => code)
    const answers = await Promise.all(
      codes.map((code) => send('verify', { code, password: PERSON.password })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
  })

  test('a sign-in with the right password before the email is confirmed says so, and sends the link again', async () => {
    const email = 'not-yet@example.ge'
    await send('register', { ...PERSON, email })
    const wrong = await signIn(email, 'another quiet yard')
    expect(wrong.body.errors).toMatchObject([{ field: 'password' }])
    expect(await listEmails()).toHaveLength(1)
    const early = await signIn(email.toUpperCase(), PERSON.password)
    expect([early.status, early.body.errors]).toMatchObject([422, [{ field: 'email' }]])
    const [first, second] = await listEmails()
    expect(second).toMatchObject({ kind: 'email_confirmation', recipient: email })
    expect(second?.code).not.toBe(first?.code)
    const verified = await send('verify', {
      code: second?.code,
      password: PERSON.password,
      key: randomUUID(),
    })
    expect(verified.status).toBe(200)
    expect((await signIn(email, PERSON.password)).status).toBe(200)
  })

  test('the right password sends a confirmation no more often than other registrations', async () => {
    const email = 'again-and-again@example.ge'
    await send('register', { ...PERSON, email })
    for (let time = 0; time < 4; time++) await signIn(email, PERSON.password)
    expect(await listEmails()).toHaveLength(3)
  })

  test('registering an existing email gets the same response, and its owner is notified', async () => {
    const answers = [
      await send('register', { ...PERSON, email: EMAIL }),
      await send('register', { ...PERSON, email: 'x@example.ge' }),
    ]
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [200, answers[0]?.body],
      [200, answers[0]?.body],
    ])
    expect(await listEmails()).toMatchObject([
      { kind: 'account_exists', recipient: EMAIL },
      { kind: 'email_confirmation', recipient: 'x@example.ge' },
    ])
  })

  test('registering an existing email takes at least as long as a new one', async () => {
    const measure = async (email: string) => {
      const begun = performance.now()
      await send('register', { ...PERSON, email })
      return performance.now() - begun
    }
    for (const email of [EMAIL, 'nobody@example.ge']) expect(await measure(email)).toBeGreaterThan(390)
  })

  test('an expired link, or one of an email with a new account, creates no account', async () => {
    const late = { ...PERSON, email: 'late@example.ge' }
    await send('register', late)
    await database.pool.query("update registrations set created_at = now() - interval '25 hours'")
    expect((await send('verify', { code: await receiveCode(), password: PERSON.password })).status).toBe(422)

    const twice = { ...PERSON, email: 'twice@example.ge' }
    await send('register', twice)
    await send('register', { ...twice, password: 'another long one' })
    const [first, second] = (await listEmails()).slice(1).map(({ code }) => code)
    expect((await send('verify', { code: second, password: 'another long one' })).status).toBe(200)
    expect((await send('verify', { code: first, password: PERSON.password })).status).toBe(422)
    expect((await signIn(twice.email, 'another long one')).status).toBe(200)
  })

  test('a company needs a name and a number, and awaits confirmation', async () => {
    const company = { ...PERSON, type: 'broker', email: 'office@example.ge' }
    const refused = await send('register', company)
    expect(refused.body.errors.map(({ field }: { field: string }) => field)).toEqual([
      'company_name',
      'company_code',
    ])
    await send('register', { ...company, company_name: 'Walnut', company_code: '404404404' })
    await send('verify', { code: await receiveCode(), password: PERSON.password })
    const { rows } = await database.pool.query(
      'select display_name, company_code, awaits_confirmation, slug from users where email = $1',
      [company.email],
    )
    expect(rows).toEqual([
      { display_name: 'Walnut', company_code: '404404404', awaits_confirmation: true, slug: null },
    ])
  })

  test('line breaks in names become spaces', async () => {
    await send('register', {
      ...PERSON,
      email: 'lines@example.ge',
      first_name: 'Nino\r\nBcc: all@example.ge',
      last_name: 'B\u2028C',
    })
    const { rows } = await database.pool.query('select first_name, last_name from registrations')
    expect(rows).toEqual([{ first_name: 'Nino Bcc: all@example.ge', last_name: 'B C' }])
  })

  test.each([
    ['password', 'short one'],
    ['password', '1234567890'],
    ['password', 'levan@example.ge'],
    ['email', 'nіno@example.ge'],
    ['email', 'nobody'],
    ['type', 'king'],
    ['first_name', ' \n '],
    ['phone_number', '12'],
  ])('a registration is rejected for the %s "%s"', async (field, value) => {
    const { status, body } = await send('register', { ...PERSON, [field]: value })
    expect([status, body.errors[0].field]).toEqual([422, field])
    expect(await listEmails()).toEqual([])
  })
})
