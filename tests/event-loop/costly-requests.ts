import { INTENT_FIELD } from '~/forms/define-form'
import { apiFilters } from '~contract/search-filters'
import { listMutatingPaths, listPaths } from '../security/route-list'

/** Request that is as expensive for the server as one of its size can be. */
export interface CostlyRequest {
  kind: string
  path: string
  method: 'GET' | 'POST'
  headers: Record<string, string>
  body?: Uint8Array
}

type Kind<Content> = readonly [kind: string, content: Content]

/** Node.js rejects more than 16 KB of headers, including the request line. */
const MAX_HEADER_CHARACTERS = 15_000
/** Longest body of a form without files. */
const MAX_TEXT_BODY_BYTES = 500_000
const BOUNDARY = 'costly'

const repeat = (count: number, write: (index: number) => string, separator: string) =>
  Array.from({ length: count }, (_, index) => write(index)).join(separator)

const fill = (text: string, length: number) => text.repeat(Math.ceil(length / text.length)).slice(0, length)

/** Longest texts of addresses, phone numbers and words that readers of typed values parse. */
const LONG_TEXTS: readonly Kind<string>[] = [
  ['digits', fill('1234567890', MAX_HEADER_CHARACTERS - 1_000)],
  ['separated digits', fill('1 ', MAX_HEADER_CHARACTERS - 1_000)],
  ['misspelled words', fill('Chavchvadze Sabutralo ', MAX_HEADER_CHARACTERS - 1_000)],
  ['punctuation', fill('.,;:!?-', MAX_HEADER_CHARACTERS - 1_000)],
  ['separators of lists', fill(',', MAX_HEADER_CHARACTERS - 1_000)],
  ['brackets', fill('[{', MAX_HEADER_CHARACTERS - 1_000)],
]

/** Encodes a text, with three bytes of the query per character. */
const encode = (text: string) => encodeURIComponent(text).slice(0, MAX_HEADER_CHARACTERS).replace(/%.?$/, '')

const FILTER_NAMES = apiFilters.flatMap((filter) =>
  filter.kind === 'range' ? [`${filter.parameter}_from`, `${filter.parameter}_to`] : [filter.parameter],
)

const QUERIES: readonly Kind<string>[] = [
  ['many parameters', repeat(2_800, (index) => `a${index % 10}=`, '&')],
  ['different parameters', repeat(1_900, (index) => `p${index}=1`, '&')],
  ['nested names', `${fill('a[0]', MAX_HEADER_CHARACTERS - 10)}=1`],
  ['array names', repeat(2_000, () => 'cities[]=1', '&').slice(0, MAX_HEADER_CHARACTERS)],
  [
    'every filter with ids',
    FILTER_NAMES.map(
      (name) => `${name}=${fill('1,2,3,4,5,6,7,8,', Math.floor(13_000 / FILTER_NAMES.length) - name.length)}`,
    ).join('&'),
  ],
  ['ids of one filter', `cities=${repeat(2_900, (index) => String(index), ',').slice(0, 14_000)}`],
  ['percent signs', `q=${fill('%25', 14_000)}`],
  ['escaped letters', `q=${encode(fill('საბურთალო ', 2_000))}`],
  [
    'a drawn area',
    `area=${repeat(900, (index) => `41.${700 + (index % 99)},44.${700 + ((index * 7) % 99)}`, ',')}`,
  ],
  ['ids of a comparison', `ids=${repeat(1_500, (index) => String(1_000_001 + index), ',').slice(0, 14_000)}`],
  ['paths of the route manifest', repeat(1_400, () => 'p=/a/a/a', '&').slice(0, 14_000)],
  ...LONG_TEXTS.map(([kind, text]): Kind<string> => [`a search for ${kind}`, `q=${encode(text)}`]),
]

const HEADERS: readonly Kind<Record<string, string>>[] = [
  ['many cookies', { cookie: repeat(1_900, (index) => `c${index}=1`, '; ').slice(0, MAX_HEADER_CHARACTERS) }],
  ['one long cookie', { cookie: `__Host-kept=${fill('a~.-', 14_000)}` }],
  ['cookies of one name', { cookie: repeat(1_000, () => '__Host-token=a', '; ').slice(0, 14_500) }],
  ['languages', { 'accept-language': repeat(1_400, (index) => `ka;q=0.${index}`, ',').slice(0, 14_500) }],
  ['encodings', { 'accept-encoding': repeat(1_200, () => 'gzip;q=0.1', ',').slice(0, 14_500) }],
  ['entity tags', { 'if-none-match': repeat(2_400, () => 'W/"a"', ',').slice(0, 14_500) }],
  ['ranges', { range: `bytes=${repeat(2_800, (index) => `${index}-`, ',').slice(0, 14_000)}` }],
  ['proxies', { 'x-forwarded-for': repeat(1_800, () => '10.0.0.1', ',').slice(0, 14_500) }],
  ['a referrer', { referer: `http://localhost/s?${fill('a=1&', 14_000)}` }],
  ['a browser', { 'user-agent': `Mozilla/5.0 (${fill('Android ; ', 14_000)})` }],
  ['a token', { authorization: `Bearer ${fill('a.', 14_000)}` }],
]

const PATHS: readonly Kind<string>[] = [
  ['many segments', fill('/a', 14_000)],
  ['a long segment', `/${fill('a', 14_000)}`],
  ['escaped slashes', `/${fill('%2f', 14_000)}`],
  ['dots', fill('/..', 14_000)],
  ['words of a search', `/s/${encode(fill('ბინა-', 1_800))}`],
  ['hyphens of a search', `/s/${fill('iyideba-bina-', 14_000)}`],
  ['segments of a search', `/s${fill('/x-y', 14_000)}`],
  [
    'the route manifest',
    `/__manifest?version=a&${repeat(1_000, () => `p=${fill('/a', 12)}`, '&').slice(0, 14_000)}`,
  ],
  ['one path of the route manifest', `/__manifest?version=a&p=${fill('/a', 14_000)}`],
]

interface Body {
  type: string
  content: string
}

const urlencoded = (content: string): Body => ({ type: 'application/x-www-form-urlencoded', content })
const json = (content: string): Body => ({ type: 'application/json', content })
const multipart = (parts: string): Body => ({
  type: `multipart/form-data; boundary=${BOUNDARY}`,
  content: `${parts}--${BOUNDARY}--\r\n`,
})
const part = (header: string, value: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; ${header}\r\n\r\n${value}\r\n`

const SIZE = MAX_TEXT_BODY_BYTES - 100
const PART_FIELDS = ['name', 'message', 'photos', 'file', INTENT_FIELD]

const BODIES: readonly Kind<Body>[] = [
  ['empty fields', urlencoded(fill('a=&', SIZE))],
  ['fields of different names', urlencoded(repeat(50_000, (index) => `a${index}=1`, '&').slice(0, SIZE))],
  ['nested names', urlencoded(`${fill('a[0]', SIZE)}=1`)],
  ['indexed names', urlencoded(repeat(30_000, (index) => `a[${index}]=1`, '&').slice(0, SIZE))],
  ['dotted names', urlencoded(`${fill('a.', SIZE)}=1`)],
  ['prototype names', urlencoded(fill('__proto__[x]=1&', SIZE))],
  ['escaped letters', urlencoded(`message=${fill('%E1%83%90', SIZE)}`)],
  ['an incomplete escape', urlencoded(`message=${fill('%', SIZE)}`)],
  ['a long number', urlencoded(`price=${fill('9', SIZE)}&amount=${fill('9', 10_000)}`)],
  ['a long address', urlencoded(`address=${fill('1-', SIZE)}`)],
  ['a long email', urlencoded(`email=${fill('a@', SIZE)}`)],
  ['a long phone number', urlencoded(`phone_number=${fill('+5 ', SIZE)}`)],
  ['spaces', urlencoded(`name=${fill('+', SIZE)}a`)],
  [
    'state of the form kit',
    urlencoded(`__state__=${fill('[', SIZE / 2)}&${INTENT_FIELD}=${fill('{', SIZE / 2)}`),
  ],
  ['file parts', multipart(fill(part('name="a"; filename="a"', 'x'), SIZE).replace(/--costly[^-]*$/, ''))],
  ['text parts', multipart(fill(part('name="a"', 'x'), SIZE).replace(/--costly[^-]*$/, ''))],
  ['part headers', multipart(`--${BOUNDARY}\r\n${fill('X-A: b\r\n', SIZE)}\r\n\r\nx\r\n`)],
  ['a long part name', multipart(part(`name="${fill('a[0]', SIZE)}"`, 'x'))],
  ['nearly boundaries', multipart(part('name="a"', fill(`\r\n--${BOUNDARY.slice(0, -1)}`, SIZE)))],
  ['one text part', multipart(part(`name="message"`, fill('ა', SIZE / 3)))],
  [
    'files of the form',
    multipart(
      PART_FIELDS.map((name) => part(`name="${name}"; filename="a.jpg"`, fill('x', SIZE / 5))).join(''),
    ),
  ],
  ['nested arrays', json(fill('[', SIZE))],
  ['objects', json(`[${repeat(60_000, () => '{"a":1}', ',').slice(0, SIZE)}]`)],
  ['another type', { type: 'text/plain', content: fill('x', SIZE) }],
]

/** Paths of both programs that accept bodies without being a page of the route table. */
const BODY_PATHS = [
  '/callbacks/payments',
  '/callbacks/leads',
  '/messages/status',
  '/csp-reports',
  '/sandbox/bank/1',
]

/**
 * Lists requests for every path of the route table, with each kind of query, header and body.
 * @param share 4 sends every fourth kind to each path, starting at another kind for each
 */
export function listCostlyRequests(share: number): CostlyRequest[] {
  const takeTurn = <Content>(kinds: readonly Kind<Content>[], row: number) =>
    kinds.filter((_, column) => (row + column) % share === 0)
  const get = (kind: string, path: string, headers: Record<string, string> = {}): CostlyRequest => ({
    kind,
    path,
    method: 'GET',
    headers,
  })
  const reads = listPaths().flatMap((path, row) => [
    ...takeTurn(QUERIES, row).map(([kind, query]) =>
      get(`query: ${kind}`, `${path}${path.includes('?') ? '&' : '?'}${query}`),
    ),
    ...takeTurn(HEADERS, row).map(([kind, headers]) => get(`header: ${kind}`, path, headers)),
  ])
  const writes = [...listMutatingPaths(), ...BODY_PATHS].flatMap((path, row) =>
    takeTurn(BODIES, row).map(
      ([kind, { type, content }]): CostlyRequest => ({
        kind: `body: ${kind}`,
        path,
        method: 'POST',
        headers: { 'content-type': type },
        body: new TextEncoder().encode(content),
      }),
    ),
  )
  return [...PATHS.map(([kind, path]) => get(`path: ${kind}`, path)), ...reads, ...writes]
}
