import { type Page, test } from './test-base'

/** Opens a page as a guest, in a context of its own. */
export async function openAsGuest(page: Page, path: string): Promise<Page> {
  const browser = page.context().browser()
  if (!browser) throw new Error('the page has no browser')
  const { baseURL, javaScriptEnabled } = test.info().project.use
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    ...(javaScriptEnabled !== undefined && { javaScriptEnabled }),
  })
  const guest = await context.newPage()
  await guest.goto(path)
  return guest
}
