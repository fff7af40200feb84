import type { Criteria, ListName } from '../criteria'
import { chipsOf, type Names } from './chips'
import { headingOf } from './heading'

/** How many filters are told beside the heading before they are only counted. */
const TOLD = 2

/** A search in one line: its heading and what the heading does not say, "Apartments for sale in Vake, 3 rooms +1". */
export function searchInWords(criteria: Criteria, names: Names): string {
  const { dictionaries, cities, t } = names
  const heading = headingOf(criteria, dictionaries, cities, t)
  const rest = chipsOf(criteria, names).filter(({ kind }) => !kind || !isSaid(kind, criteria))
  const told = rest.slice(0, TOLD).map(({ label }) => label)
  const untold = rest.length - told.length
  const words = [...(heading === t('title') && told.length > 0 ? [] : [heading]), ...told].join(', ')
  return untold > 0 ? `${words} +${untold}` : words
}

/** The heading says a deal, a type and the smallest place when there is one alone of its kind. */
function isSaid(kind: ListName, { lists }: Criteria): boolean {
  const single = lists[kind]?.length === 1
  if (kind === 'districts') return single && (lists.urbans?.length ?? 0) < 2
  return single && ['deal_types', 'real_estate_types', 'cities', 'urbans'].includes(kind)
}
