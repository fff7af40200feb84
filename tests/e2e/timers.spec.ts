import { adBanner, liveCalculator, liveEstimateForm, mapLayout, mapSteps, siteHeader } from './locators'
import { waitForLiveMap } from './map-page'
import { MOTION } from './motion'
import { openSignedIn } from './sign-in'
import { inFullRun } from './spread'
import { expect, type Page, test } from './test-base'
import { createTranslator } from './translations'

test.use(MOTION)

const t = createTranslator('en')

test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, 'all timers are script')

// Specification 1.2.79, 1.9.34
test('the header hides below 200 pixels and shows again on the way up', async ({ page }) => {
  await page.goto('/en')
  const header = page.locator('header[data-sticky]')
  await expect(header).toBeAttached()
  const away = page.locator('header[data-away]')
  await scrollTo(page, 200)
  await expect(away).toHaveCount(0)
  await scrollTo(page, 220)
  await expect(away).toHaveCount(1)
  await expect(header).not.toBeInViewport()
  await scrollTo(page, 210)
  await expect(away).toHaveCount(0)
})

// Specification 1.2.111, 1.9.2
test('a banner gives way to the next one after 30 seconds', async ({ page }) => {
  await page.clock.install()
  await page.goto('/en/contact')
  const banner = adBanner(page, 'header')
  await banner.scrollIntoViewIfNeeded()
  await expect(banner.getByRole('button', { name: t('banners.pause') })).toBeVisible()
  const shown = (await banner.getByRole('link').textContent()) ?? ''
  await page.clock.runFor(20_000)
  await expect(banner.getByRole('link')).toHaveText(shown)
  await page.clock.runFor(11_000)
  await expect(banner.getByRole('link')).not.toHaveText(shown)
})

// Specification 1.7.52, 1.9.1
test('new notifications are counted 1 second after a sign-in, and every 30 seconds', async ({ page }) => {
  await page.clock.install()
  await openSignedIn(page, 'designer', '/en/contact')
  const counted = watchRequests(page, '/data/unseen')
  await expect(page.locator('header[data-sticky]')).toBeAttached()
  await page.clock.runFor(1_100)
  await expect.poll(counted).toBe(1)
  await page.reload()
  await expect(page.locator('header[data-sticky]')).toBeAttached()
  await page.clock.runFor(20_000)
  expect(counted()).toBe(1)
  await page.clock.runFor(11_000)
  await expect.poll(counted).toBe(2)
})

// Specification 1.6.6
test('the notifications of a guest are never requested', async ({ page }) => {
  const counted = watchRequests(page, '/data/unseen')
  await page.clock.install()
  await page.goto('/en/contact')
  await expect(page.locator('header[data-sticky]')).toBeAttached()
  await page.clock.runFor(61_000)
  await expect(siteHeader(page)).toBeVisible()
  expect(counted()).toBe(0)
})

// Specification 2.4.9, 2.4.10, 2.5.10, 2.9.4, 2.9.5
test('another code can be requested after 60 seconds, and a code of four digits is checked after one', async ({
  page,
}) => {
  await page.clock.install()
  await openSignedIn(page, 'designer', '/en/account/personalInformation')
  const form = page.locator('section', { has: page.locator('#phone') })
  await form
    .getByLabel(t('profile.new_phone'))
    .fill(`5559${String(Math.floor(Math.random() * 1e5)).padStart(5, '0')}`)
  await form.getByRole('button', { name: t('forms.phone.send_code') }).click()
  const [countdown, again] = [form.locator('[data-countdown]'), form.locator('[data-again]')]
  await expect(countdown).toBeVisible()
  await expect(again).toBeHidden()
  await page.clock.runFor(45_000)
  await expect(again).toBeHidden()
  await page.clock.runFor(16_000)
  await expect(again).toBeVisible()
  await expect(countdown).toBeHidden()

  const checked = watchRequests(page, '/account/personalInformation', 'POST')
  const code = form.getByLabel(t('forms.phone.code'))
  await stopClock(page)
  await code.fill('000')
  await page.clock.runFor(2_000)
  await code.fill('0000')
  await page.clock.runFor(900)
  expect(checked()).toBe(0)
  await page.clock.runFor(200)
  await expect.poll(checked).toBe(1)
})

// Specification 1.9.29, 2.2.24, 2.2.25, 2.4.19, 2.4.20, 2.5.18, 2.5.20, 2.5.21, 2.9.12
// Specification 2.9.13
test('streets are searched half a second after the fourth letter, and the notice of an added one disappears after 3 seconds', async ({
  page,
}) => {
  await page.clock.install()
  await openSignedIn(page, 'designer', '/en/account/aiService/aiView')
  await page.goto('/en/account/aiService/aiView?tab_index=2')
  await expect(liveEstimateForm(page)).toBeVisible()
  const searches = watchRequests(page, '/account/aiService/aiView', 'POST')
  const street = page.locator('#estimate-form [name="street_name"]')
  await stopClock(page)
  await street.fill('ყაზ')
  await page.clock.runFor(1_000)
  await street.fill('ყაზბ')
  await page.clock.runFor(490)
  expect(searches()).toBe(0)
  await page.clock.runFor(20)
  await expect.poll(searches).toBe(1)
  await expect(page.locator('[name="street_id"]').first()).toBeVisible()
  await expect(page.locator('div:has(> label > [name=street_id])')).toHaveCSS('max-height', '295px')

  await page.locator('[name="district_id"]').selectOption('4')
  const placed = page.waitForResponse(
    (response) => response.request().postData()?.includes('urban_id=47') ?? false,
  )
  await page.locator('[name="urban_id"]').selectOption('47')
  await placed
  await expect(page.locator('[name="shown_district"]')).toHaveValue('4')
  await page.locator('#est-add > summary').click()
  const add = page.getByRole('button', { name: t('estimate.form.add'), exact: true })
  await page.locator('[name="new_street_name"]').fill('Abc')
  await expect(add).toBeDisabled()
  await page
    .locator('[name="new_street_name"]')
    .fill(`Street of ${crypto.randomUUID().replaceAll(/[^a-f]/g, '')}`)
  await add.click()
  const news = page.getByText(t('estimate.street_messages.street_added'))
  await expect(news).toBeVisible()
  await page.clock.runFor(2_900)
  await expect(news).toBeVisible()
  await page.clock.runFor(200)
  await expect(news).toHaveCount(0)
})

// Specification 1.4.16
test('a form is sent once, however often its button is pressed meanwhile', async ({ page }) => {
  await page.goto('/en/contact?call_request=1')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('call-request.name')).fill('Nino')
  await dialog.getByLabel(t('call-request.phone')).fill('555 12 34 56')
  const sent = watchRequests(page, '/contact', 'POST')
  const pressed = await dialog
    .getByRole('button', { name: t('call-request.send') })
    .evaluate((button: HTMLButtonElement) => {
      const isSent: boolean[] = []
      addEventListener('submit', (event) => isSent.push(!event.defaultPrevented))
      button.click()
      button.click()
      return { isSent, isBusy: button.ariaBusy }
    })
  expect(pressed).toEqual({ isSent: [true, false], isBusy: 'true' })
  await expect(page.getByRole('dialog', { name: t('call-request.sent_title') })).toBeVisible()
  expect(sent()).toBe(1)
})

// Specification 2.2.9, 2.5.2, 2.5.4, 2.5.5
test('the sliders of a loan move its fields and its result', async ({ page }) => {
  await page.goto(
    '/en/contact?take_loan=true&isntStatement=true&loan_price=100000&loan_currency=2&loan_bank=1',
  )
  const dialog = page.getByRole('dialog')
  const amount = dialog.locator('output[name="loan_amount"]')
  await expect(amount).toHaveAttribute('data-value', '80000')
  await expect(liveCalculator(dialog)).toBeAttached()
  const [percent, months] = [dialog.locator('#loan-percent-slider'), dialog.locator('#loan-month-slider')]
  for (const [slider, bounds] of [
    [percent, { min: '20', max: '100', step: '1' }],
    [months, { min: '3', max: '120', step: '1' }],
  ] as const)
    for (const [name, value] of Object.entries(bounds)) await expect(slider).toHaveAttribute(name, value)
  await percent.press('ArrowRight')
  await expect(dialog.locator('#loan-percent')).toHaveValue('21')
  await expect(amount).toHaveAttribute('data-value', '79000')
  const price = dialog.locator('[name="loan_price"]')
  await price.fill('999999999')
  await price.press('End')
  await price.pressSequentially('9')
  await expect(price).toHaveValue('999999999')
})

// Specification 2.5.11
test('a loan request can be sent once it is complete', async ({ page }) => {
  await openSignedIn(page, 'agent', '/en/contact')
  const loan = 'loan_price=90000&loan_currency=2&loan_bank=1&loan_percent=20&loan_month=120'
  await page.goto(`/en/contact?take_loan=true&isntStatement=true&${loan}&loan_step=form`)
  const dialog = page.getByRole('dialog')
  const send = dialog.getByRole('button', { name: t('loan-request.send'), exact: true })
  await expect(send).toBeDisabled()
  await dialog.locator('[name="monthly_income"]').fill('3000')
  await expect(send).toBeDisabled()
  await dialog.getByLabel(t('loan-request.accept')).check()
  await expect(send).toBeEnabled()
})

// Specification 2.5.19, 2.5.22
test('the fields of balconies accept only digits', async ({ page }) => {
  await openSignedIn(page, 'designer', '/en/account/aiService/aiView')
  await page.goto('/en/account/aiService/aiView?tab_index=2')
  await expect(liveEstimateForm(page)).toBeVisible()
  await page.locator('[name="has_balcony"][value="1"]').check()
  const [count, area] = [page.locator('[name="balconies"]'), page.locator('[name="balcony_area"]')]
  await count.pressSequentially('2x.')
  await expect(count).toHaveValue('2')
  await area.pressSequentially('a4,5')
  await expect(area).toHaveValue('4,5')
  await expect(page.locator('[data-estimate-go]')).toBeDisabled()
})

// Specification 1.9.32
test('a navigation of the map shows its progress after 200 milliseconds', inFullRun(), async ({ page }) => {
  await page.goto('/en/s/map')
  await waitForLiveMap(page)
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(/\/s\/map\.data\?/, async (route) => {
    await answered
    await route.continue()
  })
  await page.clock.install()
  await stopClock(page)
  await mapSteps(page).first().click()
  // The progress bar's timer starts with the render that marks the page as busy.
  await expect(mapLayout(page)).toHaveAttribute('aria-busy', 'true')
  const progress = page.getByRole('progressbar', { name: 'The page is loading' })
  await page.clock.runFor(150)
  await expect(progress).toHaveCount(0)
  await page.clock.runFor(100)
  await expect(progress).toHaveCSS('animation-duration', '5s')
  // The map covers the page on a phone.
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(progress).toBeVisible()
  const [blue, red] = await progress.evaluate((bar) => {
    const colours = [getComputedStyle(bar).backgroundColor]
    bar.classList.add('failed')
    return [...colours, getComputedStyle(bar).backgroundColor].map(
      (colour) => colour.match(/\d+(\.\d+)?/g)?.map(Number) ?? [],
    )
  })
  expect(blue?.indexOf(Math.max(...blue.slice(0, 3)))).toBe(2)
  expect(red?.indexOf(Math.max(...red.slice(0, 3)))).toBe(0)
  answer()
})

// Specification 1.8.13
test('a browser without service workers shows a notice', async ({ page }) => {
  const note = page.locator('[data-enhance="offline-unsupported"]')
  const pages = ['/en/offline', '/en/favorites']
  for (const path of pages) {
    await page.goto(path)
    await expect(note).toBeHidden()
  }
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
  })
  for (const path of pages) {
    await page.goto(path)
    await expect(note).toBeVisible()
  }
})

/** Stops the clock: time passes only by `runFor`. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2_000)
}

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top)
}

/** Counts requests for a path from now on. */
function watchRequests(page: Page, path: string, method = 'GET'): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.method() === method && new URL(request.url()).pathname.endsWith(path)) count += 1
  })
  return () => count
}
