import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { metresBetween } from '~tests/fixtures/metres-between'
import {
  createProjection,
  DEFAULT_VIEW,
  fitBounds,
  fitBoundsWithMargin,
  getBounds,
  MAX_ZOOM,
  type MapView,
  MIN_ZOOM,
  metresPerUnit,
  panBy,
  placeAt,
  SEARCH_BOX,
  toMapLibreZoom,
  zoomBy,
} from './map-view'

const place = fc.record({
  latitude: fc.double({ min: -80, max: 80, noNaN: true }),
  longitude: fc.double({ min: -170, max: 170, noNaN: true }),
})
const view: fc.Arbitrary<MapView> = fc.record({
  centre: fc.record({
    latitude: fc.double({ min: 41, max: 43.5, noNaN: true }),
    longitude: fc.double({ min: 40, max: 47, noNaN: true }),
  }),
  zoom: fc.integer({ min: 4 * MIN_ZOOM, max: 4 * MAX_ZOOM }).map((quarters) => quarters / 4),
  box: fc.constant(SEARCH_BOX),
})

describe('places and points', () => {
  test('projecting a place and back gives the same place', () => {
    fc.assert(
      fc.property(view, place, (mapView, one) => {
        const again = placeAt(mapView, createProjection(mapView)(one))
        expect(again.latitude).toBeCloseTo(one.latitude, 6)
        expect(again.longitude).toBeCloseTo(one.longitude, 6)
      }),
    )
  })

  test('the centre is in the middle, north above and east to the right', () => {
    const project = createProjection(DEFAULT_VIEW)
    expect(project(DEFAULT_VIEW.centre)).toEqual([240, 300])
    expect(project({ latitude: 41.73, longitude: 44.78 }).map(Math.round)).toEqual([355, 222])
  })

  test('distances agree with the scale', () => {
    const [one, other] = [placeAt(DEFAULT_VIEW, [140, 300]), placeAt(DEFAULT_VIEW, [340, 300])]
    expect(metresBetween(one, other)).toBeCloseTo(200 * metresPerUnit(DEFAULT_VIEW), -1)
    expect(metresPerUnit(DEFAULT_VIEW)).toBeCloseTo(7.13, 1)
  })
})

describe('views and bounds', () => {
  test('a view written as bounds is parsed to the same view', () => {
    fc.assert(
      fc.property(view, (mapView) => {
        const again = fitBounds(getBounds(mapView))
        expect(again.zoom).toBe(mapView.zoom)
        expect(metresBetween(again.centre, mapView.centre)).toBeLessThan(3)
      }),
    )
  })

  test('the fitted view shows all of the bounds, and no nearer view does', () => {
    const bounds = fc
      .tuple(
        place,
        fc.double({ min: 0.01, max: 4, noNaN: true }),
        fc.double({ min: 0.01, max: 4, noNaN: true }),
      )
      .map(([{ latitude, longitude }, high, wide]) => ({
        south: latitude,
        north: latitude + high,
        west: longitude,
        east: longitude + wide,
      }))
    const spill = (
      mapView: MapView,
      { north, south, east, west }: { north: number; south: number; east: number; west: number },
    ) => {
      const project = createProjection(mapView)
      const [left, top] = project({ latitude: north, longitude: west })
      const [right, bottom] = project({ latitude: south, longitude: east })
      return Math.max(-left, -top, right - mapView.box.width, bottom - mapView.box.height)
    }
    fc.assert(
      fc.property(bounds, (viewBounds) => {
        const fitted = fitBounds(viewBounds)
        if (fitted.zoom > MIN_ZOOM) expect(spill(fitted, viewBounds)).toBeLessThan(5)
        if (fitted.zoom < MAX_ZOOM) expect(spill(zoomBy(fitted, 0.25), viewBounds)).toBeGreaterThan(-12)
        expect(fitBoundsWithMargin(viewBounds).zoom).toBeLessThanOrEqual(fitted.zoom)
      }),
    )
  })

  test('a single point is shown at the nearest zoom', () => {
    expect(fitBounds({ north: 41.7, south: 41.7, east: 44.8, west: 44.8 }).zoom).toBe(MAX_ZOOM)
  })
})

describe('steps of the view', () => {
  test('a step and its opposite lead back to the same place', () => {
    fc.assert(
      fc.property(view, (mapView) => {
        for (const [right, down] of [
          [0.5, 0],
          [0, 0.5],
        ] as const) {
          const back = panBy(panBy(mapView, right, down), -right, -down)
          expect(metresBetween(back.centre, mapView.centre)).toBeLessThan(1)
        }
        if (mapView.zoom < MAX_ZOOM) expect(zoomBy(zoomBy(mapView, 0.25), -0.25)).toEqual(mapView)
      }),
    )
  })

  test('half a view to the right begins where the middle was', () => {
    expect(getBounds(panBy(DEFAULT_VIEW, 0.5, 0)).west).toBeCloseTo(DEFAULT_VIEW.centre.longitude, 4)
  })

  test('no step leaves the zoom range or the earth', () => {
    expect(zoomBy(DEFAULT_VIEW, 99).zoom).toBe(MAX_ZOOM)
    expect(zoomBy(DEFAULT_VIEW, -99).zoom).toBe(MIN_ZOOM)
    const far = getBounds(panBy({ ...DEFAULT_VIEW, zoom: MIN_ZOOM }, 0, -99))
    expect(far.north).toBeLessThanOrEqual(90)
  })

  test('maps with larger tiles have a zoom one lower', () => {
    expect(toMapLibreZoom(DEFAULT_VIEW.zoom)).toBe(13)
  })
})
