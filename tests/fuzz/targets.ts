import { parseScenario, toScenarioParams } from '~/features/loan/scenario'
import { parseDrawnArea } from '~/features/search-filters/drawn-area'
import { parseSearchFilters } from '~/features/search-filters/parse-search-filters'
import { parseTypeWord } from '~/features/search-filters/path/type-words'
import { toSearchParams } from '~/features/search-filters/search-filters'
import { truncateParams } from '~/features/search-filters/truncate-params'
import { parseOwnPath } from '~/http/own-path'
import { parseReferrer } from '~/http/referrer'
import type { Random } from '~backend/demo/random'
import { parseAddress } from '~backend/geocoding/parse-address'
import { detectFileType } from '~backend/platform/file-type'
import { detectPhotoFormat } from '~backend/platform/photo-decoding/detect-format'
import { readHeifPicture } from '~backend/platform/photo-decoding/heif-boxes'
import { parseBounds } from '~backend/search/bounds'
import { toSearchTerms } from '~backend/search/search-terms'
import { readFile } from '~backend/statement-imports/read-file'
import { apiFilters } from '~contract/search-filters'
import { parseEmail } from '~contract/values/email'
import { formatPhone } from '~contract/values/phone'
import { parseStatementNumber, parseStatementNumbers } from '~contract/values/statement-number'
import { parseTopUpAmount } from '~contract/values/top-up-amount'
import { parseCode } from '~contract/values/typed-code'
import { readArea, readLength } from '~contract/values/typed-measure'
import { parseInternationalPhone, parsePhone } from '~contract/values/typed-phone'
import { parseLari, parsePrice } from '~contract/values/typed-price'
import { normalizeLine, normalizeText } from '~contract/values/typed-text'
import { parseDay, parseTime } from '~contract/values/typed-time'
import { parseUrl } from '~contract/values/url'
import { escapeXml } from '~contract/values/xml-text'
import { chooseEncoding } from '~server/content-encoding'
import { mutateBytes, mutateText } from './mutate'
import type { FuzzTarget } from './run-target'

const PRICES = [
  '$120 000',
  '120 000 ₾',
  'GEL 500',
  '1,5 млн',
  '150k',
  '1200 $/m²',
  '125 тыс. $',
  '$us$us$us',
  '120’000.50',
]
const MEASURES = ['75 m²', '75 კვ.მ', '1.5 ha', '6 соток', '800 sq ft', '2.8 m', '280 სმ', '1,2 км', '1/2 га']
const PHONES = ['+995 555 12 34 56', '555-12-34-56', '0049 30 123456', '(032) 2 12 34 56', '599 (12) 34 56']
const EMAILS = ['nino@demo.test', 'nino@пример.рф', '"a b"@demo.test', 'a@xn--p1ai', 'Nino <nino@demo.test>']
const TIMES = ['9:00', '09.30', '9 00', '23:59', '2026-11-28', '28.11.2026']
const TEXTS = [
  'vake!',
  'Vake—Saburtalo',
  'ვაკეში ბინა 2 ოთახი',
  'улица Барнова 7',
  'Chavchavadze 26',
  'N1003367.',
  '2+1',
  'до 90 000 $',
]
const URLS = [
  '/en/s?cities=1',
  'https://example.test/s',
  'http:/en/s',
  '//evil.test',
  '\\\\evil.test',
  'http://localhost:3000/ru',
]
const CSV = [
  'id;price;currency;area\n1;120000;USD;75\n',
  'sep=,\nid,price\n"1","125 000 $"\n',
  'id\tფასი\n1\t90000\n',
  '<statements><statement id="1"><price>5</price></statement></statements>',
  '<?xml version="1.0"?><realty-feed><offer internal-id="1"><price><value>5</value><currency>USD</currency></price></offer></realty-feed>',
].map((text) => new TextEncoder().encode(text))
/** Boxes of a HEIC file with the properties that the reader parses. */
const HEADS = [
  '0000001866747970686569630000000068656963000000006d696631',
  '0000001866747970686569630000000068656963000001186d65746100000000',
  'ffd8ffe000104a46494600010100000100010000ffdb',
  '89504e470d0a1a0a0000000d49484452',
  '524946460000000057454250',
].map((hex) => Uint8Array.from(Buffer.from(hex, 'hex')))

/** Lists functions of the product that take typed text, URLs of pages or files. */
export function listTargets(): FuzzTarget[] {
  return [
    ...Object.entries({ parsePrice, parseLari, parseTopUpAmount }).map(([name, read]) =>
      text(name, PRICES, read),
    ),
    ...Object.entries({ readArea, readLength }).map(([name, read]) =>
      text(name, MEASURES, (typed) => read(typed)),
    ),
    ...Object.entries({ parsePhone, parseInternationalPhone, formatPhone }).map(([name, read]) =>
      text(name, PHONES, read),
    ),
    ...Object.entries({ parseTime, parseDay }).map(([name, read]) => text(name, TIMES, read)),
    text('parseEmail', EMAILS, parseEmail),
    text('parseCode', ['7303', '7303.', '７３０３', '73 03'], parseCode),
    text('normalizeText', TEXTS, (typed) => {
      const once = normalizeText(typed)
      if (normalizeText(once) !== once) throw new Error('a second normalization changes the text')
    }),
    text('normalizeLine', TEXTS, normalizeLine),
    text('escapeXml', TEXTS, escapeXml),
    text('parseUrl', URLS, (typed) => parseUrl(typed)),
    text('parseStatementNumber', TEXTS, parseStatementNumber),
    text('parseStatementNumbers', ['1003367, 1003368', '№ 1 003 367'], parseStatementNumbers),
    text('toSearchTerms', TEXTS, (typed) => toSearchTerms(typed)),
    text(
      'parseAddress',
      ['Chavchavadze Ave 26a', 'ჭავჭავაძის 26/2', 'улица Барнова, д. 7 корп. 2'],
      (typed) => parseAddress(typed),
    ),
    text('parseOwnPath', URLS, (href) => requireOwn(parseOwnPath(href, 'http://localhost:3000'))),
    text('parseReferrer', URLS, (href) => requireOwn(parseReferrer(href, 'http://localhost:3000'))),
    text('chooseEncoding', ['br;q=0.5, gzip;q=1', 'identity;q=0, *', 'gzip'], chooseEncoding),
    text('parseTypeWord', ['iyideba-bina', 'qiravdeba-saxli', 'sale-apartment'], parseTypeWord),
    text('parseDrawnArea', ['41.7,44.8,41.8,44.9,41.6,44.7'], parseDrawnArea),
    text('parseBounds', ['{"north":41.8,"south":41.6,"east":45,"west":44}'], parseBounds),
    { name: 'parseSearchFilters', weight: 2, createInput: createQuery, run: checkFilters },
    { name: 'parseScenario', weight: 1, createInput: createLoanQuery, run: checkScenario },
    bytes('readFile of imports', 0.1, CSV, readFile),
    bytes('readHeifPicture', 1, HEADS, (head) => readHeifPicture(Buffer.from(head))),
    bytes('detectPhotoFormat', 1, HEADS, (head) => detectPhotoFormat(Buffer.from(head))),
    bytes('detectFileType', 1, HEADS, (head) => detectFileType(Buffer.from(head))),
  ]
}

function text(name: string, seeds: readonly string[], run: (typed: string) => unknown): FuzzTarget {
  return { name, weight: 1, createInput: (random) => mutateText(random, seeds), run }
}

function bytes(
  name: string,
  weight: number,
  seeds: readonly Uint8Array[],
  run: (bytes: Uint8Array) => unknown,
): FuzzTarget {
  return { name, weight, createInput: (random) => mutateBytes(random, seeds), run }
}

function requireOwn(path: string | undefined): void {
  if (path === undefined) return
  if (new URL(path, 'http://localhost:3000').host !== 'localhost:3000') throw new Error(`leads to ${path}`)
}

const FILTER_NAMES = apiFilters.flatMap(({ kind, parameter }) =>
  kind === 'range' ? [`${parameter}_from`, `${parameter}_to`] : [parameter],
)
const FILTER_VALUES = ['1', '1,15,96', '90000', '$120 000', '75 კვ.მ', '1e309', '-1', '', '2147483648']

function createQuery(random: Random): string {
  return createParams(random, [...FILTER_NAMES, 'q', 'page', 'order_by', 'sequence', 'bounds'], FILTER_VALUES)
}

function createLoanQuery(random: Random): string {
  const names = [
    'loan_price',
    'loan_currency',
    'loan_bank',
    'loan_percent',
    'loan_own',
    'loan_month',
    'loan_income',
    'loan_debts',
  ]
  return createParams(random, names, ['1', '2', '90000', '20 %', '240', '$100 000', '1,5 млн'])
}

function createParams(random: Random, names: readonly string[], values: readonly string[]): string {
  const pairs = Array.from({ length: random.whole(0, 6) }, () => [
    random.pick(names),
    mutateText(random, values),
  ])
  return new URLSearchParams(pairs).toString()
}

/** Checks that the canonical parameters of filters give the same filters. */
function checkFilters(query: string): void {
  const params = new URLSearchParams(query)
  truncateParams(params)
  const filters = parseSearchFilters(params)
  const again = toSearchParams(filters).toString()
  const twice = toSearchParams(parseSearchFilters(new URLSearchParams(again))).toString()
  if (twice !== again) throw new Error(`${again} becomes ${twice}`)
}

function checkScenario(query: string): void {
  const again = toScenarioParams(parseScenario(new URLSearchParams(query))).toString()
  const twice = toScenarioParams(parseScenario(new URLSearchParams(again))).toString()
  if (twice !== again) throw new Error(`${again} becomes ${twice}`)
}
