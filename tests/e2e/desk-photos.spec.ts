import { createPhoto } from '~tests/fixtures/statement-draft'
import { expectAccessible } from './accessibility'
import { deskRows, notices, plainRows } from './locators'
import { expect, type Page, test } from './second-site'
import { spread } from './spread'
import { createTranslator, languages, toLocalizedPath } from './translations'

for (const language of languages) {
  const t = createTranslator(language)

  test(
    ...spread(
      language,
      `several photos of an order are added to the gallery of a statement, repeatedly, in ${language}`,
    ),
    async ({ page, javaScriptEnabled }) => {
      const orders = toLocalizedPath('/desk/orders?list=done&service=photographer-service', language)
      await page.goto(orders)
      await notices(page).getByRole('link').click()
      await page.locator('button[value="operator@demo.test"]').click()
      await deskRows(page).getByRole('link').first().click()
      await page.locator('summary', { hasText: t('desk.order.photos') }).click()
      // Each run adds photos to a statement of its own.
      const run = 2 * languages.indexOf(language) + (javaScriptEnabled === false ? 0 : 1)
      const entry = plainRows(page.locator('details')).getByRole('link').nth(run)
      const [, statement = ''] = /gallery=(\d+)/.exec((await entry.getAttribute('href')) ?? '') ?? []
      await entry.click()
      await expectAccessible(page)

      const before = await countPhotos(page, statement)
      const files = await Promise.all([1, 2].map((seed) => toFile(`${seed}.jpg`, seed)))
      await choose(page, [...files, { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no') }])
      await expect(page.locator('#main')).toContainText(
        `notes.txt: ${t('statement-drafts.photos.refusals.not_a_picture')}`,
      )
      await expectAccessible(page)
      await choose(page, [await toFile('3.jpg', 3)])
      await expect(page.getByRole('status').filter({ hasText: t('flash.order_changed') })).toBeVisible()
      await expect(page.locator('#main')).toContainText(t('desk.order.past_acts.photos'))
      expect(await countPhotos(page, statement)).toBe(before + 3)

      await page.goto(toLocalizedPath(`/statements/${statement}`, language))
      await expect(page.locator('#photos li')).toHaveCount(before + 3)
    },
  )

  async function choose(page: Page, files: { name: string; mimeType: string; buffer: Buffer }[]) {
    await page.locator('input[type=file][multiple]').setInputFiles(files)
    await page.getByRole('button', { name: t('desk.order.add_photos') }).click()
  }
}

async function toFile(name: string, seed: number) {
  return { name, mimeType: 'image/jpeg', buffer: await createPhoto(seed) }
}

async function countPhotos(page: Page, statement: string): Promise<number> {
  const row = plainRows(page.locator('details')).filter({
    has: page.locator(`a[href*="gallery=${statement}"]`),
  })
  return Number(/\d+/.exec((await row.locator('small').textContent()) ?? '')?.[0])
}
