import { expectAccessible } from './accessibility'
import { expect, type Page, test } from './story'
import { addressIn, languages, word } from './words'

const isScripted = () => test.info().project.use.javaScriptEnabled !== false

for (const language of languages) {
  const t = word(language)

  test(`somebody buys VIP from the balance, and the statement leads the list, in ${language}`, async ({
    page,
  }) => {
    await page.goto(addressIn('/vip', language))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('landings.vip.title'))
    await expectAccessible(page)
    await page.locator('#packages').getByRole('link').nth(1).click()
    await page
      .getByRole('dialog')
      .getByRole('link', { name: t('shell.sign_in') })
      .click()
    await signIn(page)
    await expect(page).toHaveURL(/\/account\/vipService\/vipView\?package=3$/)

    await expectAccessible(page)
    // Each telling promotes a statement of its own.
    const offered = page.locator('[name="statement_id"]')
    const chosen = offered.nth(2 * languages.indexOf(language) + (isScripted() ? 1 : 0))
    const id = await chosen.getAttribute('value')
    await chosen.check()
    await page.getByRole('button', { name: t('services.next') }).click()
    await expect(page.locator('output[name=total_price]')).toHaveAttribute('data-value', '30')
    await expectAccessible(page)
    await page.locator('[name="card_id"][value="balance"]').check()
    await page.locator('button[value="pay"]').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('payments.result.paid'))

    await page.goto(addressIn('/s?is_vip=1&order_by=date&sequence=desc', language))
    await expect(page.locator(`#card-${id}`)).toBeVisible()
  })
}

async function signIn(page: Page) {
  await page.locator('input[name=email]').fill('agent@demo.test')
  await page.locator('input[name=password]').fill('demo-ezo')
  await page.locator('form:has(input[name=password]) button').first().click()
}
