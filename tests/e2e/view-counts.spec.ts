import { dayRows } from './locators'
import { expect, test } from './own-site'
import { openSignedIn } from './sign-in'

test.use({ serviceWorkers: 'allow' })
test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, 'a worker is script')

test('the look of an owner, the copy of the service worker and a prefetch are no views, and that of a guest is', async ({
  page,
  playwright,
  baseURL,
}) => {
  test.slow()
  await openSignedIn(page, 'physical', '/en/account/statements?status=active')
  const edit = await page.locator('a[href*="/edit"]').first().getAttribute('href')
  const [, id = ''] = /statements\/(\d+)\/edit/.exec(edit ?? '') ?? []
  async function countToday(): Promise<number> {
    await page.goto(`/en/account/statements/${id}/statistics`)
    return Number(await dayRows(page).first().locator('td').nth(1).textContent())
  }

  const before = await countToday()
  await page.goto(`/en/statements/${id}`)
  await expect(page.locator(`a[href$="/${id}/statistics"]`).first()).toBeVisible()
  const { pathname } = new URL(page.url())
  await expect
    .poll(() => page.evaluate(async (path) => Boolean(await caches.match(path)), pathname))
    .toBe(true)
  expect(await countToday()).toBe(before)

  const guest = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  for (const name of ['sec-purpose', 'purpose'])
    expect((await guest.get(pathname, { headers: { [name]: 'prefetch' } })).status()).toBe(200)
  expect((await guest.head(pathname)).status()).toBe(200)
  expect(await countToday()).toBe(before)
  await guest.get(pathname)
  await expect.poll(countToday).toBe(before + 1)
  await guest.dispose()
})
