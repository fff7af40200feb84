import { expectAccessible } from './accessibility'
import { statementCards, tourDoors } from './locators'
import { MOTION } from './motion'
import { spread } from './spread'
import { expect, test } from './test-base'
import { createTranslator, languages, toLocalizedPath } from './translations'

// The viewer needs its pictures.
test.use({ pictures: true, ...MOTION })

for (const language of languages) {
  const t = createTranslator(language)

  const journey = spread(language, `a visitor walks through a flat from the page of tours, in ${language}`)
  test(...journey, async ({ page, javaScriptEnabled }) => {
    await page.goto(toLocalizedPath('/3d-turi', language))
    const tourLink = page.getByRole('link', { name: t('tours.open') })
    const cards = statementCards(page)
    await expect(cards).not.toHaveCount(0)
    await expect(cards.first()).toContainText(t('statement.three_d'))

    if (javaScriptEnabled === false) {
      await tourLink.click()
      await expect(page).toHaveURL(/\/statements\/\d+\/tour$/)
      const rooms = page.locator('main li:has(figcaption)')
      await expect(rooms).toHaveCount(5)
      await expect(rooms.locator('img').first()).toHaveJSProperty('complete', true)
      await expectAccessible(page)
      await rooms.first().locator('figcaption a').first().click()
      await expect(page).toHaveURL(/#room-2$/)
      await page.getByRole('link', { name: t('tours.back') }).click()
      await expect(page.locator('main a[href$="/tour"]')).toBeVisible()
      return
    }
    await tourLink.click()
    const view = page.getByRole('application', { name: t('tours.viewer_label') })
    await expect(view).toBeFocused()
    await expectAccessible(page)
    const currentRoom = page.getByRole('status').filter({ hasText: '5' })
    const before = await view.getAttribute('data-yaw')
    await page.keyboard.press('ArrowRight')
    await expect(view).not.toHaveAttribute('data-yaw', before ?? '')

    const doors = tourDoors(view)
    const [kitchen = ''] = await doors.allInnerTexts()
    await doors.first().focus()
    await page.keyboard.press('Enter')
    await expect(currentRoom).toContainText(kitchen)
    await expect(page.getByRole('button', { name: kitchen, exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await expect(doors).toHaveCount(1)
    await expect(view).toBeFocused()
  })
}

test('a panorama that cannot be fetched leaves the plain pictures', async ({ page, javaScriptEnabled }) => {
  test.skip(javaScriptEnabled === false, 'without script there is nothing else')
  await page.route(/-(2048|4096)\.\w+$/, (route) => route.fulfill({ status: 200, body: '' }))
  await page.goto('/en/3d-turi')
  await page.getByRole('link', { name: createTranslator('en')('tours.open') }).click()
  await expect(page).toHaveURL(/\/statements\/\d+\/tour$/)
  await expect(page.locator('main li:has(figcaption)')).toHaveCount(5)
})

test('a room that fails to load keeps the previous one, and a lost WebGL context closes the viewer', async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, 'there is no viewer without script')
  const t = createTranslator('en')
  await page.goto('/en/3d-turi')
  const tourLink = page.getByRole('link', { name: t('tours.open') })
  await tourLink.click()
  const view = page.getByRole('application')
  await expect(view).toBeFocused()
  await page.route(/-(2048|4096)\.\w+$/, (route) => route.fulfill({ status: 200, body: '' }))
  const rooms = page.getByRole('group', { name: t('tours.rooms'), exact: true }).getByRole('button')
  await rooms.nth(1).click()
  await expect(page.getByText(t('tours.room_failed'))).toBeVisible()
  await expect(rooms.first()).toHaveAttribute('aria-pressed', 'true')
  await view.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext()
  })
  await expect(tourLink).toBeFocused()
})
