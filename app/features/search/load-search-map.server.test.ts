import { expect, test } from 'vitest'
import type { HiddenFilter } from '~/features/favorites/index.server'
import { DEFAULT_VIEW, getBounds } from '~/features/map'
import { parseSearchFilters } from '~/features/search-filters'
import type { Box } from '~/map/projection'
import type { Visitor } from '~/session/visitor.server'
import type { MapData } from '~/upstream/map.server'
import type { Call } from '~/upstream/upstream-client.server'
import { loadSearchMap } from './load-search-map.server'

const POTI = { north: 42.17, south: 42.13, east: 41.7, west: 41.65 }
const nothing = { total: 0, extent: undefined, clusters: [], pins: [] }

/**
 * Loads the map of a query at an upstream with `near` statements in the default view and three more in Poti.
 */
async function loadMapFor(query: string, near: number, liveSize?: Box) {
  const requests: boolean[] = []
  const zooms: number[] = []
  const upstream = async ({ query }: Pick<Call<MapData>, 'query'>): Promise<MapData> => {
    const isLimited = Boolean(query?.has('bounds'))
    requests.push(isLimited)
    zooms.push(Number(query?.get('zoom')))
    if (!isLimited) return { ...nothing, total: near + 3, extent: POTI }
    return { ...nothing, total: near, ...(near > 0 && { extent: getBounds(DEFAULT_VIEW) }) }
  }
  const { map } = await loadSearchMap({
    visitor: { language: 'en', call: upstream } as unknown as Visitor,
    filters: parseSearchFilters(new URLSearchParams(query)),
    drawing: undefined,
    currency: 'usd',
    liveSize,
    hidden: { forCount: (query) => query } as HiddenFilter,
    drawingVersion: 'v1',
    previewId: undefined,
  })
  return { requests, zooms, bounds: map.bounds, total: map.total }
}

// Specification 1.9.8
test('the map starts with the default view', async () => {
  const { requests, bounds } = await loadMapFor('price_to=90000', 2)
  expect([requests, bounds]).toEqual([[true], getBounds(DEFAULT_VIEW)])
})

test('the map starts with all statements if the default view has none', async () => {
  const { requests, bounds, total } = await loadMapFor('price_to=90000', 0)
  expect([requests, total]).toEqual([[true, false], 3])
  expect(bounds.north).toBeGreaterThan(POTI.north)
  expect(bounds.west).toBeLessThan(POTI.west)
  expect(bounds.south).toBeGreaterThan(getBounds(DEFAULT_VIEW).north)
})

test('the map keeps the bounds of the URL even without results', async () => {
  const bounds = encodeURIComponent(JSON.stringify(getBounds(DEFAULT_VIEW)))
  const { requests, total } = await loadMapFor(`price_to=90000&bounds=${bounds}`, 0)
  expect([requests, total]).toEqual([[true], 0])
})

test('statements of a movable map are grouped for its size in pixels', async () => {
  const query = `bounds=${encodeURIComponent(JSON.stringify(getBounds(DEFAULT_VIEW)))}`
  const { width, height } = DEFAULT_VIEW.box
  const { zooms: drawn } = await loadMapFor(query, 2)
  const { zooms: doubled } = await loadMapFor(query, 2, { width: width * 2, height: height * 2 })
  expect(drawn[0]).toBeLessThan(DEFAULT_VIEW.zoom)
  expect(doubled[0]).toBeCloseTo(DEFAULT_VIEW.zoom + 1, 3)
})
