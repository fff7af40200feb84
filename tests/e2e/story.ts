import { test as base, expect } from '@playwright/test'

/** A page whose status is an error makes the browser complain about the document itself, which is no fault of it. */
const OF_THE_DOCUMENT = /^Failed to load resource: the server responded with a status of (4|5)\d\d/

/** The browser's own note when it leaves a glide between two pages out; nothing of the page is missing. */
const OF_THE_BROWSER = /^Transition was (aborted|skipped)/

/** One grey point: drawing the demo's illustrations would take most of the time of a story. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
)

/** Playwright's test, which also fails when a page complains in its console or breaks. */
export const test = base.extend<{ quiet: undefined; undrawn: undefined }>({
  undrawn: [
    async ({ context }, use) => {
      await context.route('**/pictures/**', (route) =>
        route.fulfill({ contentType: 'image/png', body: PICTURE }),
      )
      await use(undefined)
    },
    { auto: true },
  ],
  quiet: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('pageerror', ({ message }) => {
        if (!OF_THE_BROWSER.test(message)) complaints.push(message)
      })
      page.on('console', (message) => {
        const ofDocument = OF_THE_DOCUMENT.test(message.text()) && message.location().url === page.url()
        if (message.type() === 'error' && !ofDocument) complaints.push(message.text())
      })
      await use(undefined)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

export { expect, type Locator, type Page } from '@playwright/test'
