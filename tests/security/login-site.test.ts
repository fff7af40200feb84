import express from 'express'
import { beforeEach, describe, expect, test } from 'vitest'
import { sandboxRoutes } from '~backend/demo/sandbox/routes'
import { withTestDatabase } from '../database'
import { withServer } from '../fixtures/api'
import { testLog } from '../log'

const database = withTestDatabase()
const site = withServer(() =>
  express().use(
    '/sandbox',
    sandboxRoutes(database.pool, {
      rootDir: process.cwd(),
      publicOrigin: undefined,
      isDemo: false,
      log: testLog,
    }),
  ),
)
beforeEach(() => database.pool.query('delete from sign_in_attempts'))

const PERSON = { type: 'physical', firstName: 'Nino', lastName: 'Beridze', phone: '555123456' }
let people = 0

async function send(path: string, fields: Record<string, string>) {
  const body = new URLSearchParams(fields)
  return fetch(`${site.origin}/sandbox/auth${path}`, { method: 'POST', body, redirect: 'manual' })
}

async function register(password: string) {
  people += 1
  const email = `person-${people}@login.test`
  return { email, status: (await send('/register', { ...PERSON, email, password })).status }
}

describe('a password', () => {
  test.each(['1234567', ''])('of "%s" is too short', async (password) => {
    expect((await register(password)).status).toBe(422)
  })

  test.each([' spaces around ', 'პაროლი-"&%00\\', 'x'.repeat(64)])(
    'of "%s" is taken as it is',
    async (password) => {
      const { email, status } = await register(password)
      expect(status).toBe(303)
      expect((await send('', { email, password })).status).toBe(303)
      expect((await send('', { email, password: password.slice(0, -1) })).status).toBe(422)
    },
  )

  test('differs by its case', async () => {
    const { email } = await register('Long-Enough')
    expect((await send('', { email, password: 'long-enough' })).status).toBe(422)
  })
})

test.each([
  ['', 'current-password'],
  ['/register', 'new-password'],
])('the field of %s is masked, and programs may fill it', async (path, autocomplete) => {
  const html = await (await fetch(`${site.origin}/sandbox/auth${path}`)).text()
  const [field = ''] = /<input[^>]*name="password"[^>]*>/.exec(html) ?? []
  expect(field).toContain('type="password"')
  expect(field).toContain(`autocomplete="${autocomplete}"`)
  expect(html).not.toMatch(/onpaste|readonly/)
})
