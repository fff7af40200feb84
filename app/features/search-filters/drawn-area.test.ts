import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MAX_CORNERS } from '~contract/drawn-area'
import { type Corner, formatCorners, parseCorners, parseDrawnArea, toCorner } from './drawn-area'

const corner = fc
  .tuple(fc.double({ min: -90, max: 90, noNaN: true }), fc.double({ min: -180, max: 180, noNaN: true }))
  .map(([latitude, longitude]): Corner => toCorner(latitude, longitude))

test('a drawn area written to a URL is parsed back unchanged', () => {
  fc.assert(
    fc.property(fc.array(corner, { minLength: 1, maxLength: MAX_CORNERS }), (corners) => {
      expect(parseCorners(formatCorners(corners))).toEqual(corners)
    }),
  )
})

test('any text is parsed without an error, and its result is written and parsed unchanged', () => {
  const text = fc.oneof(
    fc.string(),
    fc.array(fc.constantFrom('1', '-41.7', ',', '91', 'e', ' ')).map((all) => all.join('')),
  )
  fc.assert(
    fc.property(text, (anyText) => {
      const corners = parseCorners(anyText)
      if (corners) expect(parseCorners(formatCorners(corners))).toEqual(corners)
    }),
  )
})

test.each([
  null,
  '',
  '41.7,44.7',
  '41.7,44.7,41.8,44.8',
  '41.7,44.7,41.8,44.8,41.9',
  '91,44.7,41.8,44.8,41.9,44.9',
  '41.7,181,41.8,44.8,41.9,44.9',
  '41.7,1e2,41.8,44.8,41.9,44.9',
  '41.7,,41.8,44.8,41.9,44.9',
  Array(MAX_CORNERS + 1)
    .fill('1,1')
    .join(),
])('%s is not parsed as a drawn area', (text) => {
  expect(parseDrawnArea(text)).toBeUndefined()
})

test('the corners of a drawn area are rounded to about a metre', () => {
  expect(parseDrawnArea('41.7000049,44.7,41.8,44.8,-0.000001,44.9')).toEqual([
    [41.7, 44.7],
    [41.8, 44.8],
    [0, 44.9],
  ])
})
