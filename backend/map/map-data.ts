import type pg from 'pg'
import { CallerGone, queryWhileWanted } from '../db/cancellable'
import { numberOf, type Query, textOf } from '../http/query'
import { type Bounds, cellsWithin, readBounds } from '../statements/bounds'
import { type Where, whereOf } from '../statements/filters'
import { leftOutOf } from '../statements/left-out'
import { READ } from '../statements/read-text'
import { countryGrid } from './grid'
import { extentOf, type Group, mergeGroups } from './group'
import { type Ask, listGroups, listLeftOutCells, listPins, type PinRow, withIds, withinCells } from './store'
import { cellOf, cellsPerDegree, cutBy, levelOf } from './view'

/** Up to so many statements are shown one by one. */
const MOST_PINS = 60
/** A view of so many cells is quicker counted than put together from the grid of the country. */
const MOST_CELLS_COUNTED = 150

export type MapData = { extent: Bounds | null; clusters: Group[]; pins: PinRow[] }

type Asking = {
  query: Query
  /** The user who asks: what they have hidden is left out. */
  viewerId: number | undefined
  /** Aborted when nobody waits any more. */
  signal: AbortSignal
}

/** What a query finds: by the cells of a grid, and the narrowest conditions that find the same statements. */
type Found = { groups: Group[]; where: Where }

/** Every statement that a query finds on the map: alone as a pin, or counted in one cluster with its neighbours. */
export function mapReader(pool: pg.Pool): (asking: Asking) => Promise<MapData> {
  const gridOf = countryGrid(pool)

  return async (asking) => {
    const ask: Ask = (sql, values) => queryWhileWanted(pool, asking.signal, sql, values)
    const { groups, where } = await foundFor(ask, asking)
    const total = groups.reduce((sum, { count }) => sum + count, 0)
    const clusters = total <= MOST_PINS ? [] : groups.filter(({ count }) => count > 1)
    const alone = groups.filter(({ count }) => count === 1).map(({ id }) => id)
    const pins = await listPins(ask, total <= MOST_PINS ? where : withIds(alone))
    return { extent: extentOf(groups), clusters: clusters.sort((a, b) => b.count - a.count), pins }
  }

  async function foundFor(ask: Ask, { query, viewerId, signal }: Asking): Promise<Found> {
    const zoom = numberOf(query, 'zoom')
    const bounds = readBounds(textOf(query, 'bounds') ?? '')
    const where = whereOf(query, viewerId)
    if (bounds && isCountedAtOnce(bounds, query))
      return { where, groups: await listGroups(ask, where, cellsPerDegree(levelOf(bounds, zoom))) }

    const grid = await gridOf(whereOf(without(query, 'bounds', 'exclude_ids')))
    if (signal.aborted) throw new CallerGone()
    const leftOut = await listLeftOutCells(ask, leftOutOf(query, viewerId))
    const { inside, cells } = cutBy(bounds, grid, leftOut)
    const within = withinCells(where, [...inside.map(cellOf), ...cells])
    if (bounds && isNear(bounds))
      return { where: within, groups: await listGroups(ask, within, cellsPerDegree(levelOf(bounds, zoom))) }
    const cut = cells.length > 0 ? await listGroups(ask, withinCells(where, cells), cellsPerDegree(0)) : []
    const groups = [...inside, ...cut]
    const view = bounds ?? extentOf(groups)
    return {
      where: within,
      groups: view ? mergeGroups(groups, 2 ** Math.max(0, levelOf(view, zoom))) : [],
    }
  }
}

/**
 * Without the grid: a near view, unless words are looked for, which an index finds in the whole country but which
 * would be read out of every statement of the view.
 */
function isCountedAtOnce(bounds: Bounds, query: Query): boolean {
  return isNear(bounds) && textOf(query, READ.words) === undefined
}

function isNear(bounds: Bounds): boolean {
  return (cellsWithin(bounds)?.length ?? Number.POSITIVE_INFINITY) <= MOST_CELLS_COUNTED
}

function without(query: Query, ...names: string[]): Query {
  return new Map([...query].filter(([key]) => !names.includes(key)))
}
