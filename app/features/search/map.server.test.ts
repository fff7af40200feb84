import { expect, test } from 'vitest'
import type { Visitor } from '../../http/visitor.server'
import type { Call } from '../../upstream/door.server'
import type { MapData } from '../../upstream/map.server'
import { readCriteria } from '../criteria'
import type { LeftOut } from '../favorites/index.server'
import { boundsOf, DEFAULT_VIEW } from '../map'
import { mapPart } from './map.server'

const POTI = { north: 42.17, south: 42.13, east: 41.7, west: 41.65 }
const nothing = { total: 0, extent: undefined, clusters: [], pins: [] }

/** What a search is shown where an upstream finds so many in the default view, and three more in Poti. */
async function shown(query: string, near: number) {
  const asked: boolean[] = []
  const upstream = async ({ query }: Pick<Call<MapData>, 'query'>): Promise<MapData> => {
    const isLimited = Boolean(query?.has('bounds'))
    asked.push(isLimited)
    if (!isLimited) return { ...nothing, total: near + 3, extent: POTI }
    return { ...nothing, total: near, ...(near > 0 && { extent: boundsOf(DEFAULT_VIEW) }) }
  }
  const { map } = await mapPart({
    visitor: { language: 'en', call: upstream } as unknown as Visitor,
    criteria: readCriteria(new URLSearchParams(query)),
    drawing: undefined,
    currency: 'usd',
    hidden: { count: (query) => query } as LeftOut,
    markup: new Map(),
  })
  return { asked, bounds: map.bounds, total: map.total }
}

test('the map begins with the default view', async () => {
  const { asked, bounds } = await shown('price_to=90000', 2)
  expect([asked, bounds]).toEqual([[true], boundsOf(DEFAULT_VIEW)])
})

test('but with all that is found where that is elsewhere', async () => {
  const { asked, bounds, total } = await shown('price_to=90000', 0)
  expect([asked, total]).toEqual([[true, false], 3])
  expect(bounds.north).toBeGreaterThan(POTI.north)
  expect(bounds.west).toBeLessThan(POTI.west)
  expect(bounds.south).toBeGreaterThan(boundsOf(DEFAULT_VIEW).north)
})

test('and stays where the address says, though nothing is there', async () => {
  const bounds = encodeURIComponent(JSON.stringify(boundsOf(DEFAULT_VIEW)))
  const { asked, total } = await shown(`price_to=90000&bounds=${bounds}`, 0)
  expect([asked, total]).toEqual([[true], 0])
})
