import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs } from '@remix-run/node'
import { describe, expect, test } from 'vitest'
import { PageCaching } from '~/page/page-caching'
import { PersonalHeaders } from '~/page/personal-headers'
import { Signer } from '~/session/signer.server'
import { ACCOUNT_TYPES, type AccountType } from '~contract/accounts'
import { siteRoutes } from '~tests/fixtures/site-routes'
import { languagePrefixes, screens } from '../../remix.config.js'

/** Paths that guests may use; their own tests check access. */
const GUESTS_MAY_BEGIN = ['/account/statements/new', '/account/statements/new/preview']
/** Pages whose path has the number of a user's own record. */
const NUMBERED_PAGES = [
  'account/leads/:id',
  'account/orders/:id',
  'account/statements/:id/edit',
  'account/statements/:id/edit/preview',
  'account/statements/:id/statistics',
  'account/statements/:id/stays',
]

/** Account pages with their roles. */
const PAGES = new Map(
  siteRoutes
    .filter(
      ({ path, answer }) =>
        path.startsWith('/account') && 'hidden' in answer && !GUESTS_MAY_BEGIN.includes(path),
    )
    .map(({ path, roles = ACCOUNT_TYPES }): [string, readonly AccountType[]] => [
      path
        .slice(1)
        .replace(/\?.*/, '')
        .replace(/:(notification|conversation)/, ':id'),
      roles,
    ]),
)
for (const path of NUMBERED_PAGES) PAGES.set(path, ACCOUNT_TYPES)

interface RouteModule {
  loader?(args: LoaderFunctionArgs): Promise<unknown>
  action?(args: ActionFunctionArgs): Promise<unknown>
}

const modules = import.meta.glob<RouteModule>([
  '/app/routes/**/*.tsx',
  '/app/features/**/{route,*-route}.tsx',
])
const built = screens.filter(
  ({ path, module }) =>
    /^account(\/|$)/.test(path) &&
    module !== 'routes/not-found.tsx' &&
    !GUESTS_MAY_BEGIN.includes(`/${path}`),
)
const METHODS = ['GET', 'POST'] as const

/** Requests a page as a guest or with a role; upstream calls are recorded and fail. */
async function requestPage(
  { path, module }: { path: string; module: string },
  method: (typeof METHODS)[number],
  { prefix = '', role }: { prefix?: string; role?: AccountType } = {},
) {
  const calls: string[] = []
  const call = async (_caller: object, { path }: { path: string }) => {
    if (role && path === 'auth/grouped-info') return { id: 1, name: 'Nino', role, validPhones: [] }
    calls.push(path)
    throw new Error('nothing is answered here')
  }
  const context = {
    upstream: { call },
    referenceCache: { get: call },
    signer: new Signer('secret'),
    origin: 'http://ezo.test',
    log: { warn() {} },
    site: {},
    personalHeaders: new PersonalHeaders({}, 'http://ezo.test', new PageCaching()),
  } as unknown as AppLoadContext
  const id = crypto.randomUUID()
  const url = `http://ezo.test/${prefix ? `${prefix}/` : ''}${path.replace(':id', NUMBERED_PAGES.includes(path) ? '1' : id)}`
  const body =
    method === 'POST' ? new URLSearchParams({ intent: 'delete', statements: '1', agent: '1' }) : null
  const headers = new Headers()
  if (role) headers.set('cookie', '__Host-token=some-token')
  const args = {
    request: new Request(url, { method, body, headers }),
    context,
    params: { id: NUMBERED_PAGES.includes(path) ? '1' : id },
  }
  const { loader, action } = (await modules[`/app/${module}`]?.()) ?? {}
  const handler = method === 'POST' ? action : loader
  const answer = handler && (await handler(args).catch((thrown: unknown) => thrown))
  return { answer, calls, status: answer instanceof Response ? answer.status : undefined }
}

/** Dialogs that guests have on the home page in place of a page of the account. */
const DIALOGS = new Map([
  ['account/aiService/aiView', '?ai_modal=true'],
  ['account/loanCalculatorService/loanView', '?take_loan=true&isntStatement=true&loan_currency=1'],
])

test('the table of this test lists every account page and no other', () => {
  expect(built.map(({ path }) => path).sort()).toEqual([...PAGES.keys()].sort())
})

describe.each(Object.entries(languagePrefixes))('the language %s', (_language, prefix) => {
  // Specification 1.2.34, 1.6.8
  test.each(built)('a guest who opens $path is redirected to sign in', async (page) => {
    const { answer, calls, status } = await requestPage(page, 'GET', { prefix })
    const { headers } = answer as Response
    const home = `${prefix ? `/${prefix}` : '/'}${DIALOGS.get(page.path) ?? ''}`
    expect([status, headers.get('location')]).toEqual([302, home])
    expect(headers.get('set-cookie')).toContain('sign_in_required')
    expect(calls).toEqual([])
  })

  test.each(built)('a form sent by a guest to $path changes nothing', async (page) => {
    const { calls, status } = await requestPage(page, 'POST', { prefix })
    // A page without its own forms returns 405.
    expect([302, 303, 405]).toContain(status)
    expect(calls).toEqual([])
  })
})

describe.each(ACCOUNT_TYPES)('an account of the type %s', (role) => {
  const cells = built.flatMap((page) => METHODS.map((method) => ({ ...page, method })))
  const isFor = ({ path }: { path: string }) => PAGES.get(path)?.includes(role) ?? false

  // Specification 1.6.3, 1.6.4
  test.each(cells.filter(isFor))(
    'an account with the right role may send $method $path',
    async ({ method, ...page }) => {
      expect((await requestPage(page, method, { role })).status).not.toBe(403)
    },
  )

  const refused = cells.filter((cell) => !isFor(cell))
  // Specification 1.2.60
  test.runIf(refused.length > 0).each(refused)(
    'an account without the role gets 403 for $method $path',
    async ({ method, ...page }) => {
      const { status, calls } = await requestPage(page, method, { role })
      expect([status, calls]).toEqual([403, []])
    },
  )
})
