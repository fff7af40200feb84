import type { z } from 'zod'
import { locationEndpoints } from '~contract/endpoints/locations'
import type * as wire from '~contract/schemas/locations'
import { defineCall } from './endpoint-call.server'
import type { Call } from './upstream-client.server'

export type SearchSuggestions = ReturnType<typeof toSearchSuggestions>
export type SearchSuggestion = SearchSuggestions['suggestions'][number]

const callSearchSuggestions = defineCall(locationEndpoints.searchSuggestions, toSearchSuggestions)

/**
 * Lists what a text may mean while it is being typed, most likely first.
 *
 * @param currency assumed for prices that name none
 */
export function searchSuggestions(text: string, currency: number): Call<SearchSuggestions> {
  return callSearchSuggestions({ query: { q: text, currency_id: currency } })
}

function toSearchSuggestions({
  suggestions,
  parameters,
  house_number: houseNumber,
}: z.output<typeof wire.SearchSuggestions>) {
  return {
    suggestions: suggestions.map(({ kind, id, display_name: name, within, city_id: cityId, slug }) => ({
      kind,
      id,
      name,
      within,
      cityId: cityId ?? undefined,
      slug,
    })),
    /** Filters that the text names besides the suggested things. */
    parameters: parameters ?? {},
    houseNumber,
  }
}
