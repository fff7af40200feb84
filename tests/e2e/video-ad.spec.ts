import { expectAccessible } from './accessibility'
import { adBanner, videoAdvert } from './locators'
import { MOTION } from './motion'
import { inOneMode } from './spread'
import { expect, type Page, test } from './test-base'
import { createTranslator } from './translations'

const t = createTranslator('en')

// Playback is reported to the advertiser by picture requests.
test.use({ pictures: true, ...MOTION })

// Specification 1.2.108, 1.2.110, 1.4.7
test(
  'a video ad loads when the reader scrolls near it, and disappears when it is skipped',
  inOneMode('script-on'),
  async ({ page, javaScriptEnabled }) => {
    const requestedUrls: string[] = []
    page.on('request', (request) => requestedUrls.push(new URL(request.url()).pathname))
    const reported = (event: string) => expect.poll(() => requestedUrls).toContain(`/adverts/tour/${event}`)
    await openArticle(page)
    const videoAd = videoAdvert(page)
    const interscroller = adBanner(page, 'interscroller')
    if (!javaScriptEnabled) {
      await expect(videoAd.or(interscroller)).toHaveCount(0)
      return
    }
    await expect(interscroller).toBeAttached()
    expect(requestedUrls.filter((path) => /adverts|part-show/.test(path))).toEqual([])

    await approach(page)
    const skip = videoAd.getByRole('button')
    await expect(skip).toBeDisabled()
    await videoAd.scrollIntoViewIfNeeded()
    await reported('impression')
    await expect(videoAd.getByRole('link')).toHaveAttribute('href', /\/en\/3d-turi$/)
    await expectAccessible(page)
    // The audit starts at the top of the page, where the video ad is out of sight.
    await videoAd.scrollIntoViewIfNeeded()
    await expect(skip).toBeEnabled({ timeout: 10_000 })
    await skip.click()
    await expect(videoAd).toHaveCount(0)
    await reported('skip')
    expect(requestedUrls.filter((path) => path === '/adverts/vast.xml')).toHaveLength(1)
    expect(requestedUrls).not.toContain('/adverts/tour/complete')

    await interscroller.getByRole('link').focus()
    await expect(interscroller.getByRole('link')).toBeInViewport()
    await expect(interscroller.getByText(t('banners.name'), { exact: true })).toBeInViewport()
    // Removing the video reports no pause.
    expect(requestedUrls.lastIndexOf('/adverts/tour/pause')).toBeLessThan(
      requestedUrls.indexOf('/adverts/tour/skip'),
    )
  },
)

// Specification 1.2.111
test('a video ad that has ended gives way to the next one after 30 seconds', async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, 'video ads need script')
  await page.clock.install()
  const reports: string[] = []
  page.on('request', (request) => reports.push(new URL(request.url()).pathname))
  const count = (path: string) => reports.filter((one) => one === path).length
  await openArticle(page)
  await approach(page)
  const video = videoAdvert(page).locator('video')
  await video.scrollIntoViewIfNeeded()
  await expect.poll(() => count('/adverts/tour/impression')).toBe(1)
  await video.evaluate((element: HTMLVideoElement) => {
    element.currentTime = element.duration
  })
  await expect.poll(() => count('/adverts/tour/complete')).toBe(1)
  await page.clock.runFor(29_000)
  expect(count('/adverts/vast.xml')).toBe(1)
  await page.clock.runFor(2_000)
  await expect.poll(() => count('/adverts/tour/impression')).toBe(2)
  expect(count('/adverts/vast.xml')).toBe(2)
  await expect(videoAdvert(page)).toHaveCount(1)
})

test('a video ad does not start by itself with reduced motion and can be skipped at once', async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, 'video ads need script')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openArticle(page)
  await approach(page)
  const videoAd = videoAdvert(page)
  await videoAd.scrollIntoViewIfNeeded()
  await expect(videoAd.getByRole('button', { name: t('banners.skip') })).toBeEnabled()
  expect(await videoAd.locator('video').evaluate((video: HTMLVideoElement) => video.paused)).toBe(true)
  await expect(adBanner(page, 'interscroller')).toHaveCount(0)
})

async function openArticle(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 800 })
  const html = await (await page.request.get('/en/blog')).text()
  await page.goto(/href="(\/en\/blog\/[^"]+)"/.exec(html)?.[1] ?? '/no-article')
}

/** Scrolls to where the video ad is less than a screen away, but out of sight. */
async function approach(page: Page): Promise<void> {
  await page.locator('[data-enhance=video-ad]').evaluate((place) => {
    scrollTo({ top: place.getBoundingClientRect().top - innerHeight - 200, behavior: 'instant' })
  })
  await expect(videoAdvert(page)).toBeAttached()
}
