import { text } from 'node:stream/consumers'
import { pino } from 'pino'
import { beforeEach, expect, test } from 'vitest'
import { statementParameters } from '~/upstream/dictionaries.server'
import { confirmPhone, sendPhoneCode } from '~/upstream/phone-codes.server'
import { sendByHttp } from '~/upstream/send-request.server'
import { createSandboxUrls } from '~backend/demo/sandbox/sandbox-urls'
import type { Backend } from '~backend/main'
import { withServer } from '~tests/fixtures/api'
import { parseSettings, type Settings } from './settings/settings'
import { createChat, createReadinessChecks, createUpstreamServices } from './upstream-services'

const SESSION_SECRET = 'x'.repeat(32)

let requests: string[]
const server = withServer(() => async (request, response) => {
  requests.push(`${request.url} ${await text(request)}`)
  response.writeHead(400).end()
})

beforeEach(() => {
  requests = []
})

async function callAll(settings: Settings, backend?: Backend): Promise<void> {
  const { upstream } = createUpstreamServices(settings, backend, pino({ level: 'silent' }))
  const caller = { language: 'ka', requestId: 'one' } as const
  for (const call of [
    statementParameters,
    sendPhoneCode('555123456', 'my session'),
    confirmPhone('555123456', { code: '1234', session: 'my session' }),
  ])
    await upstream.call<unknown>(caller, call).catch(() => undefined)
  expect(requests).toHaveLength(3)
}

function listApiUrls() {
  const { origin } = server
  return {
    MAIN_API_V1_URL: origin,
    MAIN_API_V3_URL: origin,
    STATEMENTS_API_URL: origin,
    PROJECTS_API_URL: origin,
    EXPRESS_API_URL: origin,
    AUTH_URL: origin,
  }
}

test("an operator's APIs get no field beyond the specification", async () => {
  await callAll(parseSettings({ SESSION_SECRET, ...listApiUrls() }))
  expect(requests.join()).not.toMatch(/session|exclude_cities/)
})

test('the APIs of another Ezo receive the session of a phone code, and requests for dictionaries without cities', async () => {
  await callAll(parseSettings({ SESSION_SECRET, ...listApiUrls(), EZO_APIS: '1' }))
  expect(requests).toEqual([
    expect.stringContaining('exclude_cities=1'),
    expect.stringContaining('my session'),
    expect.stringContaining('my session'),
  ])
})

test('our own backend receives the session of a phone code, and requests for dictionaries without cities', async () => {
  const { origin } = server
  const backend = {
    origin,
    get: ({ path, headers }, signal) =>
      sendByHttp({ method: 'GET', url: origin + path, headers, body: undefined }, signal),
  } satisfies Partial<Backend>
  await callAll(parseSettings({ SESSION_SECRET }), backend as unknown as Backend)
  expect(requests).toEqual([
    expect.stringContaining('exclude_cities=1'),
    expect.stringContaining('my session'),
    expect.stringContaining('my session'),
  ])
})

test('there is no chat unless it is configured or the site is a demo', () => {
  const settings = parseSettings({ SESSION_SECRET })
  expect(createChat(settings, undefined)).toBeUndefined()
  expect(createChat(settings, { sandboxUrls: undefined })).toBeUndefined()
  expect(createChat(settings, { sandboxUrls: createSandboxUrls('http://127.0.0.1') })).toBeDefined()
  const CHAT = { CHAT_TOKEN_URL: 'https://chat.test/token', CHAT_URL: 'https://chat.test' }
  expect(createChat(parseSettings({ SESSION_SECRET, ...CHAT }), undefined)).toBeDefined()
})

test('a process is ready once its search is loaded', async () => {
  let isLoaded = false
  const backend = { ready: async () => {}, isSearchLoaded: () => isLoaded } as unknown as Backend
  const { upstream } = createUpstreamServices(
    parseSettings({ SESSION_SECRET }),
    undefined,
    pino({ level: 'silent' }),
  )
  const { search } = createReadinessChecks(upstream, backend)
  await expect(search?.()).rejects.toThrow('still being loaded')
  isLoaded = true
  await expect(search?.()).resolves.toBeUndefined()
})
