import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawnMapWidths, parsePressedCorner, pressFieldName } from './map-press'
import { createProjection, DEFAULT_VIEW } from './map-view'

const { width, height } = DEFAULT_VIEW.box

test('a click selects the place under it at any width of the map', () => {
  const pressed = fc.record({
    shown: fc.constantFrom(...drawnMapWidths),
    x: fc.double({ min: 0.01, max: 1, noNaN: true }),
    y: fc.double({ min: 0.01, max: 1, noNaN: true }),
  })
  fc.assert(
    fc.property(pressed, ({ shown, x, y }) => {
      const [px, py] = [Math.round(x * shown), Math.round((y * shown * height) / width)]
      const query = new URLSearchParams({
        [`${pressFieldName(shown)}.x`]: `${px}`,
        [`${pressFieldName(shown)}.y`]: `${py}`,
      })
      const [latitude = 0, longitude = 0] = parsePressedCorner(query, DEFAULT_VIEW) ?? []
      const [backX, backY] = createProjection(DEFAULT_VIEW)({ latitude, longitude })
      expect(backX).toBeCloseTo((px * width) / shown, 0)
      expect(backY).toBeCloseTo((py * width) / shown, 0)
    }),
  )
})

test('a keyboard click arrives at 0,0 and selects the middle', () => {
  const middle = [41.725, 44.77017]
  expect(parsePressedCorner(new URLSearchParams('at480.x=0&at480.y=0'), DEFAULT_VIEW)).toEqual(middle)
  expect(parsePressedCorner(new URLSearchParams('centre=1'), DEFAULT_VIEW)).toEqual(middle)
})

test.each(['', 'at480.x=1', 'at480.x=a&at480.y=2', 'at400.x=1&at400.y=1', 'at480.x=-1&at480.y=1'])(
  'the form value %s is not parsed as a click',
  (query) => {
    expect(parsePressedCorner(new URLSearchParams(query), DEFAULT_VIEW)).toBeUndefined()
  },
)
