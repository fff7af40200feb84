import { getNumber, getText, omitParams, type QueryParams } from '~backend/platform/http/query'
import { type Bounds, parseBounds } from '../bounds'
import { chooseGridLevel, splitByBounds, toCellNumber } from '../map-grid'
import { getExtent } from '../map-group'
import { countStatements, MAX_PINS, type MapResult } from '../map-result'
import { whereIds } from '../sql/map-store'
import type { Where } from '../sql/where'
import { parsePredicates } from '../to-predicates'
import type { Cell } from './cell-index'
import { CellSumsCache } from './cell-sums-cache'
import { findMatchingAmong } from './filter-rows'
import { MapViewSums } from './map-view-sums'
import type { MemorySearch, PreparedSearch } from './memory-search'

const WORLD: Bounds = { north: 90, south: -90, east: 180, west: -180 }
/** At which everywhere is a few cells. */
const MAX_LEVEL = 16

type FindOnMap = (query: QueryParams, viewerId: number | undefined) => Promise<MapResult | undefined>

/** What a query finds on the map, counted in the columns; undefined for what they do not tell, as a list is. */
export function createMemoryMap(memorySearch: Pick<MemorySearch, 'begin'>): FindOnMap {
  const sumsCache = new CellSumsCache()

  return async (query, viewerId) => {
    const search = await memorySearch.begin(omitParams(query, 'bounds'), viewerId)
    const boundsPredicates = parsePredicates(new Map([['bounds', query.get('bounds') ?? []]]))
    if (!search || !boundsPredicates) return undefined
    const { store: table, predicates: tests, excludedIds: leftOut } = search
    const bounds = parseBounds(getText(query, 'bounds'))
    const zoom = getNumber(query, 'zoom')
    const findInCells = (cells: readonly Cell[]) =>
      findMatchingAmong(table, cells, [...tests, ...boundsPredicates], leftOut)
    const { inside, cut } = splitByBounds(bounds, table.cellIndex.cells, listExcludedCells(search))

    function countFine(view: Bounds, level: number): MapResult {
      const cells = [...inside, ...cut]
      const summed = new MapViewSums(view, level)
      summed.add(table, findInCells(cells))
      return toMapResult(summed, () => cells)
    }

    function countWide(view: Bounds, level: number): MapResult {
      const sums = sumsCache.getSums(table, tests, inside)
      const summed = new MapViewSums(view, level)
      summed.addCells(inside, sums)
      summed.add(table, findInCells(cut))
      return toMapResult(summed, () => [...inside.filter(({ index }) => sums.getCount(index) > 0), ...cut])
    }

    function toMapResult(summed: MapViewSums, cells: () => Cell[]): MapResult {
      const groups = summed.toMapGroups()
      return { groups, pinsWhere: countStatements(groups) > MAX_PINS ? undefined : whereInCells(cells()) }
    }

    function whereInCells(cells: readonly Cell[]): Where {
      const { rowIds, count } = findInCells(cells)
      return whereIds(Array.from(rowIds.subarray(0, count), (rowId) => rowId + table.firstId))
    }

    if (bounds) {
      const level = chooseGridLevel(bounds, zoom)
      return level < 0 ? countFine(bounds, level) : countWide(bounds, level)
    }
    const all = countWide(WORLD, MAX_LEVEL)
    const extent = getExtent(all.groups)
    return extent ? countWide(extent, Math.max(0, chooseGridLevel(extent, zoom))) : all
  }
}

/** The cells of what is left out: what everybody finds there is too much. */
function listExcludedCells({ store: table, excludedIds: leftOut }: PreparedSearch): Set<number> {
  const { cells: all, cellOfRow: ofSlots } = table.cellIndex
  return new Set(leftOut.flatMap((id) => all[ofSlots[id - table.firstId] ?? -1] ?? []).map(toCellNumber))
}
