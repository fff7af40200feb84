import type pg from 'pg'
import { CallerGone } from '../db/cancellable'
import { numberOf, type Query, textOf, without } from '../http/query'
import { type Bounds, cellsWithin, readBounds } from '../statements/bounds'
import { type Where, whereOf } from '../statements/filters'
import { leftOutOf } from '../statements/left-out'
import { READ } from '../statements/read-text'
import { type Found, MOST_PINS, totalOf } from './found'
import { countryGrid } from './grid'
import { extentOf, type Group, mergeGroups } from './group'
import { type Ask, listGroups, listLeftOutCells, withinCells } from './store'
import { cellOf, cellsPerDegree, cutBy, levelOf } from './view'

/** A view of so many cells is quicker counted than put together from the grid of the country. */
const MOST_CELLS_COUNTED = 150

type Asking = { query: Query; viewerId: number | undefined; signal: AbortSignal }

/** What any query finds on the map, counted in the database. */
export function databaseMap(pool: pg.Pool): (ask: Ask, asking: Asking) => Promise<Found> {
  const gridOf = countryGrid(pool)

  return async (ask, { query, viewerId, signal }) => {
    const zoom = numberOf(query, 'zoom')
    const bounds = readBounds(textOf(query, 'bounds'))
    const where = whereOf(query, viewerId)
    if (bounds && isCountedAtOnce(bounds, query))
      return foundAs(await listGroups(ask, where, cellsPerDegree(levelOf(bounds, zoom))), where)

    const grid = await gridOf(whereOf(without(query, 'bounds', 'exclude_ids')))
    if (signal.aborted) throw new CallerGone()
    const leftOut = await listLeftOutCells(ask, leftOutOf(query, viewerId))
    const { inside, cut } = cutBy(bounds, grid, leftOut)
    const within = withinCells(where, [...inside, ...cut].map(cellOf))
    // Finer than the cells of the grid.
    if (bounds && (isNear(bounds) || levelOf(bounds, zoom) < 0))
      return foundAs(await listGroups(ask, within, cellsPerDegree(levelOf(bounds, zoom))), within)
    const cells = cut.map(cellOf)
    const again = cells.length > 0 ? await listGroups(ask, withinCells(where, cells), cellsPerDegree(0)) : []
    const groups = [...inside, ...again]
    const view = bounds ?? extentOf(groups)
    return foundAs(view ? mergeGroups(groups, 2 ** Math.max(0, levelOf(view, zoom))) : [], within)
  }
}

function foundAs(groups: Group[], where: Where): Found {
  return { groups, few: totalOf(groups) <= MOST_PINS ? where : undefined }
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
