import { getResultCount } from './count'
import { liveMarks, mapCanvas, mapLayer } from './locators'
import { expectListInView, waitForLiveMap } from './map-page'
import { MOTION } from './motion'
import { inFullRun } from './spread'
import { expect, type Page, test } from './test-base'

test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, 'without script the map moves by links')

test.use({ hasTouch: true, ...MOTION })

const moves: Record<string, (page: Page) => Promise<void>> = {
  'the wheel': async (page) => {
    await hoverMap(page)
    for (let turn = 0; turn < 4; turn++) await page.mouse.wheel(0, -240)
  },
  'one turn of the wheel': async (page) => {
    await hoverMap(page)
    await page.mouse.wheel(0, -240)
  },
  'two quick presses': async (page) => {
    const { x, y } = await hoverMap(page)
    await page.mouse.dblclick(x, y)
  },
  'the plus key': (page) => mapCanvas(page).press('+'),
  'an arrow key': (page) => mapCanvas(page).press('ArrowRight'),
  'a pinch': async (page) => {
    const { x, y } = await hoverMap(page)
    const devtools = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number) =>
      devtools.send('Input.dispatchTouchEvent', {
        type,
        touchPoints:
          type === 'touchEnd'
            ? []
            : [
                { x: x - apart, y, id: 1 },
                { x: x + apart, y, id: 2 },
              ],
      })
    await touch('touchStart', 20)
    for (let apart = 20; apart <= 90; apart += 10) await touch('touchMove', apart)
    await touch('touchEnd', 0)
  },
}

test(
  'every way to move the map updates marks, count and list as dragging does',
  inFullRun(),
  async ({ page }) => {
    const path = '/en/s/map'
    await page.goto(path)
    await waitForLiveMap(page)
    await expectListInView(page)
    const count = await getResultCount(page)
    const marks = await listMarks(page)
    // One after the other, each from the same place: a movable map takes longer to load than to move.
    for (const [name, move] of Object.entries(moves))
      await test.step(name, async () => {
        await move(page)
        await expect(page).toHaveURL(/bounds=/)
        await expect.poll(() => getResultCount(page)).not.toBe(count)
        await expect.poll(() => listMarks(page)).not.toEqual(marks)
        await expectListInView(page)
        await page.goBack()
        await expect(page).toHaveURL(path)
        await expect.poll(() => getResultCount(page)).toBe(count)
        await expect.poll(() => listMarks(page)).toEqual(marks)
      })
  },
)

/** Finds a place of the map without a mark. */
async function hoverMap(page: Page): Promise<{ x: number; y: number }> {
  const box = await mapLayer(page).boundingBox()
  if (!box) throw new Error('no map')
  const point = await page.evaluate(({ x, y, width, height }) => {
    for (let row = 0.3; row < 0.7; row += 0.04)
      for (let column = 0.3; column < 0.7; column += 0.04) {
        const found = { x: x + width * column, y: y + height * row }
        if (document.elementFromPoint(found.x, found.y)?.tagName === 'CANVAS') return found
      }
    return undefined
  }, box)
  if (!point) throw new Error('marks everywhere')
  await page.mouse.move(point.x, point.y)
  return point
}

/** Lists marks in a fixed order: of two marks of one size either may come first. */
const listMarks = (page: Page) =>
  liveMarks(page).evaluateAll((marks) => marks.map((mark) => mark.getAttribute('href')).sort())
