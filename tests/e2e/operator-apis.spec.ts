import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { loanEndpoints } from '~contract/endpoints/loans'
import { expectAccessible } from './accessibility'
import { inOneMode, spread } from './spread'
import { type StartedSite, startSite } from './start-site'
import { expect, type Page, test } from './test-base'
import { createTranslator, languages, toLocalizedPath } from './translations'

/**
 * APIs with only a few of the calls, as an operator may have them, and the bank to which they send payers.
 */
let operator: Server
let site: StartedSite
let bankTakesForms = false

const mortgageSample = loanEndpoints.mortgage.samples[0]

const ANSWERS: Record<string, unknown> = {
  '/auth/grouped-info': { id: 1, first_name: 'Nino', roles: ['seller'] },
  '/payments/init-fill-balance': { id: 7 },
  '/filters': { real_estate_types: [{ id: 1, display_name: 'Castle' }, { id: 'malformed' }] },
  '/microservice/statements/statement-parameters': {
    real_estate_types: [{ id: 1, display_name: 'Flat' }],
    deal_types: [{ id: 1, display_name: 'Selling' }],
  },
  '/microservice/locations/cities': [{ id: 1, display_name: 'Tbilisi' }],
  '/microservice/statements': { data: [] },
  '/mortgage': mortgageSample,
}

test.beforeAll(async () => {
  operator = createServer(answer).listen(0, '127.0.0.1')
  await once(operator, 'listening')
  const origin = `http://127.0.0.1:${(operator.address() as AddressInfo).port}`
  const apis = ['MAIN_API_V1_URL', 'MAIN_API_V3_URL', 'STATEMENTS_API_URL', 'PROJECTS_API_URL', 'AUTH_URL']
  site = await startSite({
    ...Object.fromEntries([...apis, 'MAIN_API_V2_URL', 'EXPRESS_API_URL'].map((name) => [name, origin])),
    PARTNER_ORIGINS: origin,
    SESSION_SECRET: 'x'.repeat(32),
    USERS_WITHOUT_BANKS: '1',
    FILTER_PARAMETERS_URL: `${origin}/filters`,
  })
})

test.afterAll(async () => {
  await site.stop()
  operator.closeAllConnections()
  operator.close()
})

for (const language of languages) {
  const t = createTranslator(language)
  const journey = spread(
    language,
    `a payer reads the bank's answer if the site records no payments, in ${language}`,
  )

  test(...journey, async ({ page }) => {
    const service = `${site.origin}${toLocalizedPath('/VIP', language)}`
    const h1 = page.getByRole('heading', { level: 1 })
    const main = page.locator('main')
    await signIn(page)
    bankTakesForms = false
    await pay(page, service)
    await page.getByRole('link', { name: 'decline' }).click()
    await expect(h1).toHaveText(t('payments.result.reported_failure'))
    await expectAccessible(page)
    await main.getByRole('link', { name: t('payments.result.again') }).click()
    await expect(page.getByRole('dialog').getByLabel(t('payments.top_up.amount'))).toBeVisible()

    await pay(page, service)
    await page.getByRole('link', { name: 'later' }).click()
    await expect(h1).toHaveText(t('payments.result.reported_pending'))
    await expectAccessible(page)
    await expect(main.getByRole('link', { name: t('payments.result.check') })).toBeVisible()

    bankTakesForms = true
    await pay(page, service)
    await main.getByRole('button', { name: t('payments.result.go_to_bank') }).click()
    await page.getByRole('link', { name: 'approve' }).click()
    await expect(h1).toHaveText(t('payments.result.reported_success'))
    await expect(main.locator('output, dl')).toHaveCount(0)
    await expectAccessible(page)
    await main.getByRole('link', { name: t('payments.result.return') }).click()
    await expect(page).toHaveURL(service)
  })

  const settings = spread(
    language,
    `filters come from the operator's endpoint, sellers are named, and a test account sees no banks, in ${language}`,
    'script-on',
  )
  // Specification 1.3.43, 2.6.5
  test(...settings, async ({ page }) => {
    const at = (path: string) => site.origin + toLocalizedPath(path, language)
    await page.goto(at('/s'))
    const filters = page.locator('form').filter({ has: page.locator('[name=real_estate_types]') })
    await expect(filters.getByText('Castle')).not.toHaveCount(0)
    await expect(filters.getByText('Flat')).toHaveCount(0)
    await expect(filters.getByText('Selling')).not.toHaveCount(0)
    await page.goto(at('/?take_loan=true&isntStatement=true'))
    await expect(page.getByRole('dialog').getByLabel(t('loan.price'))).toBeVisible()

    await signIn(page)
    await page.goto(at('/account/personalInformation'))
    await expect(page.locator('main')).toContainText(
      `${t('profile.account_type')}: ${t('account.kinds.seller')}`,
    )
    await expectAccessible(page)
    await page.goto(at('/?take_loan=true&isntStatement=true'))
    await expect(page.getByRole('dialog')).toContainText(t('loan.no_banks'))
  })
}

test(
  'pages say nothing about rules, checks and data that are the operator’s',
  inOneMode(),
  async ({ request }) => {
    const paths = [
      '/how-we-rank',
      '/s/why',
      '/ranking.json',
      '/trust',
      '/quality',
      '/quality.json',
      '/prices',
    ]
    for (const path of paths) expect((await request.get(site.origin + path)).status(), path).toBe(404)
    for (const path of ['/s', '/terms', '/VIP', '/ai-estimate/accuracy', '/sitemaps/pages.xml'])
      expect(await (await request.get(site.origin + path)).text(), path).not.toMatch(
        /\/(how-we-rank|s\/why|trust|quality)\b/,
      )
  },
)

/** Signs in. Cookies have no port, and localhost counts as secure. */
async function signIn(page: Page) {
  const token = { name: '__Host-token', value: 'a-session-token', url: 'https://localhost', secure: true }
  await page.context().addCookies([token])
}

async function pay(page: Page, service: string) {
  await page.goto(`${service}?fill_balance=1&method=1`)
  const dialog = page.getByRole('dialog')
  await dialog.locator('[name="amount"]').fill('20')
  await dialog.locator('form button[type=submit]').last().click()
  await expect(page).toHaveURL(bankTakesForms ? /payment_id=7$/ : /\/bank\?/)
}

async function answer(request: IncomingMessage, response: ServerResponse) {
  const url = new URL(request.url ?? '', `http://${request.headers.host}`)
  if (url.pathname === '/bank') {
    const fields = new URLSearchParams(await readText(request))
    return response.end(toBankPage(fields.get('return') ?? url.searchParams.get('return') ?? ''))
  }
  const data = url.pathname === '/payments/pay' ? await startAtBank(request) : ANSWERS[url.pathname]
  response.setHeader('content-type', 'application/json')
  response.statusCode = data ? 200 : 404
  response.end(JSON.stringify(data ? { result: true, data } : { message: 'Not Found' }))
}

async function startAtBank(request: IncomingMessage) {
  const returnTo = /name="redirect_url"\s+(\S+)/.exec(await readText(request))?.[1] ?? ''
  const bank = `http://${request.headers.host}/bank`
  return bankTakesForms
    ? { method: 'POST', submit_url: bank, params: { return: returnTo } }
    : { redirect_url: `${bank}?${new URLSearchParams({ return: returnTo })}` }
}

async function readText(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts).toString()
}

function toBankPage(returnTo: string): string {
  const link = (status: string, name: string) =>
    `<a href="${returnTo}?paymentStatus=${status}&amp;rnd=5&amp;payment_id=7">${name}</a>`
  const links = [link('3', 'approve'), link('-1', 'decline'), link('0', 'later')]
  return `<!doctype html><link rel="icon" href="data:,"><title>Bank</title>${links.join(' ')}`
}
