import { expect, test } from 'vitest'
import { CHART_HEIGHT, drawDayBars } from './day-bars'

test('the highest day is as high as the chart, others are in proportion, and a day of zero has no bar', () => {
  const { path, max } = drawDayBars([0, 5, 10])
  expect(max).toBe(10)
  expect(path).toBe(`M12 ${CHART_HEIGHT}v-30h8v30zM22 ${CHART_HEIGHT}v-60h8v60z`)
})

test('a day with 1 view has a visible bar beside a day with 1,000', () => {
  expect(drawDayBars([1, 1000]).path).toMatch(/^M2 60v-2h/)
})

test('days of zero draw an empty path', () => {
  expect(drawDayBars([0, 0])).toEqual({ path: '', max: 0 })
})
