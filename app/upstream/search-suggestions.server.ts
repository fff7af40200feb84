import type { z } from 'zod'
import { success } from '~contract/schemas/envelope'
import * as wire from '~contract/schemas/locations'
import type { Call } from './upstream-client.server'

const SearchSuggestions = wire.SearchSuggestions.transform(
  ({ suggestions, parameters, house_number: houseNumber }) => ({
    suggestions: suggestions.map(({ kind, id, display_name: name, within, city_id: cityId, slug }) => ({
      kind,
      id,
      name,
      within,
      cityId: cityId ?? undefined,
      slug,
    })),
    /** Filters recognized in the text besides the suggestion. */
    parameters: parameters ?? {},
    houseNumber,
  }),
)

export type SearchSuggestions = z.output<typeof SearchSuggestions>
export type SearchSuggestion = SearchSuggestions['suggestions'][number]

/**
 * Suggests meanings of a partly typed text, the likeliest first.
 * @param currency currency assumed for prices that name none
 */
export function searchSuggestions(text: string, currency: number): Call<SearchSuggestions> {
  const query = new URLSearchParams({ q: text, currency_id: String(currency) })
  return { api: 'main', path: 'microservice/search-suggestions', query, answer: success(SearchSuggestions) }
}
