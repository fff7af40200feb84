import type { Criteria, RangeName } from '../criteria'
import { type Chip, type Names, rangeLabel } from './chips'

/** A search that asks for less, and what it gives up in words. */
export interface Looser {
  label: string
  criteria: Criteria
}

/** Enough to find what stands in the way, and not so much that an empty page is a slow one. */
const MOST_TRIED = 6
/** How far a range is widened, as a share of each end. */
const WIDER = 0.2

/** What to try when nothing is found: ranges a fifth wider, then each filter off. */
export function looserSearches(criteria: Criteria, chips: Chip[], { t, language }: Names): Looser[] {
  const wider = (['price', 'area', 'square_price'] as const).flatMap((name) => {
    const widened = widen(criteria, name)
    if (!widened) return []
    const filter = rangeLabel(name, widened.ranges[name] ?? {}, widened, { t, language })
    return [{ label: t('looser.wider', { filter }), criteria: widened }]
  })
  // With one filter alone, taking it off is no search any more: that is "clear all".
  const without =
    chips.length > 1
      ? chips.map((chip) => ({ label: t('looser.without', { filter: chip.label }), criteria: chip.without }))
      : []
  return [...wider, ...without].slice(0, MOST_TRIED)
}

const ESSENTIAL = ['deal_types', 'real_estate_types', 'cities', 'districts', 'urbans'] as const

/** What every search begins with: deal, type and place. */
export function essentials({ lists }: Criteria): Criteria {
  const kept = ESSENTIAL.flatMap((name) => (lists[name] ? [[name, lists[name]] as const] : []))
  return { lists: Object.fromEntries(kept), ranges: {}, flags: [], page: 1 }
}

function widen(criteria: Criteria, name: RangeName): Criteria | undefined {
  const range = criteria.ranges[name]
  if (!range) return undefined
  const { from, to } = range
  const widened = {
    ...(from !== undefined && { from: rounded(from * (1 - WIDER)) }),
    ...(to !== undefined && { to: rounded(to * (1 + WIDER)) }),
  }
  return { ...criteria, page: 1, ranges: { ...criteria.ranges, [name]: widened } }
}

/** To two figures, as people give limits. */
function rounded(value: number): number {
  return Math.max(1, Number(value.toPrecision(2)))
}
