import { createHash } from 'node:crypto'
import express from 'express'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hashPassword } from '~backend/auth/passwords'
import { findSessionUserId } from '~backend/platform/auth/sessions'
import { withTestDatabase } from '~tests/database'
import { withServer } from '~tests/fixtures/api'
import { addUser } from '~tests/fixtures/database-rows'
import { sandboxRoutes } from '../routes'

const database = withTestDatabase()
const events: { security?: string }[] = []
const addEvent = (details: object) => void events.push(details)
const log = { info: addEvent, warn: addEvent }
/** Token of the latest sign-in, which the site stores in its cookie. */
let lastToken = ''
const site = withServer(() =>
  express()
    .set('trust proxy', 1)
    .use((_request, response, next) => {
      response.locals.signInDirectly = async (url: URL, token: string) => {
        lastToken = token
        response.redirect(303, url.href)
      }
      next()
    })
    .use('/sandbox', sandboxRoutes(database.pool, { rootDir: process.cwd(), publicOrigin: undefined, log })),
)
let nino: number

beforeAll(async () => {
  nino = await addUser(database.pool, {
    email: 'Nino@example.ge',
    password_hash: await hashPassword('right-one'),
  })
})

beforeEach(async () => {
  events.length = 0
  await database.pool.query('delete from sign_in_attempts')
})

function open(path: string, { origin } = site) {
  return fetch(`${origin}/sandbox/${path}`)
}

function send(path: string, fields: Record<string, string>, { origin } = site, headers = {}) {
  return fetch(`${origin}/sandbox/${path}`, {
    method: 'POST',
    headers,
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })
}

describe('demo sign-in', () => {
  const good = { email: 'nino@EXAMPLE.ge', password: 'right-one' }

  test('signing in passes a valid token to the site and keeps it out of the URL', async () => {
    const back = `${site.origin}/en/s?deal_types=1`
    const response = await send(`auth?Continue=${encodeURIComponent(back)}`, good)
    expect(response.status).toBe(303)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('location')).toBe(back)
    expect(await findSessionUserId(database.pool, lastToken)).toBe(nino)
  })

  test('signing in creates a new token each time, and returns to the home page without a Continue parameter', async () => {
    const first = await send('auth', good)
    expect(first.headers.get('location')).toBe(`${site.origin}/`)
    const firstToken = lastToken
    await send('auth', good)
    expect(lastToken).not.toBe(firstToken)
  })

  test.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)', '/\\evil.example'])(
    'signing in rejects the return URL %s with an explanation',
    async (address) => {
      const path = `auth?Continue=${encodeURIComponent(address)}`
      for (const response of [await open(path), await send(path, good)]) {
        expect(response.status).toBe(400)
        expect(response.headers.get('location')).toBeNull()
        expect(await response.text()).not.toContain('evil')
      }
    },
  )

  test('a wrong password and an unknown email get the same response, with the email filled in', async () => {
    const refused = await send('auth?lang=en', { email: 'nino@example.ge', password: 'wrong-one' })
    const unknown = await send('auth?lang=en', { email: 'who@example.ge', password: 'wrong-one' })
    const [page, other] = [await refused.text(), await unknown.text()]
    expect([refused.status, unknown.status]).toEqual([422, 422])
    expect(other.replaceAll('who@', 'nino@')).toBe(page)
    expect(page).toContain('value="nino@example.ge"')
    expect(page).toMatch(/id="password"[^>]* aria-invalid="true" aria-describedby="password-fault"/)
    expect(page).not.toContain('wrong-one')
    expect(events.map(({ security }) => security)).toEqual(['sign_in_refused', 'sign_in_refused'])
    expect(JSON.stringify(events)).not.toMatch(/example\.ge|wrong-one/)
  })

  test('the sign-in page escapes the typed values', async () => {
    const response = await send('auth', { email: '"><script>alert(1)</script>', password: '' })
    expect(response.status).toBe(422)
    expect(await response.text()).not.toContain('<script>')
  })

  test('the sign-in form drops characters that PostgreSQL cannot store', async () => {
    expect((await send('auth', { email: 'who\0@example.ge', password: 'a\0' })).status).toBe(422)
    expect((await send('auth', { email: 'nino\0@example.ge', password: 'right-one' })).status).toBe(303)
  })

  test('signing in is blocked after five attempts for one email, concurrent ones included', async () => {
    const guesses = Array.from({ length: 12 }, () => send('auth', { ...good, password: 'wrong-one' }))
    const statuses = (await Promise.all(guesses)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 422)).toHaveLength(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(7)
    expect(events.filter(({ security }) => security === 'sign_in_limited')).toHaveLength(7)

    const refused = await send('auth', good)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800)
    expect((await send('auth', { email: 'other@example.ge', password: 'x' })).status).toBe(422)
  })

  test('signing in is limited for the whole network of an IPv6 address', async () => {
    const attempt = (ip: string, path = 'auth', fields = {}) =>
      send(path, { email: 'who@example.ge', password: 'x', ...fields }, site, { 'x-forwarded-for': ip })
    await attempt('2001:db8:0:7::1')
    await database.pool.query(
      'insert into sign_in_attempts (subject) select subject from sign_in_attempts, generate_series(1, 99)',
    )
    await database.pool.query('delete from sign_in_attempts where subject = $1', [
      createHash('sha256').update('email who@example.ge').digest(),
    ])
    expect((await attempt('2001:db8:0:7:8:9::2')).status).toBe(429)
    expect((await attempt('2001:db8:0:8::1')).status).toBe(422)
    const registration = { firstName: 'Nino', lastName: 'Beridze', password: 'long-enough', type: 'agent' }
    expect((await attempt('2001:db8:0:7:8:9::3', 'auth/register', registration)).status).toBe(429)
    expect((await attempt('2001:db8:0:8::1', 'auth/register', registration)).status).toBe(303)
  })

  test('signing in with the right password resets the failed attempts', async () => {
    for (let round = 0; round < 3; round += 1) {
      await send('auth', { ...good, password: 'wrong-one' })
      expect((await send('auth', good)).status).toBe(303)
    }
    const { rows } = await database.pool.query('select from sign_in_attempts')
    expect(rows).toHaveLength(3)
  })

  test('a demo offers the demo people, who sign in by one click', async () => {
    expect(await (await open('auth')).text()).not.toContain('demo.test')
    const id = await addUser(database.pool, {
      email: 'agent@demo.test',
      type: 'agent',
      password_hash: await hashPassword('demo-ezo'),
    })
    expect(await (await open('auth')).text()).toContain('value="agent@demo.test"')
    const response = await send('auth', { as: 'agent@demo.test' })
    expect(response.status).toBe(303)
    expect(await findSessionUserId(database.pool, lastToken)).toBe(id)
    expect((await send('auth', { as: 'nino@example.ge' })).status).toBe(422)
  })
})

describe('demo registration', () => {
  const person = {
    firstName: 'ლევან',
    lastName: 'ქვარიანი',
    email: 'levan@example.ge',
    phone: '+995 555 12-34-56',
    password: 'long-enough',
    type: 'developer',
  }

  test('registering creates an account, signs in and returns', async () => {
    const response = await send('auth/register?Continue=/ru', person)
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(`${site.origin}/ru`)
    const id = await findSessionUserId(database.pool, lastToken)
    const { rows } = await database.pool.query(
      'select type, phone_number, password_hash from users where id = $1',
      [id],
    )
    expect(rows[0]).toMatchObject({ type: 'developer', phone_number: '555123456' })
    expect(rows[0].password_hash).not.toContain('long-enough')
  })

  test('registering rejects an email that has an account', async () => {
    const response = await send('auth/register', { ...person, email: 'NINO@example.ge' })
    expect(response.status).toBe(422)
    expect(await response.text()).toContain('id="email-fault"')
  })

  test.each([
    ['firstName', ''],
    ['lastName', 'x'.repeat(256)],
    ['email', 'no email'],
    ['phone', '12345'],
    ['password', 'short'],
    ['type', 'king'],
  ])(
    'registering with a wrong %s shows the error beside the field and fills in the rest',
    async (field, value) => {
      const response = await send('auth/register', { ...person, email: 'new@example.ge', [field]: value })
      const page = await response.text()
      expect(response.status).toBe(422)
      expect(page).toContain(`id="${field}-fault"`)
      if (field !== 'firstName') expect(page).toContain('value="ლევან"')
      expect(page).not.toContain('value="long-enough"')
    },
  )
})

describe('pages of the login site', () => {
  test.each([
    ['auth', 'ka', 'შესვლა'],
    ['auth?lang=en', 'en', 'Log in'],
    ['auth?Continue=/ru/s', 'ru', 'Войти'],
    ['auth?Continue=/ru/s&lang=en', 'en', 'Log in'],
    ['auth/register?lang=en', 'en', 'Create an account'],
  ])('the page at %s is in the language %s', async (path, lang, title) => {
    const page = await (await open(path)).text()
    expect(page).toContain(`<html lang="${lang}">`)
    expect(page).toContain(`<title>${title}</title>`)
    expect(page).not.toMatch(/<script|style=/)
  })

  test('the pages pass on the return URL', async () => {
    const page = await (await open('auth?Continue=/en/s?page=2')).text()
    expect(page).toContain('/sandbox/auth/register?lang=en&#38;Continue=%2Fen%2Fs%3Fpage%3D2')
  })

  test.each(['sandbox.css', 'forms.css'])('the style sheet %s is served as CSS', async (file) => {
    const response = await open(file)
    expect(response.headers.get('content-type')).toContain('text/css')
  })
})
