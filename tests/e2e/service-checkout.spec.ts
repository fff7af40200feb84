import { expectAccessible } from './accessibility'
import { orderedServices, statementCards } from './locators'
import { codeFor, freshPhone } from './phone-code'
import { inOneMode, spread } from './spread'
import { expect, type Page, test } from './test-base'
import { createTranslator, languages, toLocalizedPath } from './translations'

/** Demo user who has money and statements. */
const BROKER = 3
/** Maximum of runs: three languages, with script and without. */
const MAX_RUNS = 6
const isScripted = () => test.info().project.use.javaScriptEnabled !== false

for (const language of languages) {
  const t = createTranslator(language)

  const journey = spread(
    language,
    `an owner buys VIP from the balance, and the statement leads the list, in ${language}`,
    'both',
  )
  // Specification 1.2.52
  test(...journey, async ({ page }) => {
    await page.goto(toLocalizedPath('/vip', language))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('service-landings.vip.title'))
    await expectAccessible(page)
    await page.locator('#packages').getByRole('link').nth(1).click()
    await page
      .getByRole('dialog')
      .getByRole('link', { name: t('layout.sign_in') })
      .click()
    await signIn(page)
    await expect(page).toHaveURL(/\/account\/vipService\/vipView\?package=3$/)

    await page.getByRole('button', { name: t('services.next') }).click()
    await expect(page.getByRole('alert')).toContainText(t('forms.errors.statement_missing'))
    await expectAccessible(page)
    // Each run promotes a statement of its own.
    const own = page.locator('[name="statement_id"]')
    const ids = await own.evaluateAll((inputs: HTMLInputElement[]) => inputs.map(({ value }) => value))
    const at = 2 * languages.indexOf(language) + (isScripted() ? 1 : 2)
    const id = ids[at]
    await own.nth(at).check()
    await countPrice(page)
    await page.getByRole('button', { name: t('services.next') }).click()
    await expect(page.locator('output[name=total_price]')).toHaveAttribute('data-value', '30')
    await expect(page).toHaveTitle(new RegExp(`^${t('services.names.vip')}: ${t('services.steps.pay')} `))
    await expectAccessible(page)
    await page.locator('[name="card_id"][value="balance"]').check()
    await page.locator('button[value="pay"]').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('payments.result.paid'))
    const back = page.locator('main').getByRole('link', { name: t('payments.result.statements') })
    await expect(back).toHaveAttribute('href', toLocalizedPath('/account/statements', language))

    // Four statements lead a list at most, so this one is searched together with two that are not promoted.
    await page.goto(toLocalizedPath(`/s?users=${BROKER}`, language))
    const ordinary = await statementCards(page)
      .filter({ hasNotText: /VIP/ })
      .evaluateAll((cards) => cards.map(({ id }) => id.replace('card-', '')))
    const others = ordinary.filter((other) => !ids.slice(0, MAX_RUNS + 1).includes(other)).slice(0, 2)
    for (const order of ['price_asc', 'price_desc']) {
      await page.goto(toLocalizedPath(`/s?ids=${[id, ...others]}&order_by=${order}`, language))
      await expect(statementCards(page)).toHaveCount(3)
      await expect(statementCards(page).first()).toHaveAttribute('id', `card-${id}`)
    }

    await page.goto(toLocalizedPath('/account/services', language))
    await orderedServices(page)
      .filter({ has: page.locator(`a[href$="/statements/${id}"]`) })
      .locator('h3 a')
      .click()
    await page
      .locator('main summary')
      .filter({ hasText: t('services.own.end') })
      .click()
    await expectAccessible(page)
    // The 14 whole days that are left of 15.
    const sum = (text: string) => text.replace('{{sum}}', '₾28')
    await expect(page.locator('main')).toContainText(sum(t('services.own.end_text')))
    await page.getByRole('button', { name: sum(t('services.own.end_button')) }).click()
    await expect(page.locator('main')).toContainText(sum(t('services.own.next.called_off_refunded')))
  })
}

// Specification 1.1.15, 1.2.27, 1.2.46
test(
  'a guest fills in the order of a tour, signs in to pay, and finds it in the account',
  inOneMode(),
  async ({ page, context }) => {
    const t = createTranslator('en')
    const phone = freshPhone()
    await page.goto('/en/3d-turi')
    await expectAccessible(page)
    await page.locator('#packages').getByRole('link').click()
    await page.getByLabel(t('services.fields.city')).selectOption('Tbilisi')
    await page.getByLabel(t('services.fields.address')).fill('Barnovi 5')
    await page.getByLabel(t('services.fields.area')).fill('100')
    await countPrice(page)
    await expect(page.getByText('₾150').first()).toBeVisible()
    await page.getByRole('button', { name: t('services.next') }).click()
    await page.getByLabel(t('services.fields.name')).fill('Nino')
    await page.getByLabel(t('forms.phone.number')).fill('55512')
    await page.getByRole('button', { name: t('services.next') }).click()
    await expect(page.getByLabel(t('forms.phone.number'))).toHaveValue(/^555 ?12$/)
    await expectAccessible(page)
    await page.getByLabel(t('forms.phone.number')).fill(phone)
    await page.getByRole('button', { name: t('forms.phone.send_code') }).click()
    const code = page.locator('input[name="code"]')
    await expect(code).toBeVisible()
    await code.fill(await codeFor(context.request, phone))
    await proveByCode(page)
    await page.getByRole('button', { name: t('services.next') }).click()
    await expect(page.locator('output[name=total_price]')).toHaveAttribute('data-value', '150')
    await page.locator('button[value="pay"]').click()
    await page
      .getByRole('dialog')
      .getByRole('link', { name: t('layout.sign_in') })
      .click()
    await signIn(page, 'developer')
    await page.locator('[name="card_id"][value="balance"]').check()
    await page.locator('button[value="pay"]').click()
    await expect(page.locator('main')).toContainText('3D tour')
    await page.goBack()
    // The form does not load a paid order.
    await expect(page.locator('input[name="address"]')).toHaveValue('')
    await expect(page.locator('button[value="pay"]')).toHaveCount(0)
    await page.goto('/en/account/services')
    await expect(orderedServices(page).first()).toContainText(t('services.own.states.paid'))
    await expectAccessible(page)
  },
)

test(
  'a request to a company far down a page is shown again with the focus on its first error',
  inOneMode('script-on'),
  async ({ page }) => {
    const t = createTranslator('ka')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/shefaseba')
    const form = page.locator('#company-lead')
    await form.getByLabel(t('services.fields.phone_number')).fill('12')
    await form.getByRole('button').click()
    const summary = page.getByRole('alert')
    await expect(summary).toBeFocused()
    await expect(summary).toBeInViewport({ ratio: 1 })
    await expect(summary).toContainText(t('forms.errors.company_missing'))
    await expect(form.getByLabel(t('services.fields.company'))).toBeInViewport()
  },
)

/** Enters the code; script checks it as soon as four digits are typed. */
async function proveByCode(page: Page) {
  const name = createTranslator('en')('forms.phone.confirm_code')
  if (!isScripted()) await page.getByRole('button', { name }).click()
  await expect(page.locator('input[name="code"]')).toHaveCount(0)
}

async function signIn(page: Page, who = 'broker') {
  await page.locator('input[name=email]').fill(`${who}@demo.test`)
  await page.locator('input[name=password]').fill('demo-ezo')
  await page.locator('form:has(input[name=password]) button').first().click()
}

/** Counts the price; script does so on each change. */
async function countPrice(page: Page): Promise<void> {
  if (!isScripted()) await page.locator('button[value="count"]').click()
}
