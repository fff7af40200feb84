import type pg from 'pg'
import { RequestAborted } from '~backend/platform/db/cancellable-query'
import { getNumber, getText, omitParams, type QueryParams } from '~backend/platform/http/query'
import { type Bounds, listCellsWithin, parseBounds } from '../bounds'
import { parseExclusions } from '../exclusions'
import { chooseGridLevel, getCellsPerDegree, splitByBounds, toCellNumber } from '../map-grid'
import { getExtent, type MapGroup, mergeGroups } from '../map-group'
import { countStatements, MAX_PINS, type MapResult } from '../map-result'
import { PARSED_TEXT } from '../search-text'
import { createCountryGrid } from './country-grid'
import { listExcludedCells, listMapGroups, type RunQuery, whereInCells } from './map-store'
import { buildWhere, type Where } from './where'

/** A view of so many cells is quicker counted than put together from the grid of the country. */
const MAX_CELLS_COUNTED = 150

type MapRequest = { query: QueryParams; viewerId: number | undefined; signal: AbortSignal }

/** What any query finds on the map, counted in the database. */
export function createSqlMap(pool: pg.Pool): (ask: RunQuery, asking: MapRequest) => Promise<MapResult> {
  const getCountryGrid = createCountryGrid(pool)

  return async (ask, { query, viewerId, signal }) => {
    const zoom = getNumber(query, 'zoom')
    const bounds = parseBounds(getText(query, 'bounds'))
    const where = buildWhere(query, viewerId)
    if (bounds && isCountedDirectly(bounds, query))
      return toMapResult(
        await listMapGroups(ask, where, getCellsPerDegree(chooseGridLevel(bounds, zoom))),
        where,
      )

    const grid = await getCountryGrid(buildWhere(omitParams(query, 'bounds', 'exclude_ids')))
    if (signal.aborted) throw new RequestAborted()
    const leftOut = await listExcludedCells(ask, parseExclusions(query, viewerId))
    const { inside, cut } = splitByBounds(bounds, grid, leftOut)
    const within = whereInCells(where, [...inside, ...cut].map(toCellNumber))
    // Finer than the cells of the grid.
    if (bounds && (isNearView(bounds) || chooseGridLevel(bounds, zoom) < 0))
      return toMapResult(
        await listMapGroups(ask, within, getCellsPerDegree(chooseGridLevel(bounds, zoom))),
        within,
      )
    const cells = cut.map(toCellNumber)
    const recounted =
      cells.length > 0 ? await listMapGroups(ask, whereInCells(where, cells), getCellsPerDegree(0)) : []
    const groups = [...inside, ...recounted]
    const view = bounds ?? getExtent(groups)
    return toMapResult(view ? mergeGroups(groups, 2 ** Math.max(0, chooseGridLevel(view, zoom))) : [], within)
  }
}

function toMapResult(groups: MapGroup[], where: Where): MapResult {
  return { groups, pinsWhere: countStatements(groups) <= MAX_PINS ? where : undefined }
}

/**
 * Without the grid: a near view, unless words are looked for, which an index finds in the whole country but which
 * would be read out of every statement of the view.
 */
function isCountedDirectly(bounds: Bounds, query: QueryParams): boolean {
  return isNearView(bounds) && getText(query, PARSED_TEXT.terms) === undefined
}

function isNearView(bounds: Bounds): boolean {
  return (listCellsWithin(bounds)?.length ?? Number.POSITIVE_INFINITY) <= MAX_CELLS_COUNTED
}
