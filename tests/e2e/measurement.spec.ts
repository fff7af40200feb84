import { expectAccessible } from './accessibility'
import { inOneMode } from './spread'
import { expect, type Locator, type Page, test } from './test-base'
import { createTranslator } from './translations'

const t = createTranslator('en')
const ORDERED_AREA = 100

test(
  'a measured area above the ordered one is charged, and an overpayment is refunded',
  inOneMode(),
  async ({ page, browser, baseURL }) => {
    await signIn(page, '/en/account/measureService/MeasurmentView', 'broker')
    const larger = await orderMeasurement(page, 'Barnovi 5')
    const smaller = await orderMeasurement(page, 'Barnovi 7')
    const context = await browser.newContext({ ...test.info().project.use, baseURL })
    const operator = await context.newPage()
    await signIn(operator, '/en/desk/orders', 'operator')
    await recordArea(operator, larger.id, ORDERED_AREA + 10)
    await recordArea(operator, smaller.id, ORDERED_AREA - 10)
    await context.close()

    await page.goto('/en/account/measure')
    const difference = `₾${larger.total / 10}`
    const ofOrder = (id: string) => page.locator('main').getByRole('listitem').filter({ hasText: id })
    await expect(ofOrder(smaller.id)).toContainText(`${difference} ${t('services.measure.returned')}`)
    await expectAccessible(page)
    const pay = t('services.pay').replace('{{sum}}', difference)
    await ofOrder(larger.id).getByRole('link', { name: pay }).click()
    await expectAccessible(page)
    await payByCard(page, page.getByRole('button', { name: pay }))
    await expect(page.locator('main dl')).toContainText(difference)
    await page.goto('/en/account/measure')
    await expect(ofOrder(larger.id)).toContainText(t('services.measure.states.paid'))
    await expect(ofOrder(larger.id).getByRole('link', { name: pay })).toHaveCount(0)
    // The heading is at the same place as on other account pages.
    const heading = page.getByRole('heading', { level: 1 })
    const top = (await heading.boundingBox())?.y
    await page.goto('/en/account/services')
    expect((await heading.boundingBox())?.y).toBe(top)
  },
)

/** Orders a measurement, whose price is in lari. */
async function orderMeasurement(page: Page, address: string): Promise<{ id: string; total: number }> {
  // The first step, as the draft of the first order is complete.
  await page.goto('/en/account/measureService/MeasurmentView?step=1')
  const next = page.locator('button[value=next]:not([aria-hidden])')
  await page.getByLabel(t('services.fields.city')).selectOption('Tbilisi')
  await page.getByLabel(t('services.fields.address')).fill(address)
  await page.getByLabel(t('services.fields.area')).fill(String(ORDERED_AREA))
  await next.click()
  await page.locator('[name=package]').first().check()
  await next.click()
  await next.click()
  const total = Number(await page.locator('output[name=total_price]').getAttribute('data-value'))
  await payByCard(page, page.locator('button[value=pay]'))
  const order = page.locator('main').getByRole('link', { name: t('payments.result.order') })
  const id = /orders\/(\d+)/.exec((await order.getAttribute('href')) ?? '')?.[1] ?? ''
  return { id, total }
}

/** Pays by card, to leave the balance to the other journeys of the same user. */
async function payByCard(page: Page, pay: Locator): Promise<void> {
  await page.locator('[name=card_id][value=new]').check()
  await pay.click()
  await page.locator('button[value=approve]').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('payments.result.paid'))
}

async function recordArea(operator: Page, id: string, area: number): Promise<void> {
  await operator.goto(`/en/desk/orders/${id}`)
  await operator.getByRole('button', { name: t('desk.order.take') }).click()
  await operator.locator('summary', { hasText: t('desk.order.area') }).click()
  await operator.getByLabel(t('desk.order.square_metres')).fill(String(area))
  await operator.getByRole('button', { name: t('desk.order.area') }).click()
  await expect(operator.locator('main')).toContainText(t('desk.order.past_acts.area'))
}

async function signIn(page: Page, path: string, who: string): Promise<void> {
  await page.goto(`/en/auth?${new URLSearchParams({ Continue: path })}`)
  await page.locator(`button[value="${who}@demo.test"]`).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/sandbox'))
}
