import type pg from 'pg'
import { CallerGone, queryWhileWanted } from '../db/cancellable'
import { numberOf, type Query, textOf } from '../http/query'
import { type Bounds, cellsWithin, readBounds } from '../statements/bounds'
import { whereOf } from '../statements/filters'
import { leftOutOf } from '../statements/left-out'
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

/** Every statement that a query finds on the map: alone as a pin, or counted in one cluster with its neighbours. */
export function mapReader(pool: pg.Pool): (asking: Asking) => Promise<MapData> {
  const gridOf = countryGrid(pool)

  return async (asking) => {
    const ask: Ask = (sql, values) => queryWhileWanted(pool, asking.signal, sql, values)
    const groups = await groupsOf(ask, asking)
    const total = groups.reduce((sum, { count }) => sum + count, 0)
    const clusters = total <= MOST_PINS ? [] : groups.filter(({ count }) => count > 1)
    const alone = groups.filter(({ count }) => count === 1).map(({ id }) => id)
    const pins = await listPins(
      ask,
      total <= MOST_PINS ? whereOf(asking.query, asking.viewerId) : withIds(alone),
    )
    return { extent: extentOf(groups), clusters: clusters.sort((a, b) => b.count - a.count), pins }
  }

  async function groupsOf(ask: Ask, { query, viewerId, signal }: Asking): Promise<Group[]> {
    const zoom = numberOf(query, 'zoom')
    const bounds = readBounds(textOf(query, 'bounds') ?? '')
    const where = whereOf(query, viewerId)
    if (bounds && isCountedAtOnce(bounds, query))
      return listGroups(ask, where, cellsPerDegree(levelOf(bounds, zoom)))

    const grid = await gridOf(whereOf(without(query, 'bounds', 'exclude_ids')))
    if (signal.aborted) throw new CallerGone()
    const leftOut = await listLeftOutCells(ask, leftOutOf(query, viewerId))
    const { inside, cells } = cutBy(bounds, grid, leftOut)
    if (bounds && isNear(bounds)) return countedIn([...inside.map(cellOf), ...cells], levelOf(bounds, zoom))
    const groups = [...inside, ...(await countedIn(cells, 0))]
    const view = bounds ?? extentOf(groups)
    return view ? mergeGroups(groups, 2 ** Math.max(0, levelOf(view, zoom))) : []

    async function countedIn(cells: number[], level: number): Promise<Group[]> {
      return cells.length > 0 ? listGroups(ask, withinCells(where, cells), cellsPerDegree(level)) : []
    }
  }
}

/**
 * Without the grid: a near view, unless words are looked for, which an index finds in the whole country but which
 * would be read out of every statement of the view. And a view around the back of the world: it has no row of cells.
 */
function isCountedAtOnce(bounds: Bounds, query: Query): boolean {
  return bounds.east < bounds.west || (isNear(bounds) && textOf(query, 'q') === undefined)
}

function isNear(bounds: Bounds): boolean {
  return (cellsWithin(bounds)?.length ?? Number.POSITIVE_INFINITY) <= MOST_CELLS_COUNTED
}

function without(query: Query, ...names: string[]): Query {
  return new Map([...query].filter(([key]) => !names.includes(key)))
}
