import { numberOf, type Query, textOf, without } from '../http/query'
import { type Bounds, readBounds } from '../statements/bounds'
import { testsOf } from '../statements/columns/asked'
import type { Cell } from '../statements/columns/cells'
import { matchingAmong } from '../statements/columns/narrow'
import type { ColumnSearch, Search } from '../statements/columns/search'
import type { Where } from '../statements/filters'
import { type Found, MOST_PINS, totalOf } from './found'
import { extentOf } from './group'
import { KeptCells } from './kept-cells'
import { withIds } from './store'
import { SummedView } from './summed-view'
import { cellOf, cutBy, levelOf } from './view'

const EVERYWHERE: Bounds = { north: 90, south: -90, east: 180, west: -180 }
/** At which everywhere is a few cells. */
const COARSEST = 16

type FindInColumns = (query: Query, viewerId: number | undefined) => Promise<Found | undefined>

/** What a query finds on the map, counted in the columns; undefined for what they do not tell, as a list is. */
export function columnsMap(columns: Pick<ColumnSearch, 'begin'>): FindInColumns {
  const kept = new KeptCells()

  return async (query, viewerId) => {
    const search = await columns.begin(without(query, 'bounds'), viewerId)
    const edges = testsOf(new Map([['bounds', query.get('bounds') ?? []]]))
    if (!search || !edges) return undefined
    const { table, tests, leftOut } = search
    const bounds = readBounds(textOf(query, 'bounds'))
    const zoom = numberOf(query, 'zoom')
    const foundIn = (cells: readonly Cell[]) => matchingAmong(table, cells, [...tests, ...edges], leftOut)
    const { inside, cut } = cutBy(bounds, table.cells.all, leftOutCells(search))

    function fine(view: Bounds, level: number): Found {
      const cells = [...inside, ...cut]
      const summed = new SummedView(view, level)
      summed.add(table, foundIn(cells))
      return foundOf(summed, () => cells)
    }

    function wide(view: Bounds, level: number): Found {
      const sums = kept.sumsOf(table, tests, inside)
      const summed = new SummedView(view, level)
      summed.addCells(inside, sums)
      summed.add(table, foundIn(cut))
      return foundOf(summed, () => [...inside.filter(({ index }) => sums.count(index) > 0), ...cut])
    }

    function foundOf(summed: SummedView, cells: () => Cell[]): Found {
      const groups = summed.groups()
      return { groups, few: totalOf(groups) > MOST_PINS ? undefined : idsIn(cells()) }
    }

    function idsIn(cells: readonly Cell[]): Where {
      const { slots, count } = foundIn(cells)
      return withIds(Array.from(slots.subarray(0, count), (slot) => slot + table.first))
    }

    if (bounds) {
      const level = levelOf(bounds, zoom)
      return level < 0 ? fine(bounds, level) : wide(bounds, level)
    }
    const all = wide(EVERYWHERE, COARSEST)
    const extent = extentOf(all.groups)
    return extent ? wide(extent, Math.max(0, levelOf(extent, zoom))) : all
  }
}

/** The cells of what is left out: what everybody finds there is too much. */
function leftOutCells({ table, leftOut }: Search): Set<number> {
  const { all, ofSlots } = table.cells
  return new Set(leftOut.flatMap((id) => all[ofSlots[id - table.first] ?? -1] ?? []).map(cellOf))
}
