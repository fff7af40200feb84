import express from 'express'
import { expect, test } from 'vitest'
import { listen } from '~tests/fixtures/listen'
import { allowOwnFrames, contentSecurityPolicy, securityHeaders } from './security-headers'

const directive = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `))

test("the policy allows tiles and sprites only from the operator's map style", () => {
  const options = { imageOrigins: [], advertOrigins: [], partnerOrigins: [], development: false }
  const own = contentSecurityPolicy(options)
  expect([directive(own, 'connect-src'), directive(own, 'img-src')]).toEqual([
    "connect-src 'self'",
    "img-src 'self'",
  ])
  const policy = contentSecurityPolicy({
    ...options,
    mapStyleUrl: 'https://tiles.test:8443/style.json?key=1',
  })
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self' https://tiles.test:8443")
  expect(directive(policy, 'img-src')).toBe("img-src 'self' https://tiles.test:8443")
  expect(directive(policy, 'script-src')).toBe("script-src 'self'")
  expect(directive(policy, 'worker-src')).toBe("worker-src 'self'")
})

test("the policy lets script read the operator's tile archive, and a picture its own styles", () => {
  const options = { imageOrigins: [], advertOrigins: [], partnerOrigins: [], development: false }
  const policy = contentSecurityPolicy({ ...options, pmtilesUrl: 'https://tiles.test/georgia.pmtiles' })
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self' https://tiles.test")
  expect(directive(policy, 'img-src')).toBe("img-src 'self'")
  const picture = contentSecurityPolicy(options, { styles: ["'sha256-a'"] })
  expect(directive(picture, 'style-src')).toBe("style-src 'self' 'sha256-a'")
})

test('the policy allows scripts and reports of the data layer only when it is configured', () => {
  const options = { imageOrigins: [], advertOrigins: [], partnerOrigins: [], development: false }
  const policy = contentSecurityPolicy({
    ...options,
    analytics: { scriptUrl: 'https://tags.test/t.js?id=1', origins: ['https://count.test'] },
  })
  for (const name of ['script-src', 'connect-src', 'img-src'])
    expect(directive(policy, name)).toBe(`${name} 'self' https://tags.test https://count.test`)
  expect(directive(policy, 'require-trusted-types-for')).toBeUndefined()
  const unread = contentSecurityPolicy({
    ...options,
    analytics: { scriptUrl: undefined, origins: ['https://count.test'] },
  })
  expect(directive(unread, 'script-src')).toBe("script-src 'self'")
})

test('the policy keeps strings from becoming markup or script, and reports what it blocks', () => {
  const options = { imageOrigins: [], advertOrigins: [], partnerOrigins: [], development: false }
  const policy = contentSecurityPolicy(options)
  expect(directive(policy, 'require-trusted-types-for')).toBe("require-trusted-types-for 'script'")
  expect(directive(policy, 'trusted-types')).toBe('trusted-types default')
  expect([directive(policy, 'report-uri'), directive(policy, 'report-to')]).toEqual([
    'report-uri /csp-reports',
    'report-to csp',
  ])
})

test('the policy allows forms only to our own site, the configured partners and the chat', () => {
  const options = { imageOrigins: [], advertOrigins: [], development: false }
  const formsOf = (partnerOrigins: string[], chat?: { url: string }) =>
    directive(contentSecurityPolicy({ ...options, partnerOrigins, chat }), 'form-action')
  expect(formsOf([])).toBe("form-action 'self'")
  expect(formsOf(['https://bank.test'])).toBe("form-action 'self' https://bank.test")
  expect(formsOf([], { url: 'https://chat.test/talk?site=1' })).toBe("form-action 'self' https://chat.test")
  expect(formsOf([], { url: '/sandbox/chat' })).toBe("form-action 'self'")
})

test('the policy allows frames only from the configured chat', () => {
  const options = { imageOrigins: [], advertOrigins: [], partnerOrigins: [], development: false }
  const framesOf = (chat?: { url: string }) =>
    directive(contentSecurityPolicy({ ...options, chat }), 'frame-src')
  expect(framesOf()).toBeUndefined()
  expect(framesOf({ url: 'https://chat.test/talk?site=1' })).toBe('frame-src https://chat.test')
  expect(framesOf({ url: '/sandbox/chat' })).toBe("frame-src 'self'")
})

test('other sites cannot frame our pages, and our own site frames none of them but the sandbox chat', async () => {
  const options = { imageOrigins: [], advertOrigins: [], partnerOrigins: [], development: false }
  const site = await listen(
    express()
      .use(securityHeaders(options))
      .use('/chat', allowOwnFrames)
      .use((_request, response) => void response.send('')),
  )
  const framingOf = async (path: string) => {
    const { headers } = await fetch(site.origin + path)
    const policy = headers.get('content-security-policy') ?? ''
    return [directive(policy, 'frame-ancestors'), headers.get('x-frame-options')]
  }
  expect(await framingOf('/')).toEqual(["frame-ancestors 'none'", 'DENY'])
  expect(await framingOf('/chat')).toEqual(["frame-ancestors 'self'", 'SAMEORIGIN'])
  await site.close()
})

test('the policy allows video ads only from the configured origins', () => {
  const policy = contentSecurityPolicy({
    imageOrigins: [],
    partnerOrigins: [],
    development: false,
    advertOrigins: ['https://ads.test', 'https://films.test'],
  })
  for (const name of ['media-src', 'img-src', 'connect-src'])
    expect(directive(policy, name)).toBe(`${name} 'self' https://ads.test https://films.test`)
  expect(directive(policy, 'script-src')).toBe("script-src 'self'")
  expect(directive(policy, 'default-src')).toBe("default-src 'none'")
})

test('attachments are sandboxed and other responses are not', async () => {
  const options = { imageOrigins: [], advertOrigins: [], partnerOrigins: [], development: false }
  const app = express()
    .use(securityHeaders(options))
    .get('/file', (_request, response) => void response.attachment('plan.pdf').send('%PDF-'))
    .get('/page', (_request, response) => void response.send('page'))
  const site = await listen(app)
  const read = async (path: string) => (await fetch(site.origin + path)).headers
  expect((await read('/file')).get('content-security-policy')).toMatch(/^default-src 'none'; .*; sandbox; /)
  expect((await read('/file')).get('x-content-type-options')).toBe('nosniff')
  expect((await read('/page')).get('content-security-policy')).not.toContain('sandbox')
  await site.close()
})
