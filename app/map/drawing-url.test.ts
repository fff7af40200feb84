import fc from 'fast-check'
import { expect, test } from 'vitest'
import { languages } from '~/i18n/languages'
import {
  DRAWING_BOXES,
  type DrawingKind,
  drawingUrl,
  getDrawingCorner,
  getDrawingSize,
  PICTURE_UNITS,
  parseDrawingPath,
} from './drawing-url'
import { TILE_SIZE, toWorldPoint } from './projection'

const view = fc.record({
  centre: fc.record({
    latitude: fc.double({ min: 41, max: 43.7, noNaN: true }),
    longitude: fc.double({ min: 39.9, max: 46.8, noNaN: true }),
  }),
  zoom: fc.integer({ min: 20, max: 72 }).map((quarters) => quarters / 4),
})
const kinds = Object.keys(DRAWING_BOXES) as DrawingKind[]

test('the URL of a view leads to a picture that covers it, and shows exactly the view', () => {
  fc.assert(
    fc.property(view, fc.constantFrom(...kinds), fc.constantFrom(...languages), (shown, kind, language) => {
      const url = drawingUrl('v1', kind, language, shown)
      const [, path = '', box = ''] =
        /^\/map\/drawing(\/.*\.svg)#svgView\(viewBox\(([\d.,]+)\)\)$/.exec(url) ?? []
      const parsed = parseDrawingPath(path)
      if (!parsed) throw new Error(`${url} is no picture`)
      expect(parsed.drawing).toMatchObject({ kind, language, zoom: shown.zoom })
      const [left = 0, top = 0, width = 0, height = 0] = box.split(',').map(Number)
      const size = getDrawingSize(kind)
      expect(left >= 0 && left + width <= size.width * PICTURE_UNITS).toBe(true)
      expect(top >= 0 && top + height <= size.height * PICTURE_UNITS).toBe(true)
      const [cornerX, cornerY] = getDrawingCorner(parsed.drawing)
      const [x, y] = toWorldPoint(shown.centre).map((part) => part * TILE_SIZE * 2 ** shown.zoom)
      expect(cornerX + (left + width / 2) / PICTURE_UNITS).toBeCloseTo(x ?? 0, 0)
      expect(cornerY + (top + height / 2) / PICTURE_UNITS).toBeCloseTo(y ?? 0, 0)
    }),
  )
})

test('views a few pixels apart share a picture', () => {
  const centre = { latitude: 41.725, longitude: 44.77 }
  const [one, other] = [0, 0.00001].map((more) =>
    drawingUrl('v1', 'place', 'ka', { centre: { ...centre, longitude: 44.77 + more }, zoom: 15 }),
  )
  expect(one).not.toBe(other)
  expect(one?.split('#')[0]).toBe(other?.split('#')[0])
})

test.each([
  ['/v1/ka/search/99/1/1.svg'],
  ['/v1/ka/search/4/1/1.svg'],
  ['/v1/ka/search/14.1/1/1.svg'],
  ['/v1/ka/search/-14/1/1.svg'],
  ['/v1/de/search/14/1/1.svg'],
  ['/v1/ka/toString/14/1/1.svg'],
  ['/v1/ka/search/5/256/1.svg'],
  ['/v1/ka/search/14/1e3/1.svg'],
  ['/v1/ka/search/14/1/1.png'],
  ['/v1/ka/search/14/1/1.svg/more'],
  ['/ka/search/14/1/1.svg'],
])('%s does not parse as a picture', (path) => {
  expect(parseDrawingPath(path)).toBeUndefined()
})
