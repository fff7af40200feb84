import type { RangeName, SearchFilters } from '~/features/search-filters'
import { type FilterChip, type FilterLabelContext, formatRange } from './filter-chips'

/** A search that asks for less, and what it gives up in words. */
export interface RelaxedSearch {
  label: string
  criteria: SearchFilters
}

/** Enough to find what stands in the way, and not so much that an empty page is a slow one. */
const MAX_CANDIDATES = 6
/** How far a range is widened, as a share of each end. */
const WIDEN_SHARE = 0.2

/** What to try when nothing is found: ranges a fifth wider, then each filter off. */
export function buildRelaxedSearches(
  filters: SearchFilters,
  chips: FilterChip[],
  { t, language }: FilterLabelContext,
): RelaxedSearch[] {
  const wider = (['price', 'area', 'square_price'] as const).flatMap((name) => {
    const widened = widenRange(filters, name)
    if (!widened) return []
    const filter = formatRange(name, widened.ranges[name] ?? {}, widened, { t, language })
    return [{ label: t('relaxed.wider', { filter }), criteria: widened }]
  })
  // With one filter alone, taking it off is no search any more: that is "clear all".
  const without =
    chips.length > 1
      ? chips.map((chip) => ({ label: t('relaxed.without', { filter: chip.label }), criteria: chip.without }))
      : []
  return [...wider, ...without].slice(0, MAX_CANDIDATES)
}

const ESSENTIAL_LISTS = ['deal_types', 'real_estate_types', 'cities', 'districts', 'urbans'] as const

/** What every search begins with: deal, type and place. */
export function keepEssentialFilters({ lists }: SearchFilters): SearchFilters {
  const kept = ESSENTIAL_LISTS.flatMap((name) => (lists[name] ? [[name, lists[name]] as const] : []))
  return { lists: Object.fromEntries(kept), ranges: {}, flags: [], page: 1 }
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

/** To two figures, as people give limits. */
function roundToTwoFigures(value: number): number {
  return Math.max(1, Number(value.toPrecision(2)))
}
