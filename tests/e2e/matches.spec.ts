import { formatPhone } from '~contract/values/phone'
import { expectAccessible } from './accessibility'
import { codeFor, freshPhone } from './phone-code'
import { expect, type Page, test } from './second-site'
import { openSignedIn } from './sign-in'
import { inOneMode } from './spread'
import { createTranslator } from './translations'

const t = createTranslator('en')
/** Price of a number, in lari. */
const PRICE = 5

interface OwnStatement {
  id: string
  title: string
  area: string
  price: string
  currency: string
}

test(
  'a match names the statement and the request, and its number is paid for once',
  inOneMode(),
  async ({ page, javaScriptEnabled }) => {
    test.slow()
    // A user with an unanswered match is not notified of the next one, so each mode has a user of its own.
    const who = javaScriptEnabled === false ? 'broker' : 'agent'
    await openSignedIn(page, who, '/en/account/payments')
    const balance = await readBalance(page)
    const statement = await findOwnFlat(page)
    const { comment, phone } = await sendSearchRequest(page, statement)

    await openSignedIn(page, who, '/en/account/notifications')
    await page
      .getByRole('link', { name: t('notifications.kinds.check_clients.title') })
      .first()
      .click()
    const main = page.locator('#main')
    await expect(main).toContainText(
      t('notifications.kinds.check_clients.text').replace('{{statement}}', statement.title),
    )
    const client = page.getByRole('region', { name: t('broker-requests.match.title') })
    await expect(client).toContainText(comment)
    await expect(client).toContainText(Number(statement.price).toLocaleString('en'))
    await expect(client).toContainText(new RegExp(`costs ₾${PRICE}\\b`))
    await expect(main).not.toContainText(formatPhone(phone))
    await expectAccessible(page)

    const acceptLabel = t('notifications.accept_match').replace('{{price}}', `₾${PRICE}`)
    const otherTab = await page.context().newPage()
    await otherTab.goto(page.url())
    for (const tab of [page, otherTab]) {
      await tab.getByRole('button', { name: acceptLabel }).click()
      await expect(
        tab
          .locator('#news')
          .getByRole('status')
          .filter({ hasText: t('flash.notifications_accepted') }),
      ).toBeVisible()
      await expect(tab.locator('#main')).toContainText(formatPhone(phone))
      await expect(tab.getByRole('button', { name: acceptLabel })).toHaveCount(0)
    }
    await expectAccessible(page)
    await page
      .getByRole('link', { name: t('notifications.see_statement').replace('{{id}}', statement.id) })
      .click()
    await expect(page).toHaveURL(new RegExp(`/${statement.id}$`))

    await page.goto('/en/account/my-base?tab=matchings')
    await expect(page.locator('main').getByRole('listitem').filter({ hasText: comment })).toContainText(
      formatPhone(phone),
    )
    await page.goto('/en/account/payments')
    expect(await readBalance(page)).toBe(balance - PRICE)

    await test.step('the accepted match of a user opens a conversation', async () => {
      const { comment } = await sendSearchRequest(page, statement, 'physical')
      await openSignedIn(page, who, '/en/account/notifications')
      await page
        .getByRole('link', { name: t('notifications.kinds.check_clients.title') })
        .first()
        .click()
      await expect(client).toContainText(comment)
      await page.getByRole('button', { name: acceptLabel }).click()
      await page.goto('/en/account/messages')
      await page
        .getByRole('listitem')
        .filter({ hasText: statement.title })
        .first()
        .getByRole('link')
        .first()
        .click()
      const text = `Come and see it ${crypto.randomUUID()}`
      await page.getByLabel(t('conversations.reply'), { exact: true }).fill(text)
      await page.getByRole('button', { name: t('conversations.send'), exact: true }).click()
      const conversation = new URL(page.url()).pathname
      await openSignedIn(page, 'physical', conversation)
      await expect(page.locator('#main')).toContainText(text)
    })
  },
)

async function readBalance(page: Page): Promise<number> {
  return Number(await page.locator('#main output[name="balance"]').getAttribute('data-value'))
}

/** Finds an own flat for sale in Tbilisi, with a price. */
async function findOwnFlat(page: Page): Promise<OwnStatement> {
  await page.goto('/en/account/statements?status=active&deal_types=1&real_estate_types=1')
  const edits = await page
    .locator('#main a[href*="/edit"]')
    .evaluateAll((links: HTMLAnchorElement[]) => links.map(({ pathname }) => pathname))
  for (const edit of edits) {
    const readField = async (step: string, selector: string) => {
      await page.goto(`${edit}?step=${step}`)
      return page.locator(selector).first().inputValue()
    }
    if ((await readField('place', '[name=city_id]')) !== '1') continue
    const price = await readField('price', '[name=price]')
    if (price === '') continue
    const currency = await page.locator('[name=currency_id]:checked').inputValue()
    const area = await readField('home', '[name=area]')
    const id = /statements\/(\d+)/.exec(edit)?.[1] ?? ''
    await page.goto(`/en/statements/${id}`)
    const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
    return { id, title, area, price, currency }
  }
  throw new Error('no flat with a price in Tbilisi')
}

/** Sends a request, as a guest or a demo user, that only this statement matches. */
async function sendSearchRequest(page: Page, { area, price, currency }: OwnStatement, user?: string) {
  const comment = `near the park ${crypto.randomUUID()}`
  const phone = freshPhone()
  await page.context().clearCookies()
  if (user) await openSignedIn(page, user, '/en/gvitxari-ras-edzeb')
  else await page.goto('/en/gvitxari-ras-edzeb')
  await page.locator('[name=deal_type][value="1"]').check()
  await page.locator('[name=real_estate_type][value="1"]').check()
  await page.locator(`[name=currency][value="${currency}"]`).check()
  for (const end of ['from', 'to']) {
    await page.locator(`[name=price_${end}]`).fill(price)
    await page.locator(`[name=area_${end}]`).fill(area)
  }
  await page.getByLabel(t('search-requests.comment')).fill(comment)
  await page.getByLabel(t('search-requests.name')).fill('Nino')
  if (!user) await proveNumber(page, phone)
  await page.getByRole('button', { name: t('search-requests.send'), exact: true }).click()
  await expect(page.getByRole('heading', { name: t('search-requests.sent_title') })).toBeVisible()
  return { comment, phone }
}

async function proveNumber(page: Page, phone: string): Promise<void> {
  await page.getByLabel(t('search-requests.phone')).fill(phone)
  await page.getByRole('button', { name: t('forms.phone.send_code') }).click()
  const code = page.getByLabel(t('forms.phone.code'))
  await expect(code).toBeFocused()
  await code.fill(await codeFor(page.request, phone))
  await page.getByRole('button', { name: t('forms.phone.confirm_code') }).click()
  await expect(page.getByText(t('forms.phone.confirmed'))).toBeVisible()
}
