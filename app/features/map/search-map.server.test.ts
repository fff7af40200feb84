import { expect, test } from 'vitest'
import type { Bounds } from '~/features/search-filters'
import type { MapCluster, MapData } from '~/upstream/map.server'
import { DEFAULT_VIEW, fitBounds, getBounds, MAX_ZOOM, type MapView, viewOfBounds } from './map-view'
import { drawSearchMap } from './search-map.server'

const to = {
  view: (bounds: Bounds) => `view ${JSON.stringify(bounds)}`,
  list: (bounds: Bounds) => `list ${JSON.stringify(bounds)}`,
  preview: (id: number) => `preview ${id}`,
}
const price = { gel: undefined, usd: { total: 162_000, perSquare: undefined } }

function cluster(size: number): MapCluster {
  const { latitude, longitude } = DEFAULT_VIEW.centre
  const bounds = { north: latitude + size, south: latitude, east: longitude + size, west: longitude }
  return { count: 7, place: DEFAULT_VIEW.centre, bounds, lowestPrice: price }
}

function drawn(data: Partial<MapData>, view = DEFAULT_VIEW, bounds?: Bounds, liveView?: MapView) {
  const all = { total: 7, extent: undefined, clusters: [], pins: [], ...data }
  const options = {
    areas: [],
    drawing: undefined,
    language: 'en',
    currency: 'usd',
    drawingVersion: 'v1',
  } as const
  return drawSearchMap({ ...options, view, liveView, data: all, bounds, to })
}

const boundsIn = (href = '') => JSON.parse(href.replace(/^\w+ /, '')) as Bounds

test('prices that overlap on the drawing stay apart on a larger movable map', () => {
  const { latitude, longitude } = DEFAULT_VIEW.centre
  const facts = {
    title: '',
    slug: '',
    middleSlug: undefined,
    price,
    priceKind: 'exact',
    vip: undefined,
  } as const
  const pins = [0, 0.003].map((east, id) => ({
    ...facts,
    id,
    place: { latitude, longitude: longitude + east },
  }))
  const liveView = viewOfBounds(getBounds(DEFAULT_VIEW), { width: 1_440, height: 1_800 })
  expect(drawn({ pins }).marks.map(({ count }) => count)).toEqual([2])
  expect(drawn({ pins }, DEFAULT_VIEW, undefined, liveView).marks.map(({ pin }) => pin?.id)).toEqual([0, 1])
})

test('the link of a cluster zooms in on all of its members', () => {
  const { href = '' } = drawn({ clusters: [cluster(0.01)] }).marks[0] ?? {}
  const { north, east } = boundsIn(href)
  expect(href).toMatch(/^view/)
  expect(fitBounds(boundsIn(href)).zoom).toBeGreaterThan(DEFAULT_VIEW.zoom)
  expect(north).toBeGreaterThan(DEFAULT_VIEW.centre.latitude + 0.01)
  expect(east).toBeGreaterThan(DEFAULT_VIEW.centre.longitude + 0.01)
})

test('a cluster that no zoom separates links to the list instead', () => {
  const { href = '' } = drawn({ clusters: [cluster(0)] }).marks[0] ?? {}
  expect(href).toMatch(/^list/)
  expect(boundsIn(href).north).toBeGreaterThan(DEFAULT_VIEW.centre.latitude)
  expect(boundsIn(href).south).toBeLessThan(DEFAULT_VIEW.centre.latitude)
})

test('the link of a cluster as wide as the view still zooms in', () => {
  const { href } = drawn({ clusters: [cluster(0.5)] }).marks[0] ?? {}
  expect(fitBounds(boundsIn(href)).zoom).toBe(DEFAULT_VIEW.zoom + 1)
})

test('the nearest view has no link to a nearer one', () => {
  const { steps } = drawn({}, { ...DEFAULT_VIEW, zoom: MAX_ZOOM })
  expect(steps.nearer).toBeUndefined()
  expect(steps.farther).toMatch(/^view/)
})

test('bounds of another shape than the view are shaded outside', () => {
  const own = getBounds(DEFAULT_VIEW)
  expect(drawn({}, DEFAULT_VIEW, own).outside).toBe('')
  const flat = { ...own, north: own.north - 0.01, south: own.south + 0.01 }
  expect(drawn({}, fitBounds(flat), flat).outside).toMatch(/^M0 0H480V600H0z/)
})

test('a pin shows its price and links to the preview of its statement', () => {
  const facts = { id: 5, title: '3-room flat', slug: '', middleSlug: undefined, price } as const
  const pin = { ...facts, place: DEFAULT_VIEW.centre, priceKind: 'exact', vip: 'super' } as const
  const [mark, agreed] = ['exact', 'negotiable'].map(
    (priceKind) => drawn({ pins: [{ ...pin, priceKind: priceKind as 'exact' }] }).marks[0],
  )
  expect(mark).toMatchObject({ href: 'preview 5', pin: { price: '$162K', isVip: true } })
  expect(agreed?.pin?.price).toBeUndefined()
})
