import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { MapCluster, MapPin } from '~/upstream/map.server'
import { DEFAULT_VIEW } from './map-view'
import { getClusterRadius, getPriceSide, NO_PRICE } from './mark-size'
import {
  DRAWN_SCALE,
  EDGE_MARGINS,
  LIVE_SCALE,
  type Mark,
  type MarkLook,
  mergeOverlappingMarks,
} from './marks'

const price = { gel: undefined, usd: { total: 100_000, perSquare: undefined } }
const place = fc.record({
  latitude: fc.double({ min: 41.7, max: 41.75, noNaN: true }),
  longitude: fc.double({ min: 44.74, max: 44.8, noNaN: true }),
})
const cluster = fc.tuple(place, fc.integer({ min: 2, max: 900 })).map(
  ([at, count]): MapCluster => ({
    count,
    place: at,
    bounds: {
      north: at.latitude + 0.001,
      south: at.latitude,
      east: at.longitude + 0.001,
      west: at.longitude,
    },
    lowestPrice: price,
  }),
)
const pin = fc.tuple(place, fc.integer({ min: 1 })).map(
  ([at, id]): MapPin => ({
    id,
    place: at,
    title: '',
    slug: '',
    middleSlug: undefined,
    price,
    priceKind: 'exact',
    vip: undefined,
  }),
)

const data = fc.record({
  clusters: fc.array(cluster, { maxLength: 30 }),
  pins: fc.array(pin, { maxLength: 30 }),
})

const prices = ['$450', '$1.25M', '₾2,35\u00a0млн', '$1,25\u00a0тыс.', undefined]
const getPrice = ({ id }: MapPin) => prices[id % prices.length]
const drawn: MarkLook = { scale: DRAWN_SCALE, getPrice }

/** Returns edges of the drawing of a mark: the wider of its text and its touch target. */
function getEdges({ at: [x, y], count, pin }: Mark, scale: number) {
  const price = (pin && getPrice(pin)) ?? NO_PRICE
  const radius = Math.max(getClusterRadius(count), 22)
  const side = scale * (pin ? Math.max(getPriceSide(price), 28) : radius)
  const [above, below] = pin ? [scale * 40, scale * 4] : [scale * radius, scale * radius]
  return { left: x - side, right: x + side, top: y - above, bottom: y + below }
}

test.each([
  ['the drawn map', DRAWN_SCALE],
  ['the movable map', LIVE_SCALE],
])('marks of %s cover every statement, and their drawings do not overlap', (_, scale) => {
  const { width, height } = DEFAULT_VIEW.box
  fc.assert(
    fc.property(data, (mapData) => {
      const marks = mergeOverlappingMarks(mapData, DEFAULT_VIEW, { scale, getPrice })
      const all = mapData.clusters.reduce((sum, { count }) => sum + count, mapData.pins.length)
      const edges = marks.map((mark) => getEdges(mark, scale))
      const overlaps = edges.flatMap((one, index) =>
        edges
          .slice(index + 1)
          .filter(
            (other) =>
              one.left < other.right &&
              one.right > other.left &&
              one.top < other.bottom &&
              one.bottom > other.top,
          ),
      )
      return (
        overlaps.length === 0 &&
        marks.reduce((sum, { count }) => sum + count, 0) === all &&
        marks.every(
          ({ at: [x, y], count, pin: alone }) =>
            Boolean(alone) === (count === 1) &&
            x >= EDGE_MARGINS.side &&
            y >= EDGE_MARGINS.top &&
            x <= width - EDGE_MARGINS.side &&
            y <= height - EDGE_MARGINS.bottom,
        )
      )
    }),
    { numRuns: 1_000 },
  )
})

test('the bounds of a mark enclose all statements it counts', () => {
  fc.assert(
    fc.property(data, (mapData) => {
      const marks = mergeOverlappingMarks(mapData, DEFAULT_VIEW, drawn)
      for (const {
        place: { latitude, longitude },
      } of [...mapData.clusters, ...mapData.pins]) {
        const around = marks.filter(
          ({ bounds: { north, south, east, west } }) =>
            latitude <= north && latitude >= south && longitude <= east && longitude >= west,
        )
        expect(around.length).toBeGreaterThan(0)
      }
    }),
  )
})
