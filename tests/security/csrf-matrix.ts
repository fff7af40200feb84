import pg from 'pg'
import { isFullRun } from '../full-run'
import { listMutatingPaths } from './route-list'
import { forEachAtOnce, type RawRequest, type SecuritySite, sendRaw } from './security-site'

type Claim = Pick<RawRequest, 'method' | 'headers'>

/** Headers that browsers of every age, and text browsers, send with our own forms. */
const toOwnClaims = (origin: string): Record<string, Claim> => ({
  'our origin': { headers: { origin, 'sec-fetch-site': 'same-origin' } },
  'our origin alone': { headers: { origin } },
  'a page of ours as the referrer': { headers: { referer: `${origin}/s` } },
  'a hidden referrer': { headers: { origin: 'null', 'sec-fetch-site': 'same-origin' } },
  'nothing, as text browsers do': {},
})

/** Headers that another site can make a browser send. */
function toForeignClaims(origin: string): Record<string, Claim> {
  const { host, hostname, port } = new URL(origin)
  const foreign = (headers: Record<string, string>): Claim => ({ headers })
  const without = (method: string): Claim => ({ method, headers: { origin: 'https://evil.test' } })
  return {
    'another origin': foreign({ origin: 'https://evil.test' }),
    'another origin that is called same-site': foreign({
      origin: 'https://evil.test',
      'sec-fetch-site': 'same-site',
    }),
    'a sibling': foreign({ origin: `http://sub.${host}`, 'sec-fetch-site': 'same-site' }),
    'another port': foreign({ origin: `http://${hostname}:1` }),
    'another protocol': foreign({ origin: `https://${host}` }),
    'a name that begins as ours': foreign({ origin: `${origin}.evil.test` }),
    'a name that ends as ours': foreign({ origin: `http://evil${host}` }),
    'a user of ours': foreign({ origin: `${origin}@evil.test` }),
    'our origin with a path': foreign({ origin: `${origin}/` }),
    'two origins': foreign({ origin: `${origin}, https://evil.test` }),
    'an opaque origin': foreign({ origin: 'null' }),
    'an opaque origin across sites': foreign({ origin: 'null', 'sec-fetch-site': 'cross-site' }),
    'a frame without an origin': foreign({ 'sec-fetch-site': 'cross-site' }),
    'our origin across sites': foreign({ origin, 'sec-fetch-site': 'cross-site' }),
    'another referrer': foreign({ referer: 'https://evil.test/' }),
    'a referrer that begins as ours': foreign({ referer: `${origin}.evil.test/` }),
    'no readable referrer': foreign({ referer: 'about:blank' }),
    'a forwarded host': foreign({
      origin: 'https://evil.test',
      'x-forwarded-host': 'evil.test',
      'x-forwarded-proto': 'https',
    }),
    'plain text': foreign({ origin: 'https://evil.test', 'content-type': 'text/plain' }),
    JSON: foreign({ origin: 'https://evil.test', 'content-type': 'application/json' }),
    'an overridden method': { method: 'GET', headers: { 'x-http-method-override': 'POST', 'x-port': port } },
    ...Object.fromEntries(
      ['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE', 'TRACE'].map((method) => [
        method,
        without(method),
      ]),
    ),
  }
}

/** Fields of the site's buttons, so that an accepted request would change something. */
const BODY = new URLSearchParams({
  light: '1',
  currency: 'USD',
  keep: '1000001',
  place: 'header',
  shown: '1',
  intent: 'delete',
  statements: '1000001',
  as: 'physical@demo.test',
  name: 'Nino',
  phone_number: '555123456',
  message: 'hello',
  return_to: '/s',
}).toString()

export interface MatrixResult {
  cells: number
  problems: string[]
}

/**
 * Sends every kind of headers to every path that accepts forms, as a signed-in broker, who may see every
 * page.
 */
export async function checkForgedForms(site: SecuritySite): Promise<MatrixResult> {
  const foreign = Object.entries(toForeignClaims(site.origin))
  const own = Object.entries(toOwnClaims(site.origin))
  const problems: string[] = []
  const paths = listMutatingPaths()
  // The first page opened is stored as the user's language.
  await sendRaw(site, { path: '/', method: 'GET', actor: 'broker' })
  const before = await snapshotTables(site)
  const forged = paths.flatMap((path, row) =>
    foreign
      // The short run sends every kind to the buttons, and only some of them to each page, in turn.
      .filter((_, column) => isFullRun || path.startsWith('/do/') || (row + column) % 14 === 0)
      .map(([name, claim]) => ({ path, name, claim })),
  )
  await forEachAtOnce(forged, async ({ path, name, claim }) => {
    const problem = await findForgery(site, path, claim)
    if (problem) problems.push(`${path} from ${name}: ${problem}`)
  })
  for (const [table, rows] of await snapshotTables(site))
    if (rows !== before.get(table)) problems.push(`rows of ${table} have changed`)
  const honest = paths.flatMap((path, row) =>
    own
      .filter((_, column) => isFullRun || path.startsWith('/do/') || row % own.length === column)
      .map(([name, claim]) => ({ path, name, claim })),
  )
  await forEachAtOnce(honest, async ({ path, name, claim }) => {
    // Sent as a guest, so that nothing of the demo users changes.
    const { status } = await sendRaw(site, { path, method: 'POST', body: BODY, ...claim })
    if (status === 403 || status >= 500) problems.push(`${path} from ${name}: status ${status}`)
  })
  return { cells: forged.length + honest.length, problems }
}

async function findForgery(site: SecuritySite, path: string, claim: Claim): Promise<string | undefined> {
  const { method = 'POST' } = claim
  const body = method === 'POST' ? BODY : undefined
  const { status, cookies } = await sendRaw(site, { path, actor: 'broker', body, ...claim, method })
  if (method === 'POST' && status !== 403) return `status ${status} instead of 403`
  if (!['POST', 'GET', 'HEAD', 'OPTIONS'].includes(method) && status !== 405)
    return `status ${status} instead of 405`
  const expected = method === 'OPTIONS' ? 204 : 405
  if (path.startsWith('/do/') && method !== 'POST' && status !== expected)
    return `status ${status} instead of ${expected}`
  const set = cookies.filter((line) =>
    /^__Host-(light|currency|kept|token|card-payments|closed-banners|phone|just-hidden)=/.test(line),
  )
  return set.length > 0 ? `sets ${set.map((line) => line.split('=')[0])}` : undefined
}

/** Tables changed by requests alone, by forms that are only rendered, and by jobs. */
const COUNTED =
  /^(statement|company)_(views|viewers)$|_(hits|attempts|counts|reports|reveals|events)$|^(sessions|passkey_challenges)$|^((statement|project)_walking_times|statement_(near_stations|changes|estimates)|estimate_models|public_figures|shown_changes|home_grouping|asking_price(s|_months))$/

async function snapshotTables({ pool }: SecuritySite): Promise<Map<string, string>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  )
  const snapshot = new Map<string, string>()
  for (const { name } of tables.filter((table) => !COUNTED.test(table.name))) {
    const { rows } = await pool.query<{ hash: string }>(
      `select count(*) || coalesce(md5(string_agg(md5(row), '' order by row)), '') as hash 
       from (select (to_jsonb(t) - '{views,page_views}'::text[])::text as row from ${pg.escapeIdentifier(name)} t) rows`,
    )
    snapshot.set(name, rows[0]?.hash ?? '')
  }
  return snapshot
}
