import { Router } from 'express'
import type pg from 'pg'
import type { GetGazetteer } from '~backend/locations/gazetteer'
import { mountEndpoint } from '~backend/platform/http/mount-endpoint'
import type { Locale } from '~backend/platform/localized-text'
import { locationEndpoints } from '~contract/endpoints/locations'
import type { AnswerOf } from '~contract/schemas/envelope'
import type { SearchSuggestions } from '~contract/schemas/locations'
import { parseStatementNumber } from '~contract/values/statement-number'
import { isPublicStatement } from './store'
import { createSuggest, type Suggestions } from './suggest'

const MIN_LETTERS = 2

export function suggestionRoutes(pool: pg.Pool, getGazetteer: GetGazetteer): Router {
  const suggest = createSuggest(pool, getGazetteer)
  const router = Router()

  mountEndpoint(router, locationEndpoints.searchSuggestions, async ({ query, locale }) => {
    const text = query.q ?? ''
    if ([...text].length < MIN_LETTERS) return { suggestions: [] }
    const number = parseStatementNumber(text)
    if (number === undefined) return toSuggestionsRow(await suggest(text, query.currency_id), locale)
    const isFound = await isPublicStatement(pool, number)
    return {
      suggestions: isFound ? [{ kind: 'statement' as const, id: number, display_name: `${number}` }] : [],
    }
  })

  return router
}

function toSuggestionsRow(
  { entries, parameters, houseNumber }: Suggestions,
  locale: Locale,
): AnswerOf<typeof SearchSuggestions> {
  return {
    suggestions: entries.map(({ kind, id, name, within, cityId, slug }) => ({
      kind,
      id,
      display_name: name[locale],
      within: within?.[locale] ?? null,
      city_id: cityId ?? null,
      slug: slug ?? null,
    })),
    parameters,
    house_number: houseNumber ?? null,
  }
}
