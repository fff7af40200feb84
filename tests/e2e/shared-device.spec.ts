import { notices } from './locators'
import { inOneMode } from './spread'
import { expect, type Page, test } from './test-base'
import { createTranslator } from './translations'

const t = createTranslator('en')
const CALCULATOR = '/en/s?deal_types=1&take_loan=true&isntStatement=true&loan_price=90000&loan_currency=2'
/** Cookies with choices of the device, and a list that is not personal. */
const IMPERSONAL_COOKIES = ['__Host-account', '__Host-locale', '__Host-reports']

const isScripted = () => test.info().project.use.javaScriptEnabled !== false

test(
  'signing out leaves no data of the user for the next one on the same device',
  inOneMode('script-on'),
  async ({ page }) => {
    await signIn(page, 'physical', '/en/s?deal_types=1&price_to=90000')
    await beginLoanRequest(page, 'Of the first person')
    const before = await listCookies(page)
    expect(before).toEqual(expect.arrayContaining(['__Host-drafts', '__Host-searches']))
    if (isScripted())
      await page.evaluate(async () => {
        localStorage.setItem('typed', 'of the first person')
        await (await caches.open('pages')).put('/en/statements/1', new Response('of the first person'))
      })

    await page.goto('/en/account/safety')
    await page.locator('main section form[action="/do/sign-out"] button').click()
    await expect(page.getByRole('status').filter({ hasText: t('flash.signed_out') })).toBeVisible()
    const left = (await listCookies(page)).filter((name) => !IMPERSONAL_COOKIES.includes(name))
    expect(left).toEqual([])
    if (isScripted()) {
      const stored = await page.evaluate(async () => [localStorage.length, await caches.keys()])
      expect(stored).toEqual([0, []])
    }

    await openLoanForm(page)
    await expect(page.locator('input[name=first_name]')).toHaveValue('')
    await beginLoanRequest(page, 'Of a guest')
    await signIn(page, 'designer', '/en')
    await openLoanForm(page)
    await expect(page.locator('input[name=first_name]')).not.toHaveValue('Of a guest')
  },
)

test(
  "a guest's unfinished form is restored after signing in on the way",
  inOneMode('script-on'),
  async ({ page }) => {
    await beginLoanRequest(page, 'Of a guest')
    await signIn(page, 'designer', '/en')
    await openLoanForm(page)
    await expect(page.locator('input[name=first_name]')).toHaveValue('Of a guest')
  },
)

test(
  'a form typed before the session ended is restored after signing in, only for the same user',
  inOneMode(),
  async ({ page }) => {
    const typed = 'Typed before the session ended'
    await signIn(page, 'physical', '/en')
    await sendName()
    await page.locator('button[value="physical@demo.test"]').click()
    await expect(page).toHaveURL(/\/en\/account\/personalInformation$/)
    await expect(page.locator('input[name=first_name]')).toHaveValue(typed)
    await expect(page.locator('form', { has: page.locator('input[name=first_name]') })).toContainText(
      t('forms.unsent'),
    )

    await sendName()
    await page.locator('button[value="designer@demo.test"]').click()
    await expect(page).toHaveURL(/\/en\/account\/personalInformation$/)
    await expect(page.locator('input[name=first_name]')).not.toHaveValue(typed)

    async function sendName() {
      await page.goto('/en/account/personalInformation')
      const name = page.locator('input[name=first_name]')
      await name.fill(typed)
      const [session] = (await page.context().cookies()).filter((cookie) => cookie.name === '__Host-token')
      if (!session) throw new Error('nobody is signed in')
      await page.context().addCookies([{ ...session, value: '0123456789abcdef'.repeat(4) }])
      await page.locator('form', { has: name }).locator('button').last().click()
    }
  },
)

async function openLoanForm(page: Page): Promise<void> {
  await page.goto(CALCULATOR)
  const bank = await page.locator('input[name="loan_bank"]').last().getAttribute('value')
  await page.goto(`${CALCULATOR}&loan_bank=${bank}&loan_step=form`)
}

async function beginLoanRequest(page: Page, firstName: string): Promise<void> {
  await openLoanForm(page)
  await page.locator('input[name=first_name]').fill(firstName)
  await page.getByRole('button', { name: t('loan-request.accept') }).click()
  await expect(page.getByRole('dialog', { name: t('loan-request.terms.title') })).toBeVisible()
}

async function listCookies(page: Page): Promise<string[]> {
  return (await page.context().cookies()).map(({ name }) => name)
}

async function signIn(page: Page, who: string, path: string): Promise<void> {
  await page.goto(`/auth?Continue=${encodeURIComponent(path)}`)
  await page.locator(`button[value="${who}@demo.test"]`).click()
  await expect(notices(page)).toBeVisible()
}
