import type { Bounds } from '../bounds'
import { chooseGridLevel, splitByBounds, toCellNumber } from '../map-grid'
import { countStatements, getExtent, MAX_PINS, type MapGroup } from '../map-group'
import type { Cell } from './cell-index'
import type { CellSumsCache } from './cell-sums-cache'
import type { ColumnStore } from './column-store'
import { findMatchingAmong } from './filter-rows'
import { MapViewSums } from './map-view-sums'
import type { Predicate, RowFilter } from './predicates'

/** View of a map; undefined bounds mean the whole result. */
export type MapView = {
  bounds: Bounds | undefined
  boundsPredicates: readonly Predicate[]
  zoom: number | undefined
}

/** Groups of a view; `pinIds` is defined if they are few enough for pins. */
export type MapCells = { groups: MapGroup[]; pinIds: number[] | undefined }

const WORLD: Bounds = { north: 90, south: -90, east: 180, west: -180 }
/** Coarsest level, at which the world is a few cells. */
const MAX_LEVEL = 16

export function findOnMap(
  store: ColumnStore,
  { predicates, excludedIds }: RowFilter,
  { bounds, boundsPredicates, zoom }: MapView,
  sumsCache: CellSumsCache,
): MapCells {
  const { inside, cut } = splitByBounds(bounds, store.cellIndex.cells, listExcludedCells(store, excludedIds))

  if (bounds) {
    const level = chooseGridLevel(bounds, zoom)
    return level < 0 ? countRowByRow(bounds, level) : countByCells(bounds, level)
  }
  const all = countByCells(WORLD, MAX_LEVEL)
  const extent = getExtent(all.groups)
  return extent ? countByCells(extent, Math.max(0, chooseGridLevel(extent, zoom))) : all

  /** Counts row by row, for grids finer than the cell index. */
  function countRowByRow(view: Bounds, level: number): MapCells {
    const cells = [...inside, ...cut]
    const viewSums = new MapViewSums(view, level)
    viewSums.add(store, findInCells(cells))
    return toMapCells(viewSums, () => cells)
  }

  function countByCells(view: Bounds, level: number): MapCells {
    const cellSums = sumsCache.getSums(store, predicates, inside)
    const viewSums = new MapViewSums(view, level)
    viewSums.addCells(inside, cellSums)
    viewSums.add(store, findInCells(cut))
    return toMapCells(viewSums, () => [...inside.filter(({ index }) => cellSums.getCount(index) > 0), ...cut])
  }

  function toMapCells(viewSums: MapViewSums, listCells: () => Cell[]): MapCells {
    const groups = viewSums.toMapGroups()
    return { groups, pinIds: countStatements(groups) > MAX_PINS ? undefined : listIds(listCells()) }
  }

  function listIds(cells: readonly Cell[]): number[] {
    const { rowIds, count } = findInCells(cells)
    return Array.from(rowIds.subarray(0, count), (rowId) => rowId + store.firstId)
  }

  function findInCells(cells: readonly Cell[]) {
    return findMatchingAmong(store, cells, [...predicates, ...boundsPredicates], excludedIds)
  }
}

/** Lists cells whose cached sums include excluded statements. */
function listExcludedCells({ cellIndex, firstId }: ColumnStore, excludedIds: readonly number[]): Set<number> {
  const { cells, cellOfRow } = cellIndex
  return new Set(excludedIds.flatMap((id) => cells[cellOfRow[id - firstId] ?? -1] ?? []).map(toCellNumber))
}
