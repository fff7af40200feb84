import { liveCalculator } from './locators'
import { openSignedIn } from './sign-in'
import { expect, type Page, test } from './test-base'
import { createTranslator } from './translations'

test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, 'without script each change is a new page')

const t = createTranslator('en')

test('screen readers announce how many results a search would have', async ({ page }) => {
  await page.goto('/en')
  const search = page.locator('form[data-url]')
  await search.getByLabel(t('search.rooms')).selectOption('2')
  const button = search.locator('[data-show]')
  await expect(button).toHaveText(/\d/)
  await expect(listening(page)).toHaveText((await button.textContent()) ?? '')
})

for (const [where, path] of [
  ['on its page', '/en/account/loanCalculatorService/loanView'],
  ['in a dialog', '/en/contact?take_loan=true&isntStatement=true'],
] as const)
  test(`screen readers announce the monthly payment once, and no other figure, ${where}`, async ({
    page,
  }) => {
    await openSignedIn(page, 'physical', path)
    const price = page.getByLabel(t('loan.price'))
    const payment = page.locator('output[name=monthly_payment]')
    await expect(liveCalculator(page)).toBeVisible()
    for (const typed of ['90000', '120000']) {
      await price.fill(typed)
      await expect(page.locator('output[name=loan_amount]')).toBeVisible()
      await expect(listening(page)).toHaveText(
        new RegExp(`^${t('loan.monthly_payment')}: .${((await payment.textContent()) ?? '').slice(1)} `),
      )
    }
    for (const figure of await page.locator('#loan-calculator output').all())
      await expect(figure).toHaveAttribute('aria-live', 'off')
  })

/** Returns the element used only for announcements. */
const listening = (page: Page) => page.locator('p[role=status]').last()
