import { formatPhone } from '~contract/values/phone'
import { expectAccessible } from './accessibility'
import { findStatementPath } from './find-statement'
import { cardLinks, listedCards, monthlyPayment, priceBox, statementCards } from './locators'
import { codeFor, freshPhone } from './phone-code'
import { openSignedIn } from './sign-in'
import { inOneMode, spread } from './spread'
import { expect, type Page, test } from './test-base'
import { createTranslator, languages, toLocalizedPath } from './translations'

test.use({ viewport: { width: 390, height: 844 } })

const isScripted = () => test.info().project.use.javaScriptEnabled !== false

for (const language of languages) {
  const t = createTranslator(language)

  // Specification 1.1.24, 1.2.91, 1.4.8, 2.1.1, 2.2.2, 2.2.5, 2.2.6, 2.2.10, 2.4.1
  // Specification 2.4.2, 2.4.3, 2.4.5, 2.4.6, 2.4.13, 2.5.3, 2.6.1, 2.8.3
  test(
    ...spread(language, `a guest requests a loan from a bank, in ${language}`, 'both'),
    async ({ page, context }) => {
      const phone = freshPhone()
      await page.goto(toLocalizedPath('/s?cities=1', language))
      await page.goto(`${page.url()}&take_loan=true&isntStatement=true`)
      const dialog = page.getByRole('dialog', { name: t('loan.title') })
      await expect(dialog.getByRole('heading', { name: t('loan.title') })).toBeFocused()
      await expect(dialog.getByRole('button', { name: t('loan-request.partner') })).toBeDisabled()
      await expectAccessible(page)

      await recalculated(page, t, () => dialog.getByLabel(t('loan.price')).fill('100000'))
      await expectFigure(page, 'monthly_payment', 812.76)
      // The cheapest banks take requests on their own sites.
      await recalculated(page, t, () => dialog.locator('input[name="loan_bank"]').last().check())
      await expect(page.locator('output[name="loan_amount"]')).toHaveAttribute('data-value', '80000')
      await dialog.getByRole('button', { name: t('loan-request.start') }).click()

      const form = page.getByRole('dialog', { name: t('loan-request.title') })
      await expect(form.getByRole('heading', { name: t('loan-request.title') })).toBeFocused()
      await expectAccessible(page)
      await form.getByLabel(t('loan-request.names.first_name')).fill('Nino')
      await form.getByLabel(t('loan-request.names.last_name')).fill('Beridze')
      await form.locator('[name="monthly_income"]').fill('3000')
      await form.getByLabel(t('forms.phone.number')).fill(phone)
      await form.getByRole('button', { name: t('forms.phone.send_code') }).click()
      const code = form.getByLabel(t('forms.phone.code'))
      await expect(code).toBeFocused()

      const right = await codeFor(context.request, phone)
      await code.fill(right === '0000' ? '1111' : '0000')
      await form.getByRole('button', { name: t('forms.phone.confirm_code') }).click()
      await expect(code).toHaveAccessibleDescription(new RegExp(escaped(t('forms.errors.code_wrong'))))
      await expect(form.getByLabel(t('loan-request.names.first_name'))).toHaveValue('Nino')
      await expectAccessible(page)
      await code.fill(right)
      // The code is checked without a click if script is on.
      if (!isScripted()) await form.getByRole('button', { name: t('forms.phone.confirm_code') }).click()
      const number = form.getByLabel(t('forms.phone.number'))
      await expect(number).toHaveAccessibleDescription(t('forms.phone.confirmed'))
      await expect(number).toBeFocused()

      await form.getByRole('button', { name: t('loan-request.accept') }).click()
      const terms = page.getByRole('dialog', { name: t('loan-request.terms.title') })
      await expectAccessible(page)
      await terms.getByRole('button', { name: t('loan-request.terms.agree') }).click()
      await expect(form.getByRole('checkbox', { name: t('loan-request.accept') })).toBeChecked()
      await expect(form.getByLabel(t('forms.phone.number'))).toHaveValue(formatPhone(phone))
      expect(page.url()).not.toMatch(/Nino|555/)
      await form.getByRole('button', { name: t('loan-request.send'), exact: true }).click()

      const sent = page.getByRole('dialog', { name: t('loan-request.sent.title') })
      await expect(sent).toBeVisible()
      if (!isScripted())
        await sent
          .getByRole('link', { name: t('loan-request.close'), exact: true })
          .first()
          .click()
      // The dialog closes by itself if script is on.
      await expect(page).toHaveURL(new RegExp(`${escaped(toLocalizedPath('/s?cities=1', language))}$`))
      await expect(page.getByRole('dialog')).toHaveCount(0)
    },
  )
}

// Specification 2.4.4, 2.4.12, 2.6.1
test(
  'a signed-in visitor needs no code for the confirmed number, and finds the loan request in the account',
  inOneMode(),
  async ({ page }) => {
    const t = createTranslator('en')
    const view = '/en/account/loanCalculatorService/loanView'
    await openSignedIn(page, 'agent', view)
    await page.goto(`${view}?loan_price=90000&loan_currency=2`)
    await recalculated(page, t, () => page.locator('input[name="loan_bank"]').last().check())
    await page.getByRole('button', { name: t('loan-request.start') }).click()
    await expect(page.getByText(t('forms.phone.confirmed'))).toBeVisible()
    await page.locator('[name="monthly_income"]').fill('3000')
    await page.getByRole('checkbox', { name: t('loan-request.accept') }).check()
    await expectAccessible(page)
    await page.getByRole('button', { name: t('loan-request.send'), exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('loan-request.sent.title'))
    await expectAccessible(page)
    await expect(page.getByRole('table', { name: t('loan.sent_requests.title') })).toContainText('$72,000')
  },
)

// Specification 2.1.4, 2.2.16, 2.7.4
test(
  'the site of a partner opens in its own tab, and the calculator stays open',
  inOneMode('script-on'),
  async ({ page }) => {
    const t = createTranslator('en')
    await page.goto('/en?take_loan=true&isntStatement=true&loan_price=100000&loan_currency=2')
    const opened = page.waitForEvent('popup')
    await page.getByRole('button', { name: t('loan-request.partner') }).click()
    const partner = await opened
    await expect(partner).toHaveURL(/\/sandbox\/partner\/basisbank\?.*utm_campaign=calculator_button/)
    await expect(page.getByRole('dialog', { name: t('loan.title') })).toBeVisible()
    const informed = page.waitForEvent('popup')
    await page.getByRole('button', { name: /Halyk/ }).click()
    await expect(await informed).toHaveURL(/\/sandbox\/partner\/halyk\?.*utm_campaign=info_button/)
  },
)

test(
  'a price shows its monthly loan payment, opens the calculator, and can be switched off on cards',
  inOneMode(),
  async ({ page }) => {
    const t = createTranslator('en')
    const address = await findStatementPath(page.request, '/en/s?deal_types=1&with_picture=1')
    await page.goto(address)
    const line = monthlyPayment(priceBox(page))
    await line.click()
    await expect(page.getByRole('dialog', { name: t('loan.title') })).toBeVisible()
    await expect(page.locator('output[name="monthly_payment"]')).toHaveAttribute('data-value', /^[1-9]/)
    await page.goto('/en/s?deal_types=1')
    await expect(monthlyPayment(statementCards(page)).first()).toBeVisible()
    await page.goto('/en/s?deal_types=1&take_loan=true&isntStatement=true')
    await page.getByRole('button', { name: t('loan.hide_card_payments') }).click()
    await expect(page).toHaveURL(/\/en\/s\?deal_types=1$/)
    await expect(monthlyPayment(statementCards(page))).toHaveCount(0)
  },
)

for (const language of languages) {
  const t = createTranslator(language)

  // Specification 1.2.92, 1.2.94, 1.2.95
  test(
    ...spread(
      language,
      `a flat for sale links to the calculator and the estimate, whatever cards show, in ${language}`,
      'script-on',
    ),
    async ({ page }) => {
      await page.goto(
        toLocalizedPath(
          '/s?deal_types=1&real_estate_types=1&cities=1&urbans=38&price_from=1000&area_from=40',
          language,
        ),
      )
      await cardLinks(listedCards(page)).first().click()
      const box = priceBox(page)
      await expect(monthlyPayment(box)).toHaveText(/\d/)
      const address = page.url()
      await page.goto(`${address}?take_loan=true`)
      await page.getByRole('button', { name: t('loan.hide_card_payments') }).click()
      await page.goto(address)
      await expect(monthlyPayment(box)).toHaveText(t('loan.title'))
      await expectAccessible(page)
      await monthlyPayment(box).click()
      await expect(page.getByRole('dialog', { name: t('loan.title') })).toBeVisible()
      await page.goto(address)
      await box.getByRole('link', { name: t('statement-page.estimate') }).click()
      await expect(page).toHaveURL(/ai_modal=true&statementInner=true/)
      await expect(page.getByRole('dialog')).toBeVisible()

      await page.goto(toLocalizedPath('/s?deal_types=2&real_estate_types=1&cities=15', language))
      await cardLinks(listedCards(page)).first().click()
      await expect(box).toBeVisible()
      await expect(monthlyPayment(box)).toHaveCount(0)
      await expect(box.getByRole('link', { name: t('statement-page.estimate') })).toHaveCount(0)
    },
  )
}

// Specification 1.4.17
test('a visitor requests a call', inOneMode(), async ({ page }) => {
  const t = createTranslator('ka')
  await page.goto('/kontakti-romelic-ar-aris?call_request=1')
  const dialog = page.getByRole('dialog', { name: t('call-request.title') })
  await expectAccessible(page)
  await dialog.getByLabel(t('call-request.name')).fill('ნინო')
  await dialog.getByLabel(t('call-request.phone')).fill('12')
  await dialog.getByRole('button', { name: t('call-request.send') }).click()
  await expect(dialog.getByLabel(t('call-request.phone'))).toHaveAccessibleDescription(
    new RegExp(escaped(t('forms.errors.any_phone_invalid'))),
  )
  await expect(dialog.getByLabel(t('call-request.name'))).toHaveValue('ნინო')
  await expectAccessible(page)
  await dialog.getByLabel(t('call-request.phone')).fill('555 12 34 56')
  await dialog.getByRole('button', { name: t('call-request.send') }).click()
  await expect(page.getByRole('dialog', { name: t('call-request.sent_title') })).toBeVisible()
  expect(page.url()).toMatch(/call_request=sent$/)
  await page.reload()
  await expect(page.getByRole('dialog', { name: t('call-request.sent_title') })).toBeVisible()
  if (!isScripted()) return
  // A rejected form's page could only be resubmitted, so going back leads to the form.
  await page.goBack()
  await expect(dialog.getByRole('button', { name: t('call-request.send') })).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveCount(0)
})

/** Waits for new figures: script recalculates them on input; without script, a button does. */
async function recalculated(page: Page, t: (path: string) => string, change: () => Promise<void>) {
  const answered = isScripted() ? page.waitForResponse(/loan_price/) : undefined
  await change()
  if (answered) {
    await answered
    await expect(page.locator('output[name="monthly_payment"]')).toBeVisible()
  } else await page.getByRole('button', { name: t('loan.recalculate') }).click()
}

function expectFigure(page: Page, name: string, value: number): Promise<void> {
  return expect(page.locator(`output[name="${name}"]`)).toHaveAttribute('data-value', String(value))
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
