import { isPlainCopy } from '~server/plain-cookies'
import { isFullRun } from '../full-run'
import type { MatrixResult } from './csrf-matrix'
import { scoreAnswer } from './observatory'
import { listPaths } from './route-list'
import { forEachAtOnce, type RawAnswer, type RawRequest, type SecuritySite, sendRaw } from './security-site'

/** Accepted reasons for a score below the maximum. */
const ACCEPTED_LOSSES = new Set([
  'it sets no cookie',
  'it has no script to check',
  // Names of files contain a checksum already; an integrity attribute would add 66 bytes to each page.
  'its scripts, all of our own origin, have no checksum',
])

/** Requests for every status that pages do not return by themselves. */
const SPECIAL_REQUESTS: readonly (RawRequest & { status: number })[] = [
  { path: '//s', status: 301 },
  { path: '/do/light-mode', method: 'POST', body: 'light=0&return_to=/', status: 303 },
  { path: '/%', status: 400 },
  { path: '/s?_data=x', status: 400 },
  { path: '/s', headers: { host: 'a b' }, status: 400 },
  { path: '/do/favorite', method: 'POST', body: 'keep=x', headers: { accept: 'text/html' }, status: 400 },
  { path: '/csp-reports', method: 'POST', body: '{', status: 400 },
  { path: '/data/unseen', status: 401 },
  { path: '/operator/orders/1/area', method: 'POST', body: 'area=1', status: 401 },
  { path: '/s', method: 'POST', body: 'x=1', headers: { origin: 'https://evil.test' }, status: 403 },
  { path: '/metrics', status: 404 },
  { path: '/assets/none.js', status: 404 },
  { path: '/assets/', status: 308 },
  { path: '/fonts/', status: 308 },
  { path: '/pictures/own/', status: 308 },
  { path: '/.git/config', status: 404 },
  { path: '/.env', status: 404 },
  { path: '/pictures/none.webp', status: 404 },
  { path: '/sitemaps/none.xml', status: 404 },
  { path: '/map/drawing/v/en/search/15/163654/97571.svg', status: 200 },
  { path: '/map/drawing/v/en/search/99/1/1.svg', status: 404 },
  { path: '/map/none.pmtiles', status: 404 },
  { path: '/do/light-mode', status: 405 },
  { path: '/s', method: 'PUT', body: 'x=1', status: 405 },
  { path: '/s', method: 'POST', body: 'x'.repeat(500_001), status: 413 },
  { path: '/', method: 'HEAD', status: 200 },
  ...[
    'healthz',
    'readyz',
    'robots.txt',
    'sitemap.xml',
    'sw.js',
    'manifest.webmanifest',
    'favicon.svg',
    'fonts/georgian.woff2',
    'speculation-rules.json',
    'badge-colors.css?pairs=ffffff-000000',
    'adverts/vast.xml',
    'sandbox/auth?Continue=/',
    's.data',
    's/map',
    '_root.data',
    'en/s?login=1',
  ].map((path) => ({ path: `/${path}`, status: 200 })),
]

export interface HeaderScan extends MatrixResult {
  /** Number of responses for each score, and the reasons. */
  scores: Map<string, number>
  /** Score of each response. */
  routes: string[]
}

export async function scanHeaders(site: SecuritySite): Promise<HeaderScan> {
  const scan: HeaderScan = { cells: 0, problems: [], scores: new Map(), routes: [] }
  const nonces = new Set<string>()
  const inspect = async (request: RawRequest & { status?: number }) => {
    const { cookies, ...rest } = await sendRaw(site, request)
    // The site is a demo on loopback, where browsers that refuse Secure cookies get copies.
    const answer = { ...rest, cookies: cookies.filter((line) => !isPlainCopy(line)) }
    const name = `${request.method ?? 'GET'} ${request.path} (${request.actor ?? 'guest'}) ${answer.status}`
    const problems = listHeaderProblems(answer, request)
    if (request.status !== undefined && answer.status !== request.status)
      problems.push(`not ${request.status}`)
    for (const [, nonce = ''] of String(answer.headers['content-security-policy']).matchAll(
      /'nonce-([^']+)'/g,
    )) {
      if (nonces.has(nonce) || nonce.length < 22) problems.push('a nonce is repeated or short')
      nonces.add(nonce)
    }
    const { score, losses } = scoreAnswer(answer)
    const inexcusable = losses.filter((loss) => !ACCEPTED_LOSSES.has(loss))
    problems.push(...inexcusable)
    scan.cells += 1
    scan.routes.push(`${name}: ${score}`)
    const key = `${score}: ${losses.join(', ') || 'nothing is lost'}`
    scan.scores.set(key, (scan.scores.get(key) ?? 0) + 1)
    scan.problems.push(...problems.map((problem) => `${name}: ${problem}`))
    return answer
  }
  const actors = isFullRun ? [...site.tokens.keys(), undefined] : ([undefined, 'broker'] as const)
  const requests = listPaths().flatMap((path, row) =>
    actors
      // The short run requests the account, and every other page, only as the broker.
      .filter((_, column) => isFullRun || (path.startsWith('/account') ? column === 1 : row % 2 === column))
      .map((actor) => ({ path, actor })),
  )
  await forEachAtOnce([...requests, ...SPECIAL_REQUESTS], inspect)
  const first = await inspect({ path: '/blog' })
  await inspect({ path: '/blog', headers: { 'if-none-match': String(first.headers.etag) }, status: 304 })
  for (const [, file = ''] of first.text.matchAll(/(?:href|src)="(\/(?:assets|fonts|img|pictures)\/[^"]+)"/g))
    await inspect({ path: file, status: 200 })
  const report = {
    path: '/csp-reports',
    method: 'POST',
    headers: { 'content-type': 'application/csp-report' },
  }
  for (let sent = 0; sent < 21; sent += 1) await sendRaw(site, { ...report, body: '{}' })
  await inspect({ ...report, body: '{}', status: 429 })
  return scan
}

/** Scans pages that fail without the database, and what they reveal. */
export async function scanFailures(site: SecuritySite): Promise<MatrixResult> {
  const problems: string[] = []
  const paths = [
    '/account/payments',
    '/contact',
    '/s',
    '/statements/1000001',
    '/br/none',
    '/d/none',
    '/readyz',
    '/data/unseen',
  ]
  let failures = 0
  for (const path of paths) {
    const answer = await sendRaw(site, { path, actor: 'broker' })
    if (answer.status >= 500) failures += 1
    problems.push(
      ...listHeaderProblems(answer, { path, actor: 'broker' }).map((problem) => `${path}: ${problem}`),
    )
    const inexcusable = scoreAnswer(answer).losses.filter((loss) => !ACCEPTED_LOSSES.has(loss))
    problems.push(...inexcusable.map((loss) => `${path} ${answer.status}: ${loss}`))
    if (/\bat .+:\d+:\d+|node_modules|ECONNREFUSED|postgres|select .+ from/i.test(answer.text))
      problems.push(`${path} ${answer.status}: tells of its insides`)
  }
  if (failures < 4) problems.push(`only ${failures} pages have failed`)
  return { cells: paths.length, problems }
}

function listHeaderProblems(
  { status, headers, cookies, text }: RawAnswer,
  { path, actor }: RawRequest,
): string[] {
  const problems: string[] = []
  const require = (isRight: boolean, problem: string) => isRight || problems.push(problem)
  const type = String(headers['content-type'] ?? '')
  const caching = String(headers['cache-control'] ?? '')
  require(headers['strict-transport-security'] ===
    'max-age=63072000; includeSubDomains', 'transport security')
  require(headers['x-content-type-options'] === 'nosniff', 'nosniff')
  require(headers['x-frame-options'] === 'DENY', 'frame options')
  require(headers['cross-origin-opener-policy'] === 'same-origin', 'opener policy')
  require(String(headers['permissions-policy']).includes('camera=()'), 'permissions policy')
  require(String(headers['content-security-policy']).includes(
    'report-uri /csp-reports',
  ), 'reports of the policy')
  require(headers['x-powered-by'] === undefined && headers.server === undefined, 'names its software')
  require(/^[\w-]{8,64}$/.test(String(headers['x-request-id'])), 'request id')
  require(text === '' || type !== '', 'a body without a type')
  require(!/^text\/(html|plain|css|csv)/.test(type) || /charset=utf-8/i.test(type), `no charset: ${type}`)
  require(caching !== '' || status === 304, 'says nothing of caches')
  if (actor && type.startsWith('text/html')) require(caching.includes('no-store'), `personal, but ${caching}`)
  for (const line of cookies) {
    require(/^__Host-[\w-]+=/.test(line) && /; Path=\//.test(line) && !/; Domain=/i.test(line), 'cookie name')
    require(line.length < 4_096, `a cookie of ${line.length} bytes`)
    require(!caching.includes('public'), 'a cookie in an answer for everybody')
  }
  require(!path.startsWith('/account') || !caching.includes('public'), 'an account in public caches')
  return problems
}
