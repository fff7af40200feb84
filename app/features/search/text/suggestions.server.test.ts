import { expect, test } from 'vitest'
import type { HiddenFilter } from '~/features/favorites/index.server'
import { parseSearchFilters, searchUrl } from '~/features/search-filters'
import { getI18n } from '~/i18n/i18n.server'
import type { Visitor } from '~/session/visitor.server'
import { loadLikelyMeanings, loadSuggestions } from './suggestions.server'

const suggestions = [
  { kind: 'urban', id: 38, name: 'Vake', within: 'Tbilisi', cityId: 1 },
  { kind: 'urban', id: 64, name: 'Vera', within: 'Tbilisi', cityId: 1 },
  { kind: 'broker', id: 5, name: 'Vake Homes', slug: 'vake-homes' },
]

/** Loads suggestions at an upstream with statements only in Vake. */
async function suggest(load: typeof loadSuggestions) {
  const call = async ({ path, query }: { path: string; query: URLSearchParams }) =>
    path.endsWith('/count')
      ? { total: query.get('urbans') === '38' ? 7 : 0 }
      : { suggestions, parameters: {} }
  const visitor = {
    language: 'en',
    call,
    optional: (_: string, answer: Promise<unknown>) => answer,
  } as unknown as Visitor
  const found = await load(visitor, 'va', parseSearchFilters(new URLSearchParams('q=va')), {
    hidden: { forCount: (query) => query } as HiddenFilter,
    currency: 1,
    toUrl: searchUrl,
    t: (await getI18n('en')).getFixedT('en', 'search-filters'),
  })
  return found.map(({ name, count }) => [name, count])
}

test('suggestions for an unknown text omit places without a listing', async () => {
  expect(await suggest(loadLikelyMeanings)).toEqual([
    ['Vake', 7],
    ['Vake Homes', undefined],
  ])
})

test('suggestions during typing include places without a listing', async () => {
  expect(await suggest(loadSuggestions)).toContainEqual(['Vera', 0])
})
