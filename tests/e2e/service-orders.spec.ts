import { expectAccessible } from './accessibility'
import { orderedServices } from './locators'
import { spread } from './spread'
import { expect, type Page, test } from './test-base'
import { createTranslator, languages, toLocalizedPath } from './translations'

const isScripted = () => test.info().project.use.javaScriptEnabled !== false

for (const language of languages) {
  const t = createTranslator(language)
  // Each run has a hall of its own, as a booked time is no longer free.
  const hall = () => String(4 + languages.indexOf(language) * 2 + (isScripted() ? 1 : 0))

  const journey = spread(
    language,
    `a visitor books a registry visit after its time was taken by another, and orders an appraisal, in ${language}`,
  )
  // Specification 1.1.22, 1.2.30, 1.2.32
  test(...journey, async ({ page, browser }) => {
    await page.goto(toLocalizedPath('/booking-service', language))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('service-landings.registry.title'))
    await page.locator('#packages').getByRole('link').click()
    await page.locator('[name=service][value=extract]').check()
    await next(page)
    await chooseHall(page, hall())
    await expectAccessible(page)
    const slot = page.locator('[name=slot][value*=":"]').first()
    const time = await slot.getAttribute('value')
    await slot.check()
    await next(page)

    const rival = await browser.newContext({ javaScriptEnabled: false })
    await takeTime(await rival.newPage(), hall(), time ?? '')
    await rival.close()

    await page.getByLabel(t('services.fields.name')).fill('Nino')
    await page.getByLabel(t('services.fields.personal_number')).fill('01001012345')
    await provePhone(page, `555${Date.now() % 1_000_000}`.padEnd(9, '0'))
    await expect(page.getByText(t('forms.phone.confirmed'))).toBeVisible()
    await next(page)
    await page.locator('button[value=pay]').click()
    await page
      .getByRole('dialog')
      .getByRole('link', { name: t('layout.sign_in') })
      .click()
    await signIn(page, 'developer')
    await page.locator('[name=card_id][value=balance]').check()
    await page.locator('button[value=pay]').click()

    await expect(page.getByText(t('forms.errors.time_taken')).first()).toBeVisible()
    await expect(page.locator(`[name=slot][value="${time}"]`)).toHaveCount(0)
    await expectAccessible(page)
    await page
      .getByRole('group', { name: t('services.nearest') })
      .getByRole('radio')
      .first()
      .check()
    await next(page)
    // Known values are filled in for review.
    await expect(page.getByLabel(t('services.fields.name'))).toHaveValue('Nino')
    await next(page)
    await page.locator('[name=card_id][value=balance]').check()
    await page.locator('button[value=pay]').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('payments.result.paid'))

    await page.goto(toLocalizedPath('/account/ratersService/ratersView', language))
    await page.getByLabel(t('services.fields.address')).fill('Barnovi 5')
    await page.getByLabel(t('services.fields.area')).fill('70')
    await next(page)
    await page.locator('[name=rater_id][value="3"]').check()
    await next(page)
    await expect(page.getByText(t('forms.phone.confirmed'))).toBeVisible()
    await next(page)
    await expect(page.locator('output[name=total_price]')).toHaveAttribute('data-value', '180')
    await page.locator('[name=card_id][value=new]').check()
    await page.locator('button[value=pay]').click()
    await page.locator('button[value=approve]').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('payments.result.paid'))
    await page.goto(toLocalizedPath('/account/services', language))
    await expect(
      orderedServices(page)
        .filter({ hasText: /PR-\d+/ })
        .first(),
    ).toBeVisible()
    await expect(orderedServices(page).filter({ hasText: '180' }).first()).toBeVisible()
  })
}

const next = (page: Page) => press(page, 'next')

/** Presses a button; excludes the hidden button that the Enter key submits. */
const press = (page: Page, intent: string) =>
  page.locator(`button[value=${intent}]:not([aria-hidden])`).click()

async function chooseHall(page: Page, hall: string) {
  await page.locator('select[name=branch]').selectOption(hall)
  await page.locator('button[value=find]').click()
  await expect(page.locator('[name=times_of]')).toHaveValue(hall)
}

/** Books the time as another user, whose number is confirmed and needs no code. */
async function takeTime(page: Page, hall: string, slot: string) {
  const view = '/en/account/bookingService/bookingView'
  await page.goto(`/en/auth?${new URLSearchParams({ Continue: view })}`)
  await signIn(page, 'broker')
  await page.locator('[name=service][value=extract]').check()
  await next(page)
  await chooseHall(page, hall)
  await page.locator(`[name=slot][value="${slot}"]`).check()
  await next(page)
  await page.locator('[name=personal_number]').fill('01001012345')
  await next(page)
  await page.locator('[name=card_id][value=new]').check()
  await page.locator('button[value=pay]').click()
  await expect(page).toHaveURL(/\/sandbox\/bank\//)
}

async function provePhone(page: Page, phone: string) {
  await page.locator('[name=phone_number]').fill(phone)
  await press(page, 'send_code')
  const outbox = await page.request.get('/sandbox/sms?lang=en')
  const message = (await outbox.text()).split(`<dd>${phone}</dd>`)[1] ?? ''
  await page.locator('[name=code]').fill(message.match(/\b\d{4}\b/)?.[0] ?? '')
  await press(page, 'confirm_code')
}

async function signIn(page: Page, who: string) {
  await page.locator('input[name=email]').fill(`${who}@demo.test`)
  await page.locator('input[name=password]').fill('demo-ezo')
  await page.locator('form:has(input[name=password]) button').first().click()
  await page.waitForURL((url) => !url.pathname.startsWith('/sandbox'))
}
