import type { RangeName, SearchFilters } from '~/features/search-filters'
import { pageFilters } from '~contract/search-filters'
import { type FilterChip, type FilterLabelContext, formatRange } from '../filters/filter-chips'

export interface RelaxedSearch {
  label: string
  filters: SearchFilters
}

/** Maximum number of candidates: more would slow down empty pages. */
const MAX_CANDIDATES = 6
/** Share by which each end is widened. */
const WIDEN_SHARE = 0.2

/** Builds relaxed searches for an empty result: ranges a fifth wider, then each filter removed. */
export function buildRelaxedSearches(
  filters: SearchFilters,
  chips: FilterChip[],
  { t, language }: FilterLabelContext,
): RelaxedSearch[] {
  const wider = (['price', 'area', 'square_price'] as const).flatMap((name) => {
    const widened = widenRange(filters, name)
    if (!widened) return []
    const filter = formatRange(name, widened.ranges[name] ?? {}, widened, { t, language })
    return [{ label: t('relaxed.wider', { filter }), filters: widened }]
  })
  // A search for a stay needs its deal.
  const hasStay = filters.nights !== undefined || filters.guests !== undefined
  const removable = chips.filter(({ kind }) => kind !== 'deal_types' || !hasStay)
  // Removing the only filter equals "clear all".
  const without =
    chips.length > 1
      ? removable.map((chip) => ({
          label: t('relaxed.without', { filter: chip.label }),
          filters: chip.without,
        }))
      : []
  return [...wider, ...without].slice(0, MAX_CANDIDATES)
}

const essentialLists = pageFilters
  .filter((filter) => filter.kind === 'ids')
  .filter((filter) => 'section' in filter && (filter.section === 'deal' || filter.section === 'place'))
  .map((filter) => filter.parameter)

/** Keeps deal, type and place. */
export function toEssentialFilters({ lists }: SearchFilters): SearchFilters {
  const essential = essentialLists.flatMap((name) => (lists[name] ? [[name, lists[name]] as const] : []))
  return { lists: Object.fromEntries(essential), ranges: {}, flags: [], page: 1 }
}

function widenRange(filters: SearchFilters, name: RangeName): SearchFilters | undefined {
  const range = filters.ranges[name]
  if (!range) return undefined
  const { from, to } = range
  const widened = {
    ...(from !== undefined && { from: roundToTwoFigures(from * (1 - WIDEN_SHARE)) }),
    ...(to !== undefined && { to: roundToTwoFigures(to * (1 + WIDEN_SHARE)) }),
  }
  return { ...filters, page: 1, ranges: { ...filters.ranges, [name]: widened } }
}

/** Rounds to two significant digits, as people give limits. */
function roundToTwoFigures(value: number): number {
  return Math.max(1, Number(value.toPrecision(2)))
}
