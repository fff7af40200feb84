import { expectAccessible } from './accessibility'
import { cardPhoto, hearts, mapCanvas, mapPreview, mapView } from './locators'
import { findPin, TBILISI_MAP, waitForLiveMap } from './map-page'
import { inOneMode, spread } from './spread'
import { expect, type Page, test } from './test-base'
import { createTranslator, languages, toLocalizedPath } from './translations'

const preview = (page: Page) => mapPreview(page)
const openPreview = /[?&]preview=\d+/

for (const language of languages) {
  const t = createTranslator(language)
  test(
    ...spread(
      language,
      `a pin opens a preview on the map, which keeps the statement and leads to its page, in ${language}`,
      'script-off',
    ),
    async ({ page, javaScriptEnabled }) => {
      await page.goto(toLocalizedPath('/s/map', language))
      if (javaScriptEnabled !== false) await waitForLiveMap(page)
      const pin = await findPin(page)
      const price = (await pin.locator('text').textContent()) ?? ''
      await pin.press('Enter')
      await expect(page).toHaveURL(openPreview)
      await expect(preview(page)).toBeInViewport({ ratio: 1 })
      await expect(cardPhoto(preview(page))).toBeVisible()
      await expect(preview(page).locator('small').last()).not.toBeEmpty()
      const whole = digitsOf(await preview(page).locator('b').textContent())
      const short = digitsOf(price)
      expect(Math.round(Number(whole) / 10 ** (whole.length - short.length))).toBe(Number(short))
      await expect(mapView(page).locator('a[aria-current]').filter({ visible: true })).toHaveCount(1)
      await expectAccessible(page)

      const heart = hearts(preview(page))
      const begin = page.url()
      await heart.click()
      await expect(heart).toHaveAttribute('aria-pressed', 'true')
      expect(page.url().replace(/#.*/, '')).toBe(begin)

      const title = (await preview(page).getAttribute('aria-label')) ?? ''
      await preview(page).getByRole('link', { name: title }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await page.goBack()
      await expect(preview(page)).toBeVisible()
      await preview(page)
        .getByRole('link', { name: t('ui.close') })
        .click()
      await expect(preview(page)).toHaveCount(0)
      await expect(page).toHaveURL(/\/s\/map/)
      await expect(page).not.toHaveURL(openPreview)
    },
  )
}

/** Returns the digits of a price; a pin has the first digits, rounded. */
const digitsOf = (price: string | null) => (price ?? '').replace(/\D/g, '')

test('the preview takes the focus, returns it to the pin when it is closed, and stays while the map moves', async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, 'without script the preview is another page')
  await page.goto('/en/s/map')
  await waitForLiveMap(page)
  const pin = await findPin(page)
  const name = (await pin.getAttribute('aria-label')) ?? ''
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => preview(page).getByRole('link', { name: 'Close' }).press('Enter'),
  ]) {
    await page.getByRole('link', { name, exact: true }).press('Enter')
    await expect(preview(page).getByRole('link').first()).toBeFocused()
    await close()
    await expect(preview(page)).toHaveCount(0)
    await expect(page.getByRole('link', { name, exact: true })).toBeFocused()
  }

  await page.getByRole('link', { name, exact: true }).press('Enter')
  await expect(preview(page)).toBeVisible()
  const [url, title] = [page.url(), (await preview(page).getAttribute('aria-label')) ?? '']
  await mapCanvas(page).press('ArrowRight')
  await expect(page).not.toHaveURL(url)
  expect(new URL(page.url()).searchParams.get('preview')).toBe(new URL(url).searchParams.get('preview'))
  await expect(preview(page)).toHaveAttribute('aria-label', title)
})

test('a preview of a deleted statement is skipped, and the map stays', inOneMode(), async ({ page }) => {
  for (const id of ['2147483646', '0', '-1', 'x', '99999999999999999999']) {
    const answer = await page.goto(`/en${TBILISI_MAP}&preview=${id}`)
    expect(answer?.status()).toBe(200)
    await expect(mapView(page)).toBeVisible()
    await expect(preview(page)).toHaveCount(0)
  }
})
