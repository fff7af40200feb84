import { test as base, expect } from '@playwright/test'

/** A page whose status is an error makes the browser complain about the document itself, which is no fault of it. */
const DOCUMENT_STATUS_MESSAGE = /^Failed to load resource: the server responded with a status of (4|5)\d\d/

/** The browser's own note when it leaves a glide between two pages out; nothing of the page is missing. */
const TRANSITION_MESSAGE = /^Transition was (aborted|skipped)/

/**
 * Playwright's test, which also fails when a page complains in its console or breaks. Pictures are not drawn unless
 * a file asks for them by `test.use({ pictures: true })`: they would take half of a story's time. Nor does one page fade
 * into the next but with `fades`: each would be waited for. All else moves as visitors have it.
 */
export const test = base.extend<{ quiet: undefined; fades: boolean }, { pictures: boolean }>({
  fades: [false, { option: true }],
  pictures: [false, { option: true, scope: 'worker' }],
  launchOptions: [
    async ({ launchOptions, pictures }, use) => {
      const args = pictures ? [] : ['--blink-settings=imagesEnabled=false']
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...args] })
    },
    { scope: 'worker' },
  ],
  quiet: [
    async ({ page, fades }, use) => {
      if (!fades) await page.addInitScript(skipPageTransitions)
      const complaints: string[] = []
      page.on('pageerror', ({ message }) => {
        if (!TRANSITION_MESSAGE.test(message)) complaints.push(message)
      })
      page.on('console', (message) => {
        const ofDocument =
          DOCUMENT_STATUS_MESSAGE.test(message.text()) && message.location().url === page.url()
        if (message.type() === 'error' && !ofDocument) complaints.push(message.text())
      })
      await use(undefined)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

function skipPageTransitions() {
  addEventListener('pageswap', ({ viewTransition }) => viewTransition?.skipTransition())
}

export { expect, type Locator, type Page } from '@playwright/test'
