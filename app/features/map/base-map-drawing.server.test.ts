import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { baseMapLines, metroStations, placeNames } from './base-map.server'
import { drawBaseMap, findPlaceName } from './base-map-drawing.server'
import { lineKinds } from './base-map-table'
import { DEFAULT_VIEW, type MapView } from './map-view'

const TBILISI: MapView = { ...DEFAULT_VIEW, centre: { latitude: 41.73, longitude: 44.81 }, zoom: 11.5 }

test('every place of the gazetteer is in or around Georgia', () => {
  const places = [
    ...lineKinds.flatMap((kind) => baseMapLines[kind].flat()),
    ...[...Object.values(placeNames).flat(), ...metroStations].map(({ place }) => place),
  ]
  expect(places.length).toBeGreaterThan(5_000)
  for (const { latitude, longitude } of places) {
    expect(latitude > 40.9 && latitude < 44.3, String(latitude)).toBe(true)
    expect(longitude > 36.9 && longitude < 47, String(longitude)).toBe(true)
  }
})

describe('the base map of a view', () => {
  test('shows the city with its name, and stations where they can be told apart', () => {
    const { layers, labels, stations } = drawBaseMap(DEFAULT_VIEW, 'ka', [])
    expect(layers.map(({ className }) => className)).toContain('m-l m-river')
    expect(labels.map(({ text }) => text)).toContain('საბურთალო')
    expect(drawBaseMap(DEFAULT_VIEW, 'ru', []).labels.map(({ text }) => text)).toContain('Сабуртало')
    expect(stations.length).toBeGreaterThan(2)
    expect(drawBaseMap(TBILISI, 'en', []).stations).toEqual([])
  })

  test('from farther away has fewer roads and only well-known places', () => {
    const kinds = (zoom: number) =>
      drawBaseMap({ ...TBILISI, zoom }, 'en', []).layers.map(({ className }) => className)
    expect(kinds(13)).toContain('m-l m-f3')
    expect(kinds(11.5)).not.toContain('m-l m-f3')
    expect(kinds(7).filter((name) => name.startsWith('m-l m-f'))).toEqual([])
    const country = drawBaseMap({ ...TBILISI, zoom: 7 }, 'en', []).labels.map(({ text }) => text)
    expect(country).toContain('Tbilisi')
    expect(country).not.toContain('Vake')
  })

  test('leaves room for taken boxes between place names', () => {
    const everything = { left: 0, top: 0, right: 480, bottom: 600 }
    expect(drawBaseMap(DEFAULT_VIEW, 'ka', [everything])).toMatchObject({ labels: [], stations: [] })
  })

  test('is small and the same each time, for any view', () => {
    const view = fc.record({
      centre: fc.record({
        latitude: fc.double({ min: 41.6, max: 41.85, noNaN: true }),
        longitude: fc.double({ min: 44.65, max: 45, noNaN: true }),
      }),
      zoom: fc.integer({ min: 24, max: 72 }).map((quarters) => quarters / 4),
      box: fc.constant(DEFAULT_VIEW.box),
    })
    fc.assert(
      fc.property(view, (mapView) => {
        const picture = JSON.stringify(drawBaseMap(mapView, 'en', []))
        expect(picture.length).toBeLessThan(40_000)
        expect(picture).not.toMatch(/NaN|Infinity|null|undefined/)
        expect(JSON.stringify(drawBaseMap(mapView, 'en', []))).toBe(picture)
      }),
      { numRuns: 60 },
    )
  })
})

test('a place is named by its neighbourhood, and from far away by its town', () => {
  const vake = { latitude: 41.709, longitude: 44.764 }
  expect(findPlaceName(vake, 14, 'en')).toBe('Vake')
  expect(findPlaceName(vake, 9, 'en')).toBe('Tbilisi')
})
