import { type Agent, request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { isPlainCopy } from '~server/plain-cookies'

export interface RandomRequest {
  url: string
  headers: Record<string, string>
}

export interface Answer {
  status: number
  /** Headers, cookies included, that do not depend on the guest. */
  headers: string
  body: string
}

/** Values of headers and parameters that programs read differently. HOST stands for the host of the site. */
const REFERRERS = [
  'http://HOST/en/s?q=POISON',
  'http://HOST/s?deal_types=1',
  'HTTP://HOST/en/s',
  'http:/en/s?q=POISON',
  'http:en/s?q=POISON&access_token=x',
  'http:\\\\HOST/en/s?q=POISON',
  'http://HOST\\en\\s?q=POISON',
  '//HOST/en/s?q=POISON',
  '/en/s?q=POISON',
  'http://user@HOST/en/s?q=POISON',
  'http://HOST./en/s?q=POISON',
  'http://here.invalid/en/s?q=POISON',
  'http://HOST/en/favorites?q=POISON',
  'https://elsewhere.test/en/s?q=POISON',
]
const COOKIES = [
  '__Host-light=1',
  '__Host-light=0',
  '__Host-light="1"',
  '__Host-light=1; __Host-light=0',
  '__Host-currency=USD',
  '__Host-currency=GEL',
  '__Host-currency=x%0A__Host-light%3D1',
  '__Host-currency=%E0%A4%A',
  '__Host-card-payments=0',
  '__Host-closed-banners=interscroller',
  '__Host-closed-banners=a.b.header',
  '__Host-locale=en',
  '__Host-locale=ru',
  '__Host-searches=forged',
  '__Host-phones=forged',
  '__Host-reports=forged',
  '__host-light=1',
  '__Host-lightly=1',
  '_ga=GA1.1.1',
  '=nameless',
]
const HEADERS: readonly [name: string, value: string][] = [
  ['accept-language', 'ru,en;q=0.5'],
  ['save-data', 'on'],
  ['save-data', 'on, on'],
  ['save-data', 'ON'],
  ['dnt', '1'],
  ['sec-gpc', '1'],
  ['sec-fetch-site', 'cross-site'],
  ['sec-purpose', 'prefetch'],
  ['sec-ch-ua-mobile', '?1'],
  ['sec-ch-prefers-reduced-data', 'reduce'],
  ['user-agent', 'Mozilla/5.0 (Linux; Android 14)'],
  ['user-agent', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0)'],
  ['authorization', 'Bearer forged'],
  ['x-forwarded-proto', 'https'],
  ['x-forwarded-host', 'POISON.test'],
  ['x-forwarded-for', '203.0.113.9'],
  ['forwarded', 'host=POISON.test'],
  ['x-original-url', '/POISON'],
  ['x-http-method-override', 'POST'],
  ['range', 'bytes=0-10'],
  ['cache-control', 'no-cache'],
]
/** Fewer requests would hardly ever find a page that was cached for an earlier one. */
const REQUESTS_OF_A_URL = 20
const ENCODINGS = ['identity', 'br', 'gzip', 'gzip, br', 'br;q=0', 'br;q=0.5, gzip;q=1', '*', 'BR']
const PARAMETERS = [
  'utm_source=a',
  'utm_source=a&utm_source=b',
  'fbclid=x%20y',
  'n=1',
  'n=%3Cb%3E',
  'amp;page=2',
  'page=2',
  'page[]=2',
  'page=2&page=1',
  'deal_types=1',
  'deal_types[]=1',
  'deal_types[0]=1',
  'differences=1',
  'q=%22POISON',
  'view=list',
  'q',
  '=1',
  '&&',
]

/** Random requests, the same for each seed: many visitors with different headers request the same URL. */
export class RandomRequests {
  readonly #random: () => number
  readonly #paths: readonly string[]
  readonly #host: string
  #url = ''
  #count = 0

  constructor(seed: number, { paths, host }: { paths: readonly string[]; host: string }) {
    this.#random = createRandom(seed)
    this.#paths = paths
    this.#host = host
  }

  next(): RandomRequest {
    if (this.#count % REQUESTS_OF_A_URL === 0) this.#url = this.#createUrl()
    this.#count += 1
    return { url: this.#url, headers: this.#createHeaders() }
  }

  #createUrl(): string {
    const path = this.#pick(this.#paths)
    const query = this.#some(PARAMETERS, 0.35).join('&')
    return query ? `${path}${path.includes('?') ? '&' : '?'}${query}` : path
  }

  #createHeaders(): Record<string, string> {
    const headers: Record<string, string> = {
      'accept-encoding': this.#random() < 0.7 ? 'gzip' : this.#pick(ENCODINGS),
    }
    for (const [name, value] of this.#some(HEADERS, 0.3)) headers[name] = value
    const cookie = this.#some(COOKIES, 0.5).join('; ')
    if (cookie) headers.cookie = cookie
    if (this.#random() < 0.3) headers.referer = this.#pick(REFERRERS).replace('HOST', this.#host)
    return headers
  }

  #pick<Item>(all: readonly Item[]): Item {
    return all[Math.floor(this.#random() * all.length)] as Item
  }

  /** Returns up to three items. */
  #some<Item>(all: readonly Item[], share: number): Item[] {
    return [0, 1, 2].flatMap((time) => (this.#random() < share / (time + 1) ? [this.#pick(all)] : []))
  }
}

/** Creates a generator of random numbers below one, mulberry32. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Sends a request with exactly these headers. */
export function send(agent: Agent, origin: string, { url, headers }: RandomRequest): Promise<Answer> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const sent = request({ agent, hostname, port, path: url, headers }, (response) => {
      response.toArray().then((chunks) => {
        const cookies = response.headers['set-cookie'] ?? []
        const shared = { ...response.headers }
        for (const name of UNSHARED_HEADERS) delete shared[name]
        resolve({
          status: response.statusCode ?? 0,
          // A rendered list has a report, a cached one has none.
          headers: JSON.stringify([
            Object.entries(shared).sort(),
            cookies.filter((line) => !line.startsWith('__Host-reports=') && !isPlainCopy(line)),
          ]),
          body: decode(Buffer.concat(chunks), response.headers['content-encoding']),
        })
      }, reject)
    })
    sent.on('error', reject).end()
  })
}

const UNSHARED_HEADERS = [
  'date',
  'etag',
  'content-length',
  'x-request-id',
  'set-cookie',
  'keep-alive',
  'connection',
]

function decode(body: Buffer, encoding: string | undefined): string {
  if (encoding === 'br') return brotliDecompressSync(body).toString()
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString()
}
