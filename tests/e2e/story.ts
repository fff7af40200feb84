import { test as base, expect } from '@playwright/test'

/** A page whose status is an error makes the browser complain about the document itself, which is no fault of it. */
const OF_THE_DOCUMENT = /^Failed to load resource: the server responded with a status of (4|5)\d\d/

/** Playwright's test, which also fails when a page complains in its console or breaks. */
export const test = base.extend<{ quiet: undefined }>({
  quiet: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(error.message))
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

export { expect, type Page } from '@playwright/test'
