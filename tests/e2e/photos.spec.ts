import { expectAccessible } from './accessibility'
import { findStatementPath } from './find-statement'
import { cardLinks, cardPhoto, listedCards, photoArrow, photoCount, photoStrip } from './locators'
import { MOTION } from './motion'
import { inOneMode, spread } from './spread'
import { expect, test } from './test-base'
import { createTranslator, languages, toLocalizedPath } from './translations'

test.use({ pictures: true, ...MOTION })

for (const language of languages) {
  const t = createTranslator(language)
  const journey = spread(
    language,
    `a visitor looks at the photos of a flat one after the other, in ${language}`,
    'script-on',
  )
  test(...journey, async ({ page, javaScriptEnabled }) => {
    await page.goto(
      await findStatementPath(page.request, toLocalizedPath('/s?deal_types=1&with_picture=1', language)),
    )
    const gallery = page.locator('#photos')
    const total = await gallery.locator('li').count()
    const nameOf = (number: number) =>
      t('statement-page.photo_of').replace('{{number}}', String(number)).replace('{{total}}', String(total))
    const linkTo = (number: number) =>
      gallery.getByRole('link', {
        name: t('statement-page.open_photo').replace('{{number}}', String(number)),
        exact: true,
      })

    if (javaScriptEnabled === false) {
      await linkTo(2).click()
      await expect(page).toHaveURL(/#photo-2$/)
      await expect(gallery.getByRole('img')).toHaveCount(total)
      for (const photo of await gallery.getByRole('img').all()) await expect(photo).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('link', { name: t('statement-page.close_photos') }).click()
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
      return
    }

    await linkTo(2).click()
    const viewer = page.getByRole('dialog')
    await expect(viewer).toContainText(nameOf(2))
    await expect(viewer.getByRole('img', { name: nameOf(2) })).toBeInViewport({ ratio: 0.9 })
    await expectAccessible(page)
    await page.keyboard.press('ArrowRight')
    await expect(viewer).toContainText(nameOf(3))
    await viewer.getByRole('button', { name: t('statement-page.previous_photo') }).click()
    await expect(viewer).toContainText(nameOf(2))
    await page.keyboard.press('End')
    await expect(viewer).toContainText(nameOf(total))
    const next = viewer.getByRole('button', { name: t('statement-page.next_photo') })
    await expect(next).toBeHidden()
    await page.keyboard.press('ArrowLeft')
    await expect(viewer).toContainText(nameOf(total - 1))
    await next.focus()
    await expect(next).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(viewer).toContainText(nameOf(total))
    await page.keyboard.press('ArrowLeft')
    await expect(viewer).toContainText(nameOf(total - 1))
    await page.keyboard.press('End')
    await expect(viewer).toContainText(nameOf(total))
    // Two presses move by two, however fast they are.
    for (const key of ['Home', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key)
    await expect(viewer).toContainText(nameOf(3))
    await page.keyboard.press('End')
    await expect(viewer).toContainText(nameOf(total))
    await page.keyboard.press('Escape')
    await expect(viewer).toHaveCount(0)
    await expect(linkTo(2)).toBeFocused()

    const url = page.url()
    await linkTo(2).click()
    await expect(viewer).toContainText(nameOf(2))
    await page.goBack()
    await expect(viewer).toHaveCount(0)
    await expect(linkTo(2)).toBeFocused()
    expect(page.url()).toBe(url)
  })
}

test('the photo viewer keeps the phone number visible on a phone', async ({ page, javaScriptEnabled }) => {
  test.skip(javaScriptEnabled === false, 'without script the bar stays below all photos')
  const t = createTranslator('en')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(await findStatementPath(page.request, '/en/s?deal_types=1&with_picture=1'))
  await page.locator('#photos a').first().click()
  const viewer = page.getByRole('dialog')
  await viewer.getByRole('button', { name: t('statement.show_phone') }).click()
  await expect(viewer.getByRole('link', { name: t('statement.call') })).toHaveAttribute('href', /^tel:\+995/)
})

test(
  'the other photos of a card are loaded on demand',
  inOneMode('script-on'),
  async ({ page, javaScriptEnabled }) => {
    await page.goto('/en/s?with_picture=1')
    const card = listedCards(page)
      .filter({ has: photoCount(page) })
      .first()
    const images = cardPhoto(card).locator('img')
    await expect(images).toHaveCount(1)
    if (javaScriptEnabled === false) return
    const total = await photoCount(card).textContent()
    await expect(card.getByRole('img', { name: `${total} photos`, exact: true })).toBeVisible()
    await card.evaluate((one) => one.scrollIntoView({ block: 'center' }))
    const strip = photoStrip(card)
    await strip.dispatchEvent('pointerdown')
    await expect(images).toHaveCount(2)
    await strip.evaluate((one) => one.scrollTo({ left: one.clientWidth, behavior: 'instant' }))
    await expect(photoCount(card)).toHaveText(`2 / ${total}`)
    const [first, second] = await images.evaluateAll((all) =>
      all.map((image) => (image as HTMLImageElement).src),
    )
    expect(second).not.toBe(first)
    await expect(images.nth(1)).toHaveJSProperty('complete', true)
    // Two presses of an arrow move by two, however fast they are.
    for (const arrow of ['previous', 'previous', 'next', 'next'] as const)
      await photoArrow(card, arrow).dispatchEvent('click')
    await expect(photoCount(card)).toHaveText(`3 / ${total}`)
    const href = await cardLinks(card).getAttribute('href')
    await images.nth(1).click()
    await expect(page).toHaveURL(new RegExp(`${href}$`))
  },
)
