import { cardLinks, statementCards } from './locators'
import { MOTION } from './motion'
import { expect, test } from './test-base'

test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, 'it is script that tells of a fade')

/** Goes from a search to a statement and returns whether the pages cross-faded. */
const fadesInto = test.extend<{ faded: () => Promise<boolean> }>({
  faded: async ({ page }, use) => {
    await page.addInitScript(() => {
      addEventListener('pagereveal', ({ viewTransition }) => {
        document.documentElement.dataset.faded = String(viewTransition !== null)
      })
    })
    await use(async () => {
      await page.goto('/en/s')
      await cardLinks(statementCards(page)).first().click()
      await expect(page).toHaveURL(/-\d+$/)
      const html = page.locator('html')
      // The URL changes before the page is revealed.
      await expect(html).toHaveAttribute('data-faded')
      return (await html.getAttribute('data-faded')) === 'true'
    })
  },
})

fadesInto.describe('page transitions', () => {
  fadesInto.use(MOTION)

  fadesInto('a page fades into the next', async ({ faded }) => {
    expect(await faded()).toBe(true)
  })
})

fadesInto('a page replaces the last one at once with reduced motion', async ({ faded }) => {
  expect(await faded()).toBe(false)
})
