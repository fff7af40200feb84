import express from 'express'
import { expect, test } from 'vitest'
import { withServer } from '~tests/fixtures/api'
import { crawlerRoutes, downloadRoutes, screens, styleRoutes } from '../remix.config.js'
import { isMissingFile, wellKnownRoutes } from './well-known'

const settings = { hasOwnAccounts: true, authUrl: 'https://login.test', supportEmail: 'help@ezo.test' }
const server = withServer(() =>
  express().use(
    wellKnownRoutes(settings),
    (request, response) => void response.status(404).send(request.url),
  ),
)
const open = (path: string) => fetch(server.origin + path, { redirect: 'manual' })

test('password managers are redirected to the page where the password is changed', async () => {
  const { status, headers } = await open('/.well-known/change-password')
  expect([status, headers.get('location')]).toEqual([303, '/id/password'])
})

test('security.txt names a contact and expires in the future, within a year', async () => {
  const text = await (await open('/.well-known/security.txt')).text()
  expect(text).toContain('Contact: mailto:help@ezo.test\n')
  const inDays = (Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '') - Date.now()) / 86_400_000
  expect(inDays).toBeGreaterThan(30)
  expect(inDays).toBeLessThan(365)
})

test('the precomposed icon of old iPhones is the icon', async () => {
  expect(await (await open('/apple-touch-icon-precomposed.png')).text()).toBe('/apple-touch-icon.png')
})

test.each([
  '/wp-login.php',
  '/.env',
  '/en/old.js',
  '/.git/config',
  '/img/none.png',
  '/en/favicon.ico',
  '/a.HTML',
])('the missing file %s gets no HTML page', (path) => expect(isMissingFile(path)).toBe(true))

test('no page route counts as a missing file', () => {
  for (const { path } of [...screens, ...crawlerRoutes, ...styleRoutes, ...downloadRoutes])
    for (const prefix of ['', 'en/'])
      expect(
        isMissingFile(
          `/${prefix && [crawlerRoutes, styleRoutes].some((all) => all.some((route) => route.path === path)) ? '' : prefix}${path.replace(':file', 'x.png').replace(':part', 'x.xml')}`,
        ),
        path,
      ).toBe(false)
  for (const path of [
    '/',
    '/s',
    '/en/s/1.5',
    '/pictures/1.jpg',
    '/speculation-rules.json',
    '/speculation-rules.txt2',
  ])
    expect(isMissingFile(path), path).toBe(false)
})
