import { expect, test } from 'vitest'
import { createChatClient } from '~/upstream/chat.server'
import { createNominatimGeocoder } from '~/upstream/nominatim.server'
import { createNationalBank } from '~backend/exchange-rates/national-bank'
import { callProvider } from '~backend/payments/gateway/call-provider'
import { createFetchPhoto } from '~server/fetch-photo'
import { withServer } from '../fixtures/api'

/** Valid answers, which may be preceded by any number of spaces. */
const RIGHT_ANSWERS: Record<string, unknown> = {
  '/geocoder/search': [],
  '/geocoder/reverse': { lat: '41.7', lon: '44.7', display_name: 'Tbilisi' },
  '/chat': { data: { token: 'x'.repeat(24) } },
  '/bank': { status: 'Created' },
  '/rates/en/json/': [{ currencies: [] }],
  '/photo.jpg': 'a photo',
}
let paddingBytes = 0
const server = withServer(() => (request, response) => {
  const answer = RIGHT_ANSWERS[request.url?.split('?', 1)[0] ?? '']
  response.end(' '.repeat(paddingBytes) + JSON.stringify(answer))
})

const caller = { language: 'en', requestId: 'one' } as const
const geocoder = () => createNominatimGeocoder({ url: `${server.origin}/geocoder`, timeoutMs: 5_000 })
const photos = () =>
  createFetchPhoto({ folder: '', backendOrigin: undefined, imageOrigins: [new URL(server.origin).origin] })

test.each<[name: string, tooManyBytes: number, call: () => Promise<unknown>]>([
  ['the geocoder, of an address', 500_001, () => geocoder().findByAddress(caller, 'Tbilisi')],
  [
    'the geocoder, of a point',
    500_001,
    () => geocoder().findByPoint(caller, { latitude: 41.7, longitude: 44.7 }),
  ],
  [
    'the chat',
    100_001,
    () =>
      createChatClient({
        tokenUrl: `${server.origin}/chat`,
        url: 'https://chat.test',
        timeoutMs: 5_000,
      }).createConversationUrl(),
  ],
  ['a bank', 500_001, () => callProvider({ method: 'GET', url: `${server.origin}/bank` })],
  [
    'the National Bank',
    500_001,
    () => createNationalBank(`${server.origin}/rates`)('2026-11-21', new AbortController().signal),
  ],
  ['an origin of pictures', 12 * 1_024 ** 2, () => photos()(`${server.origin}/photo.jpg`)],
])(
  'a valid answer of %s is accepted, and one that is too long is rejected',
  async (_name, tooManyBytes, call) => {
    // The answers are too long to be part of a failure message.
    const outcome = () =>
      call().then(
        () => 'taken',
        () => 'refused',
      )
    paddingBytes = 0
    expect(await outcome()).toBe('taken')
    paddingBytes = tooManyBytes
    expect(await outcome()).toBe('refused')
  },
)
