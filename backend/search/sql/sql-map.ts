import type pg from 'pg'
import { RequestAborted } from '~backend/platform/db/cancellable-query'
import { getNumber, getText, omitParams, type QueryParams } from '~backend/platform/http/query'
import { type Bounds, parseBounds } from '../bounds'
import { parseExclusions } from '../exclusions'
import { chooseGridLevel, getCellsPerDegree, listCellsWithin, splitByBounds, toCellNumber } from '../map-grid'
import { countStatements, getExtent, MAX_PINS, type MapGroup, mergeGroups } from '../map-group'
import type { MapResult } from '../search'
import { PARSED_TEXT } from '../search-text'
import { createCountryGrid } from './country-grid'
import { listExcludedCells, listMapGroups, type RunQuery, whereInCells } from './map-store'
import { buildWhere, type Where } from './where'

/** Number of cells below which counting a view is faster than merging the country's grid. */
const MAX_CELLS_COUNTED = 150

type MapRequest = { query: QueryParams; viewerId: number | undefined; signal: AbortSignal }

export function createSqlMap(pool: pg.Pool): (runQuery: RunQuery, request: MapRequest) => Promise<MapResult> {
  const getCountryGrid = createCountryGrid(pool)

  return async (runQuery, { query, viewerId, signal }) => {
    const zoom = getNumber(query, 'zoom')
    const bounds = parseBounds(getText(query, 'bounds'))
    const where = buildWhere(query, viewerId)
    if (bounds && isCountedDirectly(bounds, query))
      return toMapResult(
        await listMapGroups(runQuery, where, getCellsPerDegree(chooseGridLevel(bounds, zoom))),
        where,
      )

    const grid = await getCountryGrid(buildWhere(omitParams(query, 'bounds', 'exclude_ids')))
    if (signal.aborted) throw new RequestAborted()
    const excludedCells = await listExcludedCells(runQuery, parseExclusions(query, viewerId))
    const { inside, cut } = splitByBounds(bounds, grid, excludedCells)
    const within = whereInCells(where, [...inside, ...cut].map(toCellNumber))
    // The grid of the country is too coarse.
    if (bounds && (isNearView(bounds) || chooseGridLevel(bounds, zoom) < 0))
      return toMapResult(
        await listMapGroups(runQuery, within, getCellsPerDegree(chooseGridLevel(bounds, zoom))),
        within,
      )
    const cells = cut.map(toCellNumber)
    const recounted =
      cells.length > 0 ? await listMapGroups(runQuery, whereInCells(where, cells), getCellsPerDegree(0)) : []
    const groups = [...inside, ...recounted]
    const view = bounds ?? getExtent(groups)
    return toMapResult(view ? mergeGroups(groups, 2 ** Math.max(0, chooseGridLevel(view, zoom))) : [], within)
  }
}

function toMapResult(groups: MapGroup[], where: Where): MapResult {
  return { groups, pinsWhere: countStatements(groups) <= MAX_PINS ? where : undefined }
}

/** False for texts, which are searched by an index of the country instead of a view's rows. */
function isCountedDirectly(bounds: Bounds, query: QueryParams): boolean {
  return isNearView(bounds) && getText(query, PARSED_TEXT.terms) === undefined
}

function isNearView(bounds: Bounds): boolean {
  return (listCellsWithin(bounds)?.length ?? Number.POSITIVE_INFINITY) <= MAX_CELLS_COUNTED
}
