import { expect, test } from 'vitest'
import { getScrollStep } from './scroll-step'

const list = { windowHeight: 844, listTop: -1000, listBottom: 3000 }

test('a photo that is dragged in the middle of the window scrolls nothing', () => {
  expect(getScrollStep(400, list)).toBe(0)
  expect(getScrollStep(80, list)).toBe(0)
  expect(getScrollStep(764, list)).toBe(0)
})

test('a photo that is dragged towards an edge scrolls faster the closer it is', () => {
  expect(getScrollStep(40, list)).toBe(-10)
  expect(getScrollStep(0, list)).toBe(-20)
  expect(getScrollStep(804, list)).toBe(10)
  expect(getScrollStep(844, list)).toBe(20)
})

test('a pointer beyond the window scrolls no faster than at its edge', () => {
  expect(getScrollStep(-500, list)).toBe(-20)
  expect(getScrollStep(2000, list)).toBe(20)
})

test('a dragged photo does not scroll beyond the ends of the photos', () => {
  expect(getScrollStep(0, { ...list, listTop: 90 })).toBe(0)
  expect(getScrollStep(844, { ...list, listBottom: 700 })).toBe(0)
})
