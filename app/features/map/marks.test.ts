import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { MapCluster, MapPin } from '~/upstream/map.server'
import { DEFAULT_VIEW } from './map-view'
import { DRAWN_SPACING, EDGE_MARGINS, LIVE_SPACING, mergeOverlappingMarks } from './marks'

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
  clusters: fc.array(cluster, { maxLength: 60 }),
  pins: fc.array(pin, { maxLength: 60 }),
})

test.each([
  ['the drawn map', DRAWN_SPACING],
  ['the movable map', LIVE_SPACING],
])('marks of %s cover every statement and do not overlap', (_, spacing) => {
  fc.assert(
    fc.property(data, (mapData) => {
      const marks = mergeOverlappingMarks(mapData, DEFAULT_VIEW, spacing)
      const all = mapData.clusters.reduce((sum, { count }) => sum + count, mapData.pins.length)
      expect(marks.reduce((sum, { count }) => sum + count, 0)).toBe(all)
      marks.forEach(({ at: [ax, ay], count, pin: alone }, index) => {
        expect(Boolean(alone)).toBe(count === 1)
        for (const { at, pin: other } of marks.slice(index + 1)) {
          const across = other && alone ? spacing.pin : spacing.cluster
          expect(Math.abs(ax - at[0]) >= across || Math.abs(ay - at[1]) >= spacing.height).toBe(true)
        }
        expect(ax).toBeGreaterThanOrEqual(EDGE_MARGINS.side)
        expect(ay).toBeGreaterThanOrEqual(EDGE_MARGINS.top)
        expect(ax).toBeLessThanOrEqual(DEFAULT_VIEW.box.width - EDGE_MARGINS.side)
        expect(ay).toBeLessThanOrEqual(DEFAULT_VIEW.box.height - EDGE_MARGINS.bottom)
      })
    }),
  )
})

test('the bounds of a mark enclose all statements it counts', () => {
  fc.assert(
    fc.property(data, (mapData) => {
      const marks = mergeOverlappingMarks(mapData, DEFAULT_VIEW)
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
