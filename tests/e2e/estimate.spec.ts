import { expectAccessible } from './accessibility'
import { findStatementPath } from './find-statement'
import { holdResponses } from './hold-response'
import { pinMap } from './locators'
import { openSignedIn } from './sign-in'
import { inOneMode, spread, withScript } from './spread'
import { expect, type Page, test } from './test-base'
import { createTranslator, languages, toLocalizedPath } from './translations'

const PAGE = '/account/aiService/aiView'

for (const language of languages) {
  const t = createTranslator(language)

  const estimated = spread(
    language,
    `a visitor opens the estimator from the header, signs in and gets an estimate of a flat, in ${language}`,
  )
  // Specification 1.1.23, 1.2.50, 1.2.93, 2.1.6, 2.2.20, 2.2.22, 2.4.15, 2.4.16
  test(...estimated, async ({ page, javaScriptEnabled }) => {
    await page.goto(toLocalizedPath('/ai-estimate/accuracy', language))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('estimate.accuracy.title'))
    await expectAccessible(page)
    await page.locator('header a[href*="ai_modal"]').first().click()
    await expect(page.getByRole('dialog', { name: t('estimate.title') })).toBeVisible()
    await expect(page.locator('video track')).toHaveCount(3)
    await expectAccessible(page)
    await page
      .getByRole('dialog')
      .getByRole('link', { name: t('estimate.intro.start') })
      .click()

    // A guest signs in after the introduction and returns to the form.
    await page
      .getByRole('dialog')
      .getByRole('link', { name: t('layout.sign_in') })
      .click()
    await page.locator('button[value="physical@demo.test"]').click()
    const form = page.locator('#estimate-form')
    await form.locator('[name="district_id"]').selectOption('4')
    if (!javaScriptEnabled) await form.getByRole('button', { name: t('estimate.form.update') }).click()
    await form.locator('[name="urban_id"]').selectOption('47')
    const street = form.getByLabel(t('estimate.fields.street_name')).first()
    await expect(form.getByText(t('map.pin_picker.not_set'))).toBeVisible()
    await expect(pinMap(form).locator('img')).toHaveAttribute('src', new RegExp(`/${language}/pin/15/`))
    await street.fill('ყაზბეგ')
    if (!javaScriptEnabled) await form.getByRole('button', { name: t('estimate.form.search') }).click()
    // The list appears around the field that is being filled in.
    await expect(form.locator('[name="street_id"]').first()).toBeVisible()
    if (javaScriptEnabled) await expect(street).toBeFocused()
    // The chosen street replaces the list at once.
    await form.locator('[name="street_id"]').first().click()
    if (!javaScriptEnabled)
      await form.getByRole('button', { name: t('estimate.form.choose_street'), exact: true }).click()
    const longitude = form.getByLabel(t('map.pin_picker.longitude'))
    await expect(longitude).toHaveValue(/^44\.\d+$/)

    const before = await longitude.inputValue()
    await form.getByRole('button', { name: t('map.pin_picker.steps.east') }).click()
    await expect(longitude).not.toHaveValue(before)
    await form.getByRole('button', { name: t('map.pin_picker.street') }).click()
    await expect(longitude).toHaveValue(before)
    await pinMap(form).click({ position: { x: 60, y: 90 } })
    await expect(longitude).not.toHaveValue(before)
    expect(Number(await longitude.inputValue())).toBeLessThan(Number(before))
    await expectAccessible(page)

    await fillFlat(page)
    // The completed form announces that it will submit itself.
    if (javaScriptEnabled) await expect(page.getByText(t('estimate.form.sending'))).toBeAttached()
    else await form.getByRole('button', { name: t('estimate.form.submit') }).click()
    await expect(page).toHaveURL(/tab_index=0/)
    const total = Number(await page.locator('output[name="total_price"]').getAttribute('data-value'))
    const square = Number(await page.locator('output[name="square_price"]').getAttribute('data-value'))
    // A whole dollar per metre, shown in whole lari: half of each, at 2.7 lari for a dollar.
    expect(Math.abs(total / 72.5 - square)).toBeLessThan(2)
    const parts = await page
      .getByRole('table', { name: t('estimate.breakdown.title') })
      .locator('td:last-child')
      .allTextContents()
    const amounts = parts.map((text) => Number(text.replace('−', '-').replace(/[^\d-]/g, '')))
    expect(amounts.slice(0, -1).reduce((sum, amount) => sum + amount, 0)).toBe(amounts.at(-1))
    await expectAccessible(page)

    await page.goto(toLocalizedPath(PAGE, language))
    await expect(
      page.getByRole('table', { name: t('estimate.history.title') }).getByRole('row'),
    ).not.toHaveCount(1)
    await expectAccessible(page)
    const { width = 0, height = 0 } = page.viewportSize() ?? {}
    await page.setViewportSize({ width: 360, height })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await page.setViewportSize({ width, height })
    await page.getByRole('link', { name: t('estimate.intro.start') }).click()
    await expect(form.locator('[name="area"]')).toHaveValue('72,5')
    await expectAccessible(page)
    await form.getByRole('button', { name: t('estimate.form.submit') }).click()
    await expect(page).toHaveURL(new RegExp(`${PAGE}\\?tab_index=0`))
    await expect(page.locator('output[name="total_price"]')).toHaveAttribute('data-value', String(total))
  })

  const filledIn = spread(
    language,
    `a statement fills in the form of the estimator, and a form with an error keeps every value, in ${language}`,
  )
  // Specification 1.4.4, 2.1.8, 2.2.17, 2.2.22
  test(...filledIn, async ({ page }) => {
    const search = '/s?cities=1&real_estate_types=1&deal_types=1&with_picture=1'
    const statement = toLocalizedPath(await findStatementPath(page.request, search), language)
    await openSignedIn(page, 'physical', statement)
    await page.getByRole('link', { name: t('statement-page.estimate') }).click()
    await page
      .getByRole('dialog')
      .getByRole('link', { name: t('estimate.intro.start') })
      .click()
    const form = page.locator('#estimate-form')
    await expect(form.getByText(t('estimate.form.from_statement'))).toBeVisible()
    await expect(form.locator('[name="urban_id"]')).not.toHaveValue('')
    await expect(form.locator('[name="latitude"]')).toHaveValue(/^41\./)
    await form.locator('[name="area"]').fill('34.9')
    // Enter submits, although script has disabled the button until the form is complete.
    await form.locator('[name="area"]').press('Enter')
    const area = form.locator('[name="area"]')
    await expect(area).toHaveAttribute('aria-invalid', 'true')
    await expect(area).toHaveValue('34.9')
    await expect(page.getByRole('alert')).toContainText(t('forms.error_summary'))
    await expectAccessible(page)
    await page.getByRole('link', { name: t('ui.close') }).click()
    await expect(page).not.toHaveURL(/ai_modal|statementInner|tab_index/)
  })
}

async function fillFlat(page: Page) {
  const form = page.locator('#estimate-form')
  for (const [name, value] of Object.entries({ status_id: '2', project_type_id: '8', condition_id: '1' }))
    await form.locator(`[name="${name}"]`).selectOption(value)
  await form.locator('[name="area"]').fill('72,5')
  await form.locator('[name="room_type_id"]').selectOption('3')
  await form.locator('[name="floor"]').fill('5')
  await form.locator('[name="total_floors"]').fill('12')
  await form.locator('[name="has_balcony"][value="1"]').check()
  await form.locator('[name="balconies"]').fill('1')
  await form.locator('[name="balcony_area"]').fill('6')
  await form.locator('[name="elevator"][value="1"]').check()
}

test(
  'a city without estimates shows a notice as soon as it is chosen',
  inOneMode('script-on'),
  async ({ page, javaScriptEnabled }) => {
    const t = createTranslator('en')
    await openSignedIn(page, 'physical', `/en${PAGE}?tab_index=2`)
    const form = page.locator('#estimate-form')
    await form.locator('[name="city_id"]').selectOption('15')
    if (!javaScriptEnabled) await form.getByRole('button', { name: t('estimate.form.update') }).click()
    await expect(form.getByText(t('estimate.unavailable.not_tbilisi'))).toBeVisible()
    await expectAccessible(page)
  },
)

test('input entered while a step of the estimator is fetched stays', withScript(), async ({ page }) => {
  await openSignedIn(page, 'physical', `/en${PAGE}?tab_index=2`)
  const form = page.locator('#estimate-form')
  const release = await holdResponses(page, (request) => request.method() === 'POST')
  const fetched = page.waitForResponse((response) => response.request().method() === 'POST')
  await form.locator('[name="status_id"]').selectOption('2')
  await form.locator('[name="project_type_id"]').selectOption('8')
  await form.locator('[name="area"]').fill('72,5')
  await form.locator('[name="has_balcony"][value="1"]').check()
  await form.locator('[name="floor"]').fill('5')
  await form.evaluate((element) => element.querySelector('[name="status_id"]')?.setAttribute('data-old', ''))
  release()
  await fetched
  // The response has replaced the form.
  await expect(form.locator('[data-old]')).toHaveCount(0)
  await expect(form.locator('[name="project_type_id"]')).toHaveValue('8')
  await expect(form.locator('[name="area"]')).toHaveValue('72,5')
  await expect(form.locator('[name="has_balcony"][value="1"]')).toBeChecked()
  await expect(form.locator('[name="floor"]')).toHaveValue('5')
})

test('the tables of accuracy fit the narrowest phone in Georgian', inOneMode(), async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/ai-estimate/accuracy')
  await expect(page.getByRole('table').first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})
