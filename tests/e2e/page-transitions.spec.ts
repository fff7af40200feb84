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
      await page.locator('.card .name a').first().click()
      await expect(page).toHaveURL(/-\d+$/)
      const html = page.locator('html')
      // The URL changes before the page is revealed.
      await expect(html).toHaveAttribute('data-faded')
      return (await html.getAttribute('data-faded')) === 'true'
    })
  },
})

fadesInto.describe('with motion', () => {
  fadesInto.use(MOTION)

  fadesInto('a page fades into the next', async ({ faded }) => {
    expect(await faded()).toBe(true)
  })
})

fadesInto('for those who want no motion it takes its place at once', async ({ faded }) => {
  expect(await faded()).toBe(false)
})
