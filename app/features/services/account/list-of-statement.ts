import { parseSearchFilters, type SearchFilters } from '~/features/search-filters'
import type { StatementDetails } from '~/upstream/statement-details.server'

/** Returns the list that contains a statement: its deal, type and city. */
export function listOfStatement({
  dealId,
  typeId,
  cityId,
}: Pick<StatementDetails, 'dealId' | 'typeId' | 'cityId'>): SearchFilters {
  const query = new URLSearchParams()
  if (dealId !== undefined) query.set('deal_types', String(dealId))
  if (typeId !== undefined) query.set('real_estate_types', String(typeId))
  if (cityId !== undefined) query.set('cities', String(cityId))
  return parseSearchFilters(query)
}
