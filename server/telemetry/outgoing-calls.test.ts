import type { IncomingHttpHeaders } from 'node:http'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createChatClient } from '~/upstream/chat.server'
import { createNominatimGeocoder } from '~/upstream/nominatim.server'
import { createNationalBank } from '~backend/exchange-rates/national-bank'
import { postSms } from '~backend/messages/delivery/post-sms'
import { createSmtpTransport } from '~backend/messages/delivery/smtp'
import type { OutgoingEmail } from '~backend/messages/delivery/transport'
import { callProvider } from '~backend/payments/gateway/call-provider'
import { postWebhook } from '~backend/platform/webhooks/post-webhook'
import { createS3Storage } from '~backend/statement-drafts/photos/s3-storage'
import { instrument } from '~contract/instrumentation'
import { type Listening, listen } from '~tests/fixtures/listen'
import { startBrokenServer } from '~tests/fixtures/mail-server'
import { startS3Server } from '~tests/fixtures/s3-server'
import { type CollectedSpan, startTraceCollector, type TraceCollector } from '~tests/fixtures/trace-collector'
import { createFetchPhoto } from '../fetch-photo'
import { startTelemetry } from './start-telemetry'

const EMAIL = {
  id: 7,
  kind: 'password_changed',
  recipient: 'nino@ezo.test',
  createdAt: new Date(0),
  locale: 'en',
  content: { subject: '', paragraphs: ['secret'], closing: '' },
} as unknown as OutgoingEmail

let collector: TraceCollector
let other: Listening
let received: IncomingHttpHeaders[]

beforeAll(async () => {
  collector = await startTraceCollector()
  other = await listen((request, response) => {
    received.push(request.headers)
    response.writeHead(404).end('a secret reason')
  })
})
afterAll(async () => {
  await other.close()
  await collector.close()
})

/** Returns the spans of a call within a job. */
async function traceCall(call: () => Promise<unknown>): Promise<CollectedSpan[]> {
  received = []
  collector.spans = []
  const telemetry = await startTelemetry(
    {
      url: `${collector.origin}/v1/traces`,
      headers: {},
      serviceName: 'ezo',
      sampler: 'always_on',
      sampledRatio: 1,
    },
    { log: { info: vi.fn(), warn: vi.fn() } },
  )
  await instrument({ kind: 'job', name: 'test' }, () => call().catch(() => undefined))
  await telemetry.stop()
  return collector.spans.filter(({ name }) => name !== 'job test')
}

const toPort = (origin: string) => Number(new URL(origin).port)

const CALLS: [name: string, call: (origin: string) => Promise<unknown>][] = [
  [
    'POST /v2/orders/*',
    (origin) => callProvider({ method: 'POST', url: `${origin}/v2/orders/100042`, body: { secret: 1 } }),
  ],
  ['POST SMS', (origin) => postSms(`${origin}/secret`, { body: 'secret' })],
  [
    'POST webhook',
    (origin) => {
      const receiver = { url: `${origin}/secret`, key: Buffer.alloc(1), allowsPrivate: true }
      return postWebhook(receiver, 'secret', {}, AbortSignal.timeout(5_000))
    },
  ],
  ['GET exchange rates', (origin) => createNationalBank(origin)('2026-12-01', AbortSignal.timeout(5_000))],
  [
    'GET geocoder search',
    (origin) =>
      createNominatimGeocoder({ url: origin, timeoutMs: 5_000 }).findByAddress(
        { language: 'en' } as never,
        'secret',
      ),
  ],
  [
    'POST chat token',
    (origin) =>
      createChatClient({
        tokenUrl: `${origin}/secret`,
        url: origin,
        timeoutMs: 5_000,
      }).createConversationUrl(),
  ],
  [
    'GET photo',
    (origin) =>
      createFetchPhoto({ folder: '', backendOrigin: undefined, imageOrigins: [origin] })(
        `${origin}/secret.jpg`,
      ),
  ],
]

test.each(CALLS)(
  'the outgoing call %s is a span with its host and status, and sends no trace header',
  async (name, call) => {
    const spans = await traceCall(() => call(other.origin))
    expect(spans.map((span) => span.name)).toEqual([name])
    expect(spans[0]).toMatchObject({ kind: 3, status: 2 })
    expect(spans[0]?.attributes).toEqual({
      'error.type': '404',
      'http.request.method': name.split(' ')[0],
      'http.response.status_code': 404,
      'server.address': '127.0.0.1',
      'server.port': toPort(other.origin),
      'url.scheme': 'http',
    })
    expect(received).toHaveLength(1)
    expect(received[0]).not.toHaveProperty('traceparent')
    expect(collector.bodies.join()).not.toMatch(/secret|100042/)
  },
)

test('an email is a span with its server and a code', async () => {
  const server = await startBrokenServer((socket) => socket.end('554 nino@ezo.test is not liked\r\n'))
  const site = { brandName: 'Ezo', origin: 'https://ezo.test' }
  const from = { name: 'Ezo', address: 'no-reply@ezo.test' }
  const transport = createSmtpTransport({ url: server.url, from }, site)
  const [span] = await traceCall(() => transport.send(EMAIL))
  expect(span).toMatchObject({
    name: 'send email',
    status: 2,
    attributes: { 'server.port': toPort(server.url), 'url.scheme': 'smtp' },
  })
  expect(span?.attributes['error.type']).toMatch(/^E[A-Z]+$/)
  expect(collector.bodies.join()).not.toContain('nino')
  server.stop()
})

test('each command to the object store is a span without the name of the photo', async () => {
  const store = await startS3Server()
  const spans = await traceCall(async () => {
    const storage = createS3Storage(store.settings, { log: { warn: vi.fn() } })
    await storage.write(new Map([['secret-photo.jpg', Buffer.from('x')]]))
    await storage.read('secret-photo.jpg')
  })
  store.close()
  expect(spans.map(({ name }) => name)).toEqual(['S3 PutObject', 'S3 GetObject'])
  expect(spans[0]).toMatchObject({ status: 0, attributes: { 'server.address': 'localhost' } })
  expect(collector.bodies.join()).not.toContain('secret-photo')
})
