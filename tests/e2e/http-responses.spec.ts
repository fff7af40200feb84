import { expect, test } from '@playwright/test'
import { DIALOG_PARAMS } from '~/http/dialog-params'
import { ACCOUNT_TYPES, type AccountType } from '~contract/accounts'
import { actionRoutes, crawlerRoutes, styleRoutes } from '../../remix.config.js'
import { type ExpectedResponse, getExpectedResponse, siteRoutes } from '../fixtures/site-routes'
import { isFullRun } from '../full-run'
import { createHostileBodies, createIntentBody, listIntents } from './hostile-bodies'
import { findPageErrors } from './page-checks'
import { type StartedSite, startSite } from './start-site'
import { createTranslator, type Language, languages, toLocalizedPath } from './translations'

type Role = AccountType | undefined

/** Separate site, since opening a notification marks it as read and other tests count the unread ones. */
let site: StartedSite
const tokens = new Map<Role, string>()
/** Existing value for each parameter of the paths. */
let there: Record<string, string>

/** Parallel requests: enough to keep the site busy without long waits. */
const AT_ONCE = 6

test.describe.configure({ mode: 'default' })
test.skip(
  ({ javaScriptEnabled }) => javaScriptEnabled === true,
  'what the server answers does not depend on script',
)

test.beforeAll(async () => {
  site = await startSite({
    SEED_STATEMENTS: '150',
    RATE_LIMIT_QUESTIONS: '10000',
    RATE_LIMIT_POSTS: '10000',
  })
  for (const role of ACCOUNT_TYPES) tokens.set(role, await logIn(role))
  there = {
    statement: await linked('/s', /\/udzravi-qoneba\/[\w-]+\/([\w-]+-\d+)"/),
    sale: await linked('/s?deal_types=1', /\/udzravi-qoneba\/[\w-]+\/[\w-]+-(\d+)"/),
    tour: await linked('/3d-turi', /\/statements\/(\d+)\/tour"/),
    broker: await linked('/brokerebi', /\/br\/([\w-]+)"/),
    developer: await linked('/developerebi', /\/d\/([\w-]+)"/),
    project: await linked('/developerebi?activeTab=2', /\/proeqti\/([\w-]+)"/),
    article: await linked('/blog', /\/blog\/([\w-]+)"/),
    questionnaire: await linked(await readFlash('questionnaire'), /\/questionnaire\/([\w-]+)"/, 'physical'),
  }
})

test.afterAll(() => site.stop())

for (const [index, role] of [undefined, ...ACCOUNT_TYPES].entries()) {
  // Specification 1.1.30, 1.2.1, 1.2.11, 1.2.24, 1.5.12, 1.6.1 with a guest
  // Specification 1.2.53, 1.6.4 with broker
  // Specification 1.6.5 with agent
  test(`every URL answers ${role ?? 'a guest'} with the expected status`, async () => {
    const notification = await linked(
      '/account/notifications',
      /\/notifications\/([\w-]+)"/,
      role ?? 'broker',
    )
    const conversation = await linked('/account/messages', /\/messages\/([\w-]+)"/, role ?? 'broker')
    const named: Record<string, string> = { ...there, notification, conversation }
    const waiting = siteRoutes.flatMap((route, row) =>
      languages
        // The short run requests a URL in one language, in turn, and common pages with a few accounts.
        .filter((_, column) => isFullRun || (row + index) % languages.length === column)
        .filter(() => isFullRun || !role || route.path.startsWith('/account') || (row + index) % 5 === 0)
        .map((language) => ({ route, language })),
    )
    const problems: string[] = []
    const work = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const { route, language } = next
        const path = resolvePath(route.path, named)
        const pageProblems = await listProblems(path, language, role, getExpectedResponse(route, role))
        problems.push(...pageProblems.map((problem) => `${language} ${route.path}: ${problem}`))
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    expect(problems).toEqual([])
  })
}

// Specification 1.2.29, 1.8.8
test('an error page shows the message of its reason, in each language', async () => {
  for (const language of languages) {
    for (const [path, key, role] of [
      ['/statements/999999999', 'errors.statement_not_found', undefined],
      ['/blog/none', 'errors.page_desc', undefined],
      ['/azomva', 'errors.forbidden', undefined],
      ['/account/agents', 'errors.not_yours', 'physical'],
    ] as const) {
      const answer = await fetchAs(toLocalizedPath(path, language), role)
      expect(await answer.text(), path).toContain(createTranslator(language)(key))
    }
  }
})

// Specification 1.2.26
test('a URL in capital letters or with a trailing slash redirects to the usual spelling', async () => {
  for (const [path, status] of [
    ['/S', 308],
    ['/en/S', 308],
    ['/EN/s', 308],
    ['/ru/brokerebi/', 308],
    ['/vip', 200],
    ['/VIP', 200],
    ['/azomva', 403],
    ['/AZOMVA', 308],
    ['/azomva/measurmentview', 308],
    ['/en/Account/Payments', 308],
    ['/en/account/payments', 302],
    ['/s?page=99999', 200],
    ['/gamartivebuli-dzieba?step=4&deal_types=junk', 200],
  ] as const)
    expect((await fetchAs(path)).status, path).toBe(status)
})

// Specification 1.1.26
test('a URL with a prefix for Georgian redirects to the one without, and a missing file gets no page', async () => {
  for (const path of ['', '/s?q=1', '/account', '/statements/1']) {
    const { status, headers } = await fetchAs(`/ka${path}`)
    expect([status, headers.get('location')], path).toEqual([308, path || '/'])
  }
  for (const path of ['/wp-login.php', '/en/none.png']) {
    const answer = await fetchAs(path)
    expect([answer.status, (await answer.text()).length < 100], path).toEqual([404, true])
  }
  expect((await fetchAs('/favicon.ico')).status).toBe(200)
})

test('an action route answers 405 to GET, and 404 with a language prefix', async () => {
  for (const { path } of actionRoutes) {
    const answer = await fetchAs(`/${path}`)
    expect([answer.status, answer.headers.get('allow')], path).toEqual([405, 'OPTIONS, POST'])
    for (const prefix of ['en', 'ru']) expect((await fetchAs(`/${prefix}/${path}`)).status, path).toBe(404)
  }
})

test('the files that crawlers request answer 200 with their content type', async () => {
  const types = {
    'robots.txt': 'text/plain',
    'sitemap.xml': 'application/xml',
    'sitemaps/:part': 'application/xml',
  }
  expect(crawlerRoutes.map(({ path }) => path)).toEqual(Object.keys(types))
  const [part = ''] = /sitemaps\/[\w.-]+/.exec(await (await fetchAs('/sitemap.xml')).text()) ?? []
  for (const [path, type] of Object.entries({
    ...types,
    'sw.js': 'text/javascript',
    healthz: 'text/plain',
  })) {
    const answer = await fetchAs(`/${path.replace('sitemaps/:part', part)}`)
    expect([answer.status, answer.headers.get('content-type')?.split(';')[0]], path).toEqual([200, type])
  }
})

test('a style sheet of badge colours contains exactly the colours in its URL', async () => {
  expect(styleRoutes.map(({ path }) => path)).toEqual(['badge-colors.css'])
  const answer = await fetchAs('/badge-colors.css?pairs=17624f-ffffff.f3b73e-1f1b18')
  expect(answer.headers.get('content-type')).toBe('text/css; charset=utf-8')
  expect(await answer.text()).toBe(
    '.color-17624f-ffffff{background:#17624f;color:#ffffff}\n.color-f3b73e-1f1b18{background:#f3b73e;color:#1f1b18}',
  )
  for (const pairs of ['', '17624f', '17624f-ffffff}*{color:red', '17624f-FFFFFF', '17624f-ffffff.'])
    expect((await fetchAs(`/badge-colors.css?${new URLSearchParams({ pairs })}`)).status, pairs).toBe(404)
})

test('every address that accepts a form rejects a hostile one with a page', async () => {
  test.setTimeout(isFullRun ? 300_000 : 120_000)
  const intents = listIntents()
  expect(intents).toEqual(expect.arrayContaining(['message', 'report', 'send_code']))
  const pages = siteRoutes.filter(
    ({ answer, path }) => !('type' in answer) && !('bare' in answer) && path !== '/auth',
  )
  const paths = new Map(pages.map(({ module, path }) => [module, resolvePath(path, there)]))
  const dialogs = DIALOG_PARAMS.map((param) => `/s?${param}=1`)
  const actions = actionRoutes.map(({ path }) => `/${path}`)
  const waiting = [...paths.values(), ...dialogs, ...actions]
  const problems: string[] = []
  let turn = 0
  // The short run sends a twelfth of the intents to each address, and each intent to a twelfth of the
  // addresses.
  const spread = <Item>(all: readonly Item[], parts: number, row: number) =>
    isFullRun ? all : all.filter((_, index) => (index + row) % parts === 0)
  const work = async () => {
    for (let path = waiting.shift(); path; path = waiting.shift()) {
      const row = turn++
      const bodies = createHostileBodies()
      const { status } = await postForm(path, bodies['an empty form'] ?? '')
      const sent: [name: string, body: BodyInit][] = [...spread(Object.entries(bodies), 3, row)]
      // A page without forms responds with 405 to any body.
      if (status !== 405)
        for (const intent of spread(intents, 12, row)) sent.push([intent, createIntentBody(intent)])
      for (const [name, body] of sent) {
        const problem = await findFormProblem(path, body)
        if (problem) problems.push(`${path} with ${name}: ${problem}`)
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  expect(problems).toEqual([])
})

/** Posts as a broker, who may see every page; does not sign out. */
function postForm(path: string, body: BodyInit): Promise<Response> {
  const token = path.startsWith('/do/') ? undefined : tokens.get('broker')
  const headers = {
    accept: 'text/html',
    origin: site.origin,
    ...(token && { cookie: `__Host-token=${token}` }),
  }
  return fetch(site.origin + path, { method: 'POST', body, headers, redirect: 'manual' })
}

async function findFormProblem(path: string, body: BodyInit): Promise<string | undefined> {
  const answer = await postForm(path, body)
  const html = await answer.text()
  if (answer.status >= 500) return `status ${answer.status}`
  if (html.includes('<script>alert(1)')) return 'unescaped markup'
  const isRedirect = answer.status >= 300 && answer.status < 400
  return isRedirect || html.includes('<h1') ? undefined : `status ${answer.status} without a page`
}

function resolvePath(path: string, named: Record<string, string>): string {
  return path.replace(/:(\w+)/, (_, name: string) => named[name] ?? '')
}

async function listProblems(
  path: string,
  language: Language,
  role: Role,
  expected: ExpectedResponse,
): Promise<string[]> {
  const answer = await fetchAs(toLocalizedPath(path, language), role)
  const html = await answer.text()
  if (answer.status !== expected.status) return [`${answer.status} instead of ${expected.status}`]
  if ('to' in expected) {
    const { pathname, search } = new URL(answer.headers.get('location') ?? '', site.origin)
    // The login site receives the return URL.
    const [to] = (pathname + search).split('?Continue=')
    const wanted = expected.to.startsWith('/sandbox') ? expected.to : toLocalizedPath(expected.to, language)
    return to === wanted ? [] : [`leads to ${to}`]
  }
  if ('type' in expected) {
    const type = answer.headers.get('content-type') ?? ''
    return type.startsWith(expected.type) ? [] : [`is ${type}`]
  }
  if ('bare' in expected) return html === '' ? [] : ['says more than its status']
  return findPageErrors(html, { origin: site.origin, path, language, ...expected })
}

/** Fetches without compression, which would be half of the work. */
function fetchAs(address: string, role?: Role): Promise<Response> {
  const token = tokens.get(role)
  const headers = { 'accept-encoding': 'identity', ...(token && { cookie: `__Host-token=${token}` }) }
  return fetch(site.origin + address, { redirect: 'manual', headers })
}

/** Returns the part of a URL that a page links to. */
async function linked(address: string, pattern: RegExp, role?: Role): Promise<string> {
  const [, found] = pattern.exec(await (await fetchAs(address, role)).text()) ?? []
  if (!found) throw new Error(`no ${pattern.source} on ${address}`)
  return found
}

/** Returns a notification of the demo user that has a link. */
async function readFlash(where: string): Promise<string> {
  const list = await (await fetchAs('/account/notifications', 'physical')).text()
  for (const [, address = ''] of list.matchAll(/href="(\/account\/notifications\/[\w-]+)"/g))
    if ((await (await fetchAs(address, 'physical')).text()).includes(`/${where}/`)) return address
  throw new Error(`nobody is told of a ${where}`)
}

/** Returns the session of a demo user. */
async function logIn(role: AccountType): Promise<string> {
  const login = new URL('/sandbox/auth', site.origin)
  login.searchParams.set('Continue', `${site.origin}/`)
  const body = new URLSearchParams({ as: `${role}@demo.test` })
  const { headers } = await fetch(login, { method: 'POST', body, redirect: 'manual' })
  return /__Host-token=([^;]+)/.exec(headers.get('set-cookie') ?? '')?.[1] ?? ''
}
