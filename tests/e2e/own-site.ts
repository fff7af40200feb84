import { type StartedSite, startSite } from './start-site'
import { test as base } from './test-base'

/**
 * Test for journeys that change what every visitor sees: each worker has a site of its own. Set the mode to
 * `default`, or every test may start one.
 */
export const test = base.extend<object, { site: StartedSite; siteSettings: Record<string, string> }>({
  siteSettings: [{}, { option: true, scope: 'worker' }],
  site: [
    async ({ siteSettings }, use) => {
      const site = await startSite({ SEED_STATEMENTS: '150', RATE_LIMIT_POSTS: '10000', ...siteSettings })
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: ({ site }, use) => use(site.origin),
})

export { expect, type Locator, type Page } from '@playwright/test'
