import type { Browser } from '@playwright/test'
import { readPdfText } from '~tests/fixtures/pdf-text'
import { expectAccessible } from './accessibility'
import { openSignedIn } from './sign-in'
import { inOneMode, spread } from './spread'
import { expect, type Page, test } from './test-base'
import { createTranslator, languages, toLocalizedPath } from './translations'

const isScripted = () => test.info().project.use.javaScriptEnabled !== false
const expectBalance = (page: Page, value: number) =>
  expect(page.locator('main output[name=balance]')).toHaveAttribute('data-value', String(value))

for (const language of languages) {
  const t = createTranslator(language)

  const journey = spread(
    language,
    `a visitor tops up the balance by card at the bank, in ${language}`,
    'script-off',
  )
  // Specification 1.4.11, 1.4.28, 1.5.11
  test(...journey, async ({ page }) => {
    await register(page, language)
    await page.goto(toLocalizedPath('/account/payments', language))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('payments.page.title'))
    await expectAccessible(page)
    await page
      .locator('main')
      .getByRole('link', { name: t('payments.page.top_up'), exact: true })
      .click()
    const dialog = page.getByRole('dialog')
    await expectAccessible(page)
    await dialog.getByRole('link', { name: t('payments.top_up.methods.card') }).click()

    const amount = dialog.getByLabel(t('payments.top_up.amount'))
    const pay = dialog.getByRole('button', { name: t('payments.top_up.pay') })
    // The button waits for a valid form if script is on, as specified.
    if (isScripted()) await expect(pay).toBeDisabled()
    await amount.fill('0.001')
    if (isScripted()) {
      await expect(pay).toBeDisabled()
    } else {
      await pay.click()
      await expect(amount).toHaveAccessibleDescription(new RegExp(escaped(t('forms.errors.amount_decimals'))))
      await expect(amount).toHaveValue('0.001')
      await expect(page).toHaveTitle(new RegExp(`^${t('ui.error_prefix')}: `))
    }
    await expectAccessible(page)
    await amount.fill('12,50')
    await pay.click()
    await page.locator('button[value="approve"]').click()

    await expect(page).toHaveURL(/\/payment-result\?payment_id=\d+$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('payments.result.paid'))
    await expectBalance(page, 12.5)
    await expectAccessible(page)
  })
}

for (const language of languages) {
  const t = createTranslator(language)
  const journey = spread(
    language,
    `a refund over the limit is asked for by one operator and made by another, in ${language}`,
    'script-off',
  )
  test(...journey, async ({ page, browser }) => {
    await register(page, language)
    await pay(page, '250')
    await page.locator('button[value="approve"]').click()
    await expect(page).toHaveURL(/\/payment-result\?payment_id=\d+$/)
    const id = new URL(page.url()).searchParams.get('payment_id')
    const open = async (who: string) => {
      const context = await browser.newContext({
        ...test.info().project.use,
        viewport: { width: 390, height: 844 },
      })
      const operator = await context.newPage()
      await openSignedIn(operator, who, toLocalizedPath(`/desk/payments/${id}`, language))
      return operator
    }
    const confirm = (operator: Page) =>
      operator.getByRole('button', { name: t('desk.approvals.decisions.approve'), exact: true })

    const first = await open('operator')
    await first.locator('summary', { hasText: t('desk.payments.refund') }).click()
    const refund = first.getByRole('button', { name: t('desk.payments.refund'), exact: true })
    const amount = first.getByLabel(t('desk.payments.refund_amount'))
    await amount.fill('250.01')
    await first.getByLabel(t('desk.payments.refund_reason')).fill('Paid by mistake')
    await refund.click()
    await expect(amount).toHaveValue('250.01')
    await expect(amount).toHaveAttribute('aria-invalid', 'true')
    await amount.fill('250')
    await refund.click()
    await expect(first.getByRole('main')).toContainText(t('desk.approvals.mine'))
    await expect(confirm(first)).toHaveCount(0)
    await expectAccessible(first)

    const second = await open('operator2')
    await expectAccessible(second)
    await confirm(second).click()
    await expect(second.getByRole('status').filter({ hasText: t('flash.approval_approve') })).toBeVisible()
    await page.goto(toLocalizedPath('/account/payments', language))
    await expectBalance(page, 0)
    await first.context().close()
    await second.context().close()
  })
}

// Specification 1.2.25
test(
  'the result page shows a declined, a late and an unknown payment as such',
  inOneMode(),
  async ({ page }) => {
    const t = createTranslator('en')
    await register(page, 'en')
    const h1 = page.getByRole('heading', { level: 1 })
    await page.goto('/en/payment-result?paymentStatus=3&rnd=5')
    await expect(h1).toHaveText(t('payments.result.unknown_success'))
    await expect(page.locator('main output, main dl')).toHaveCount(0)
    await expectAccessible(page)

    await pay(page, '20')
    await page.locator('button[value="decline"]').click()
    await expect(h1).toHaveText(t('payments.result.failed'))
    await expectAccessible(page)
    await page
      .locator('main')
      .getByRole('link', { name: t('payments.result.again') })
      .click()
    await expect(page.getByRole('dialog').getByLabel(t('payments.top_up.amount'))).toBeVisible()

    await pay(page, '20')
    const bank = page.url()
    const payment = await page.locator('dd').nth(1).textContent()
    await page.goto(`/en/payment-result?payment_id=${payment}&paymentStatus=3`)
    await expect(h1).toHaveText(t('payments.result.pending'))
    await expectAccessible(page)
    await expect(page.getByRole('link', { name: t('payments.result.go_to_bank') })).toHaveAttribute(
      'href',
      new RegExp(`${new URL(bank).pathname}$`),
    )
    await page.request.post(bank, { form: { outcome: 'approve_before_return' } })
    // The page polls if script is on.
    if (!isScripted()) await page.getByRole('link', { name: t('payments.result.check') }).click()
    await expect(h1).toHaveText(t('payments.result.paid'))
    await expectBalance(page, 20)

    await register(page, 'en')
    await page.goto(`/en/payment-result?payment_id=${payment}&paymentStatus=3`)
    await expect(h1).toHaveText(t('payments.result.unknown_success'))
    const foreign = await page.goto(`/en/account/payments?receipt=${payment}`)
    expect(foreign?.status()).toBe(404)
  },
)

// Specification 1.1.12, 1.4.1
test('a payment has a receipt, and a remembered card can be removed', async ({ page, browser }) => {
  const t = createTranslator('en')
  const dialog = page.getByRole('dialog')
  await register(page, 'en')
  await pay(page, '12.50', t('payments.top_up.remember'))
  await page.locator('button[value="approve"]').click()
  await page
    .locator('main')
    .getByRole('link', { name: t('payments.result.receipt') })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/EZO-\d+/)
  await expectAccessible(page)
  const file = page.getByRole('link', { name: t('payments.receipt.file') })
  const answer = await page.request.get((await file.getAttribute('href')) ?? '')
  expect(answer.headers()['content-type']).toBe('application/pdf')
  expect(readPdfText(await answer.body())).toContain('Payer')
  const month = await page.request.get('/en/account/payments/monthly.pdf')
  expect(readPdfText(await month.body())).toContain(t('payments.monthly.none'))

  await page
    .locator('main')
    .getByRole('link', { name: t('payments.receipt.back') })
    .click()
  await expectBalance(page, 12.5)
  await expect(page.getByRole('table')).toContainText(t('payments.states.paid'))
  await expectFitsAtTwiceTheSize(page)

  await page.goto('/en/account/payments?fill_balance=1&method=1')
  await dialog.locator('[name="amount"]').fill('20')
  await dialog.getByRole('button', { name: t('payments.top_up.pay') }).click()
  await expect(dialog).toContainText(t('payments.top_up.question'))
  await expectAccessible(page)
  await dialog.getByRole('button', { name: t('payments.top_up.charge').replace('{{sum}}', '₾20') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('payments.result.paid'))
  await page.goto('/en/account/payments')
  await expectBalance(page, 32.5)
  await expectPaymentsAtDesk(browser, ['₾20', '₾12.50'])
  await page.locator('#cards').getByRole('link').click()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: t('payments.remove_card.confirm') }).click()
  await expect(dialog).toHaveAccessibleName(t('payments.remove_card.done_title'))
  await dialog
    .getByRole('link', { name: t('payments.remove_card.close') })
    .last()
    .click()
  await expect(page.locator('#cards')).toContainText(t('payments.page.cards_empty'))
})

// Specification 1.2.43
test(
  'a guest registers and confirms a phone number to redeem a promo code, which works only once',
  inOneMode(),
  async ({ page }) => {
    const t = createTranslator('en')
    await page.goto('/en?fill_balance=1&method=2')
    await expectAccessible(page)
    await page
      .getByRole('dialog')
      .getByRole('link', { name: t('layout.sign_in') })
      .click()
    await fillRegistration(page)
    await expectAccessible(page)
    const dialog = page.getByRole('dialog')
    const code = dialog.getByLabel(t('payments.top_up.code'))
    await redeem()
    await expectRefused('promo_code_needs_phone')
    await expect(
      page.locator('main').getByRole('link', { name: t('payments.top_up.confirm_phone') }),
    ).toBeVisible()
    await provePhone(page)
    await redeem()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('payments.result.paid'))
    await redeem()
    await expectRefused('promo_code_used')

    async function redeem() {
      await page.goto('/en?fill_balance=1&method=2')
      await code.fill('welcome10')
      await dialog.getByRole('button', { name: t('payments.top_up.redeem') }).click()
    }

    /** Expects a rejection on the result page, which leads back to the field with the code. */
    async function expectRefused(reason: 'promo_code_needs_phone' | 'promo_code_used') {
      await expect(page).toHaveURL(/\/payment-result\?paymentStatus=-1&rnd=\d{1,3}$/)
      await expect(page.getByText(t(`payments.outcomes.${reason}`))).toBeVisible()
      const again = page.getByRole('link', { name: t('payments.result.again') })
      await expect(again).toHaveAttribute('href', /promo_code=welcome10/)
    }
  },
)

async function provePhone(page: Page) {
  const t = createTranslator('en')
  const phone = `5557${String(Math.floor(Math.random() * 100_000)).padStart(5, '0')}`
  await page.goto('/en/account/personalInformation')
  const form = page.locator('section', { has: page.locator('#phone') })
  await form.getByLabel(t('profile.new_phone')).fill(phone)
  await form.getByRole('button', { name: t('forms.phone.send_code') }).click()
  const code = form.getByLabel(t('forms.phone.code'))
  await expect(code).toBeVisible()
  const outbox = await (await page.request.get('/sandbox/sms?lang=en')).text()
  await code.fill(new RegExp(`${phone}</dd>[\\s\\S]*?is (\\d{4})`).exec(outbox)?.[1] ?? '')
  // The code is checked without a click if script is on.
  if (!isScripted()) await form.getByRole('button', { name: t('forms.phone.confirm_code') }).click()
  await expect(page.getByRole('status').filter({ hasText: t('flash.profile_phone') })).toBeVisible()
}

async function pay(page: Page, amount: string, ticked?: string) {
  await page.goto('/en/account/payments?fill_balance=1&method=1')
  if (ticked) await page.getByLabel(ticked).check()
  await page.locator('[name="amount"]').fill(amount)
  await page.getByRole('button', { name: createTranslator('en')('payments.top_up.pay') }).click()
  await expect(page).toHaveURL(/\/sandbox\/bank\//)
}

/** Expects no sideways scrolling with text of 200 % (WCAG 1.4.4). */
async function expectFitsAtTwiceTheSize(page: Page) {
  const size = page.viewportSize()
  await page.setViewportSize({ width: 640, height: 800 })
  const excess = await page.evaluate(() => {
    const { style } = document.documentElement
    style.fontSize = '200%'
    const { scrollWidth, clientWidth } = document.documentElement
    style.fontSize = ''
    return scrollWidth - clientWidth
  })
  expect(excess).toBe(0)
  if (size) await page.setViewportSize(size)
}

/** Registers a new user without money, signed in. */
async function register(page: Page, language: (typeof languages)[number]) {
  await page.context().clearCookies()
  await page.goto(`/sandbox/auth?Continue=${encodeURIComponent(toLocalizedPath('/', language))}`)
  await fillRegistration(page)
}

async function fillRegistration(page: Page) {
  await page.locator('a[href*="/sandbox/auth/register"]').click()
  await page.locator('input[name=firstName]').fill('Test')
  await page.locator('input[name=lastName]').fill('Person')
  await page.locator('input[name=email]').fill(`${crypto.randomUUID()}@journey.test`)
  await page.locator('input[name=password]').fill('a long password')
  await page.locator('form:has(input[name=password]) button').first().click()
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Expects an operator to find payments of these amounts, and opens the first one. */
async function expectPaymentsAtDesk(browser: Browser, amounts: readonly string[]) {
  const context = await browser.newContext(test.info().project.use)
  const operator = await context.newPage()
  await openSignedIn(operator, 'operator', '/en/desk/payments')
  const titles = operator.getByRole('main').getByRole('heading', { level: 2 })
  for (const amount of amounts) await expect(titles.filter({ hasText: amount }).first()).toBeVisible()
  await expectAccessible(operator)
  await titles
    .filter({ hasText: amounts[0] ?? '' })
    .getByRole('link')
    .first()
    .click()
  await expect(operator).toHaveURL(/\/desk\/payments\/\d+$/)
  await expect(operator.getByRole('main')).toContainText(amounts[0] ?? '')
  await expectAccessible(operator)
  await context.close()
}
