import { findStatementPath } from './find-statement'
import { callBar, ownerCard, pageLinks } from './locators'
import { inFullRun } from './spread'
import { expect, type Locator, type Page, test } from './test-base'
import { createTranslator } from './translations'

test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, 'the header sticks by script')

const t = createTranslator('en')

test('fixed parts do not cover elements reached with the Tab key on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await page.goto(await findStatementPath(page.request, '/en/s?deal_types=1&with_picture=1'))
  await expect(callBar(page)).toBeInViewport()
  await page.locator('h1').click()
  expect(await listCovered(page, 'Tab', 40)).toEqual([])
})

test(
  'the filters do not cover elements reached backwards with the Tab key',
  inFullRun(),
  async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 700 })
    await page.goto('/en/s?deal_types=1')
    await expect(page.locator('header[data-sticky]')).toBeAttached()
    await pageLinks(page).first().focus()
    expect(await listCovered(page, 'Shift+Tab', 90)).toEqual([])
  },
)

test('the owner of a statement stays under the header', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 })
  await page.goto(await findStatementPath(page.request, '/en/s?deal_types=1&with_picture=1'))
  const header = page.locator('header[data-sticky]')
  const owner = ownerCard(page)
  for (const top of [1_200, 1_100]) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
    await expect(header).toHaveCount(1)
  }
  await expect(page.locator('header[data-away]')).toHaveCount(0)
  const gap = async () => (await edge(owner, 'top')) - (await edge(header, 'bottom'))
  await expect.poll(gap).toBeGreaterThanOrEqual(0)
})

test('the call bar of a statement scrolls in a window magnified four times', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto(await findStatementPath(page.request, '/en/s?deal_types=1&with_picture=1'))
  await expect(callBar(page)).not.toBeInViewport()
})

test('selected options are visible in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/en/s')
  const currency = page.locator('#results').getByRole('group', { name: t('layout.currency') })
  const [chosen, other] = [true, false].map((pressed) => currency.getByRole('button', { pressed }))
  expect(await look(chosen as Locator)).not.toBe(await look(other as Locator))
  const search = page.getByRole('textbox', { name: t('search.where') })
  await search.pressSequentially('Vake')
  const options = page.getByRole('option')
  await expect(options.nth(1)).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  expect(await look(options.first())).not.toBe(await look(options.nth(1)))
})

/** Returns borders and outlines, which remain in forced colours; backgrounds do not. */
function look(element: Locator): Promise<string> {
  return element.evaluate((one) => {
    const { borderTop, outline } = getComputedStyle(one)
    return `${borderTop} ${outline}`
  })
}

async function edge(element: Locator, name: 'top' | 'bottom'): Promise<number> {
  const box = await element.boundingBox()
  if (!box) throw new Error('not visible')
  return name === 'top' ? box.y : box.y + box.height
}

/** Lists focused elements whose every part is covered by something else. */
async function listCovered(page: Page, key: string, presses: number): Promise<string[]> {
  const covered: string[] = []
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press(key)
    const found = await page.evaluate(() => {
      const focused = document.activeElement
      if (!focused || focused === document.body) return ''
      const parts = [...((focused as HTMLInputElement).labels ?? []), focused]
      const points = parts.flatMap((part) =>
        [...part.getClientRects()].flatMap(({ left, top, width, height }) =>
          [0.1, 0.5, 0.9].map((share) =>
            document.elementFromPoint(left + width * share, top + height * share),
          ),
        ),
      )
      // A row scrolls its content that is outside of the window.
      const seen = points.filter((at) => at !== null)
      const isCovered =
        seen.length > 0 && !seen.some((at) => parts.some((part) => part.contains(at) || at.contains(part)))
      return isCovered ? focused.outerHTML.slice(0, 200) : ''
    })
    if (found) covered.push(found)
  }
  return covered
}
