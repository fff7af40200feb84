import type { Page, Request } from '@playwright/test'

/** Holds back responses to matching requests of a page until the returned function is called. */
export async function holdResponses(page: Page, matches: (request: Request) => boolean) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**', async (route, request) => {
    if (matches(request)) await released
    await route.continue()
  })
  return release
}
