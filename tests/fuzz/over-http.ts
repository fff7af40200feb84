import { type IncomingMessage, request } from 'node:http'
import { createRandom, type Random } from '~backend/demo/random'
import { apiFilters } from '~contract/search-filters'
import { listMutatingPaths, listPaths } from '../security/route-list'
import { mutateText } from './mutate'

const AT_ONCE = 8
const MAX_ANSWER_MS = 10_000
const MAX_FAILURES = 20
/** Node.js rejects longer request heads. */
const MAX_PATH_CHARACTERS = 6_000

const PATHS = listPaths()
const MUTATING_PATHS = listMutatingPaths()
const QUERY_NAMES = [
  'q',
  'page',
  'order_by',
  'sequence',
  'bounds',
  'area',
  'view',
  'draw',
  'ids',
  'return_to',
  'currency_id',
  'Continue',
  'access_token',
  'state',
  'step',
  'p',
  '_data',
  '_routes',
  'statement_id',
  'amount',
  'loan_price',
  'text',
  'lat',
  'lng',
  ...apiFilters.flatMap(({ kind, parameter }) =>
    kind === 'range' ? [`${parameter}_from`, `${parameter}_to`] : [parameter],
  ),
]
const FIELD_NAMES = [
  'intent',
  'name',
  'phone_number',
  'email',
  'message',
  'amount',
  'code',
  'price',
  'area',
  'keep',
  'statements',
  'card_id',
  'city',
  'comment_ka',
  'photos',
  'file',
  'currency',
  'light',
  'return_to',
  'idempotency_key',
  '__state__',
  '__intent__',
  'initial_amount',
  'months',
  'street_id',
  'time',
  'date',
  'password',
]
const VALUES = [
  '1',
  '1,15',
  '90000',
  '$120 000',
  '1,5 млн',
  '75 კვ.მ',
  '1.5 ha',
  '6 соток',
  '+995 555 12 34 56',
  'nino@demo.test',
  '9:00',
  '2026-11-28',
  'ვაკე',
  'Chavchavadze 26',
  'улица Барнова',
  '41.7,44.8,41.8,44.9,41.6,44.7',
  '{"north":41.8,"south":41.6}',
  '/en/s?cities=1',
  'https://evil.test',
  '<script>alert(1)</script>',
  '__proto__',
  '1000001',
  'desc',
  'USD',
  '',
]
const HEADERS: Readonly<Record<string, readonly string[]>> = {
  cookie: [
    '__Host-kept=1000001~a.b',
    '__Host-token=abc',
    '__Host-currency=USD; __Host-light=1',
    '__Host-flash=x',
  ],
  referer: ['http://localhost/en/s?cities=1', 'https://evil.test/', 'about:blank'],
  'accept-language': ['ka,en;q=0.5', 'ru-RU'],
  'accept-encoding': ['gzip, br;q=0.5', 'identity;q=0'],
  'if-none-match': ['W/"a", "b"', '*'],
  'if-modified-since': ['Sat, 28 Nov 2026 10:00:00 GMT'],
  range: ['bytes=0-10', 'bytes=-5,3-'],
  accept: ['text/html', 'application/json;q=0.1'],
  'user-agent': ['Mozilla/5.0 (Linux; Android 13)', 'Googlebot'],
  'sec-fetch-site': ['same-origin', 'cross-site'],
  'x-requested-with': ['fetch'],
  'content-encoding': ['gzip', 'br'],
}
const TYPES = [
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=b',
  'application/json',
  'text/plain',
]

interface FuzzRequest {
  method: string
  path: string
  headers: Record<string, string>
  body?: string
}

export interface HttpFuzzResult {
  requests: number
  statuses: ReadonlyMap<string, number>
  slowestMs: number
  failures: string[]
}

/** Sends repeatable random requests, some at once, and collects server errors and late responses. */
export async function fuzzOverHttp(origin: string, cookies: readonly string[], count: number, seed: string) {
  const statuses = new Map<string, number>()
  const result = { requests: 0, statuses, slowestMs: 0, failures: [] as string[] }
  let index = 0
  const work = async () => {
    while (index < count && result.failures.length < MAX_FAILURES) {
      const number = index++
      const sent = createRequest(createRandom(seed, 'request', number), origin, cookies)
      const began = performance.now()
      const status = await send(origin, sent)
      const ms = performance.now() - began
      result.requests += 1
      result.slowestMs = Math.max(result.slowestMs, ms)
      const kind = typeof status === 'number' ? `${Math.floor(status / 100)}xx` : status
      statuses.set(kind, (statuses.get(kind) ?? 0) + 1)
      if (kind === '5xx' || ms > MAX_ANSWER_MS)
        result.failures.push(
          `request ${number}: ${status} after ${ms.toFixed(0)} ms: ${JSON.stringify(sent).slice(0, 600)}`,
        )
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return result satisfies HttpFuzzResult
}

function createRequest(random: Random, origin: string, cookies: readonly string[]): FuzzRequest {
  const isWrite = random.chance(0.4)
  const path = createPath(random, isWrite ? MUTATING_PATHS : PATHS)
  const headers: Record<string, string> = {
    origin,
    'x-forwarded-for': `10.${[random, random, random].map((one) => one.whole(0, 255)).join('.')}`,
  }
  const cookie = random.pick(['', ...cookies])
  if (cookie) headers.cookie = cookie
  for (const [name, seeds] of Object.entries(HEADERS))
    if (random.chance(0.1)) headers[name] = toHeaderValue(mutateText(random, seeds))
  if (!isWrite)
    return {
      method: random.chance(0.95) ? 'GET' : random.pick(['HEAD', 'OPTIONS', 'PUT', 'DELETE']),
      path,
      headers,
    }
  const type = random.pick(TYPES)
  headers['content-type'] = random.chance(0.95) ? type : toHeaderValue(mutateText(random, TYPES))
  return { method: 'POST', path, headers, body: createBody(random, type) }
}

function createPath(random: Random, paths: readonly string[]): string {
  const [path = '/', query = ''] = (
    random.chance(0.1) ? mutateText(random, paths) : random.pick(paths)
  ).split('?')
  const fields = Array.from({ length: random.whole(0, 5) }, () => createField(random, QUERY_NAMES))
  const language = random.pick(['', '/en', '/ru'])
  const written = `${language}${path}?${[query, ...fields].filter(Boolean).join('&')}`
  return `/${written.replace(/^\/+/, '').replace(/[^!-~]/g, (letter) => toEscape(letter))}`.slice(
    0,
    MAX_PATH_CHARACTERS,
  )
}

function createField(random: Random, names: readonly string[]): string {
  const name = random.chance(0.1) ? mutateText(random, names) : random.pick(names)
  const value = random.chance(0.3) ? random.pick(VALUES) : mutateText(random, VALUES)
  return `${toEscape(name)}=${random.chance(0.95) ? toEscape(value) : value.replace(/[&#\s]/g, '')}`
}

function createBody(random: Random, type: string): string {
  const fields = Array.from({ length: random.whole(0, 12) }, () => ({
    name: random.chance(0.1) ? mutateText(random, FIELD_NAMES) : random.pick(FIELD_NAMES),
    value: random.chance(0.3) ? random.pick(VALUES) : mutateText(random, VALUES),
  }))
  if (type.startsWith('application/json')) {
    const text = JSON.stringify(Object.fromEntries(fields.map(({ name, value }) => [name, value])))
    return random.chance(0.8) ? text : mutateText(random, [text])
  }
  if (type.startsWith('multipart')) {
    const file = () => (random.chance(0.1) ? '; filename="a.jpg"\r\nContent-Type: image/jpeg' : '')
    const parts = fields.map(
      ({ name, value }) =>
        `--b\r\nContent-Disposition: form-data; name="${name.replace(/["\r\n]/g, '')}"${file()}\r\n\r\n${value}\r\n`,
    )
    const text = `${parts.join('')}--b--\r\n`
    return random.chance(0.8) ? text : mutateText(random, [text])
  }
  return fields.map(({ name, value }) => `${toEscape(name)}=${toEscape(value)}`).join('&')
}

/** Percent-encodes as browsers do; lone surrogates become bytes that are not UTF-8. */
const toEscape = (text: string) => (/\p{Cs}/u.test(text) ? '%ed%a0%80' : encodeURIComponent(text))

const toHeaderValue = (text: string) => text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '').slice(0, 2_000)

/** Returns the status, or how the connection ended without one. */
function send(origin: string, { method, path, headers, body }: FuzzRequest): Promise<number | string> {
  return new Promise((resolve) => {
    const sent = request(
      origin,
      { method, path, headers, timeout: 2 * MAX_ANSWER_MS },
      (answer: IncomingMessage) => {
        answer.resume().once('close', () => resolve(answer.statusCode ?? 0))
      },
    )
    sent.once('timeout', () => sent.destroy(new Error('timeout')))
    sent.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    sent.end(body)
  })
}
