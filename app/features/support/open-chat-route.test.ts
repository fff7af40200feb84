import { createServer, type RequestListener } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { createChatClient } from '~/upstream/chat.server'
import { listen } from '~tests/fixtures/listen'
import { createRouteArgs } from '~tests/fixtures/route-args'
import { action } from './open-chat-route'

let close: (() => void) | undefined
afterEach(() => close?.())

async function submitChatForm(
  listener: RequestListener,
  url = 'https://chat.test/talk',
  return_to = '/en/s',
) {
  const server = createServer(listener)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  close = () => void server.close().closeAllConnections()
  const { port } = server.address() as { port: number }
  const chat = createChatClient({ tokenUrl: `http://127.0.0.1:${port}/token`, url, timeoutMs: 200 })
  const origin = 'http://api.test'
  const { status, headers } = await action(
    createRouteArgs('/do/chat', { origin, form: { return_to }, context: { chat } }),
  )
  return { status, to: headers.get('location'), cookie: headers.get('set-cookie') ?? '' }
}

const answering =
  (body: string, status = 200): RequestListener =>
  (request, response) =>
    response.writeHead(request.method === 'POST' ? status : 405).end(body)

const TOKEN = JSON.stringify({ data: { token: 'a&b' } })

// Specification 1.2.105, 1.7.51
test('opening the chat redirects to its page with a token', async () => {
  expect(await submitChatForm(answering(TOKEN))).toMatchObject({
    status: 303,
    to: 'https://chat.test/talk?token=a%26b',
  })
})

// Specification 1.2.105
test('script gets the page of the chat and the texts of its window, in the language of the page', async () => {
  const server = await listen(answering(TOKEN))
  const chat = createChatClient({ tokenUrl: server.origin, url: 'https://chat.test/talk', timeoutMs: 200 })
  const answer = (await action(
    createRouteArgs('/do/chat', {
      origin: 'http://api.test',
      form: { return_to: '/en/s' },
      headers: { accept: 'application/json' },
      context: { chat },
    }),
  )) as Response
  await server.close()
  expect(await answer.json()).toEqual({
    url: 'https://chat.test/talk?token=a%26b',
    title: 'Online chat',
    newTab: 'Open in a new tab',
    close: 'Close',
    failed: 'The chat is not loading. You can open it in a new tab.',
  })
})

test('the token is added to a chat URL with a query', async () => {
  expect((await submitChatForm(answering(TOKEN), 'https://chat.test/?site=ezo')).to).toBe(
    'https://chat.test/?site=ezo&token=a%26b',
  )
})

test.each<[string, RequestListener]>([
  ['refuses', answering(TOKEN, 503)],
  ['returns something else', answering('<html>')],
  ['has no token', answering('{"data":{"token":""}}')],
  ['redirects', (_request, response) => response.writeHead(302, { location: '/' }).end()],
  ['closes the connection', (request) => request.socket.destroy()],
  ['times out', () => undefined],
])(
  'a chat service that %s redirects to the contact page in the language of the page',
  async (_name, listener) => {
    const { status, to, cookie } = await submitChatForm(listener)
    expect({ status, to }).toEqual({ status: 303, to: '/en/contact' })
    expect(cookie).toContain('chat_failed')
  },
)

test('a referrer of another site redirects to the Georgian contact page', async () => {
  expect((await submitChatForm(answering('', 500), undefined, '//evil.test/en/s')).to).toBe('/contact')
})

test('a site without a chat redirects to the contact page', async () => {
  const answer = await action(
    createRouteArgs('/do/chat', { origin: 'http://api.test', form: { return_to: '/ru' } }),
  )
  expect(answer.headers.get('location')).toBe('/ru/contact')
})
