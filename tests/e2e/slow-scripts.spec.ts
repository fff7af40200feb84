import { openAsGuest } from './guest'
import { freshPhone } from './phone-code'
import { openSignedIn } from './sign-in'
import { inFullRun, withScript } from './spread'
import { expect, type Locator, type Page, test } from './test-base'

const details = { tag: [...withScript().tag, ...inFullRun().tag] }

/** Time that scripts take to arrive, in ms. */
const SCRIPT_DELAY_MS = 3_000

const TOP_UP_PATH = '/en/account/payments?fill_balance=true&method=1'
const LOAN_PATH = '/en/contact?take_loan=true&isntStatement=true&loan_price=100000&loan_currency=2'

/** Opens a page whose scripts arrive late, and does not wait for them. */
async function openWithSlowScripts(page: Page, path: string): Promise<void> {
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, SCRIPT_DELAY_MS))
    await route.continue().catch(() => {})
  })
  await page.goto(path, { waitUntil: 'commit' })
}

/** Focuses a field once and types a text slowly, until the scripts have arrived. */
async function typeDuringLoad(page: Page, field: Locator, text: string): Promise<void> {
  await field.click()
  await field.press('ControlOrMeta+a')
  const [last = '', ...others] = [...text].reverse()
  for (const key of others.reverse()) {
    await page.keyboard.type(key)
    await page.waitForTimeout(SCRIPT_DELAY_MS / text.length)
  }
  await page.waitForLoadState('networkidle')
  await page.keyboard.type(last)
  await expect(field).toBeFocused()
}

const countReads = async (page: Page, path: string, text: string) =>
  (await (await page.request.get(path)).text()).split(text).length - 1

test(
  'an amount typed while scripts load arrives at the bank, and is paid once',
  details,
  async ({ page }) => {
    await openSignedIn(page, 'agent', '/en/account/payments')
    const readBalance = async () =>
      Number(await page.locator('output[name=balance]').first().getAttribute('data-value'))
    const card = page.locator('dialog [name=card_id][value=new]')
    const amount = page.locator('dialog [name=amount]')
    await openWithSlowScripts(page, TOP_UP_PATH)
    await card.check()
    await typeDuringLoad(page, amount, '1234')
    await expect(amount).toHaveValue('1234')

    await page.goto(TOP_UP_PATH, { waitUntil: 'commit' })
    const balance = await readBalance()
    await card.check()
    await amount.fill('12,50')
    const pay = page.locator('dialog [data-pay]')
    await pay.dblclick({ noWaitAfter: true })
    await page.unroute('**/assets/*.js')
    await page.locator('button[value=approve]').click()
    await expect(page.locator('main output[name=balance]')).toBeVisible()
    await page.goto('/en/account/payments')
    expect((await readBalance()) - balance).toBe(12.5)
  },
)

test('a call request typed and sent twice while scripts load is one request', details, async ({ page }) => {
  const phone = freshPhone()
  await openWithSlowScripts(page, '/en/contact?call_request=1')
  const name = page.locator('#call-request [name=name]')
  await typeDuringLoad(page, name, 'Nino Beridze')
  await expect(name).toHaveValue('Nino Beridze')
  await expect(page.locator('dialog:modal')).toBeVisible()

  await page.goto('/en/contact?call_request=1', { waitUntil: 'commit' })
  await name.fill('Nino')
  await page.locator('#call-request [name=phone_number]').fill(phone)
  await page.locator('#call-request button[type=submit]:not([tabindex])').dblclick({ noWaitAfter: true })
  await expect(page).toHaveURL(/call_request=sent/)
  const desk = await openAsGuest(page, '/en')
  await openSignedIn(desk, 'operator', '/en/desk')
  expect(await countReads(desk, '/en/desk/leads.csv', phone.slice(-9))).toBe(1)
  await desk.context().close()
})

test(
  'a price typed while scripts load is calculated and taken into the loan request',
  details,
  async ({ page }) => {
    await openWithSlowScripts(page, LOAN_PATH)
    const price = page.locator('dialog [name=loan_price]')
    await typeDuringLoad(page, price, '150000')
    await expect(price).toHaveValue(/^150.?000$/)
    await expect(page.locator('output[name=loan_amount]')).toHaveAttribute('data-value', '105000')

    await page.goto(LOAN_PATH, { waitUntil: 'commit' })
    await price.fill('160000')
    await page.locator('dialog input[name=loan_bank][value="1"]').check()
    await page.getByRole('button', { name: 'Request the loan' }).click({ noWaitAfter: true })
    await expect(page).toHaveURL(/loan_price=160(%2C)?000&/)
    const form = page.locator('dialog form[method=post]')
    const firstName = form.locator('[name=first_name]')
    await typeDuringLoad(page, firstName, 'Nino')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Beridze')
    await expect(firstName).toHaveValue('Nino')
    await expect(form.locator('[name=last_name]')).toHaveValue('Beridze')
  },
)

test('a search typed while scripts load is suggested for and found', details, async ({ page }) => {
  await openWithSlowScripts(page, '/en')
  const text = page.locator('#finder-q')
  await typeDuringLoad(page, text, 'vake')
  await expect(text).toHaveValue('vake')
  await expect(page.locator('[role=option]').first()).toBeVisible()

  await page.goto('/en', { waitUntil: 'commit' })
  await text.fill('saburtalo')
  await page
    .locator('form:has(#finder-q)')
    .getByRole('button', { name: 'Search' })
    .click({ noWaitAfter: true })
  await expect(page).toHaveURL(/\/en\/s\?/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Saburtalo')
})

for (const path of ['/en/s?deal_types=1', '/en/s/map?deal_types=1'])
  test(`a text and a filter given while the scripts of ${path} load are kept`, details, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await openWithSlowScripts(page, path)
    const text = page.locator('#filters [name=q]')
    await typeDuringLoad(page, text, 'vake')
    await expect(text).toHaveValue('vake')
    await page.goto(path, { waitUntil: 'commit' })
    await page.locator('#filters summary', { hasText: 'Rooms' }).click()
    await page.locator('#filters label', { hasText: /^2/ }).first().click()
    // The map applies filters by their button.
    if (path.includes('map')) await page.locator('#filters [data-show]').click({ noWaitAfter: true })
    await expect(page).toHaveURL(/room_types=2/)
  })
