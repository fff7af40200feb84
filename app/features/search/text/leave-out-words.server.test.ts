import { expect, test } from 'vitest'
import type { HiddenFilter } from '~/features/favorites/index.server'
import { parseSearchFilters, toSearchParams } from '~/features/search-filters'
import type { Visitor } from '~/session/visitor.server'
import type { City } from '~/upstream/locations.server'
import type { QueryInterpretation } from '~/upstream/query-interpretation.server'
import { interpretText } from '~backend/locations/text-filters/interpret-text'
import { toInterpretationRow } from '~backend/locations/text-filters/interpretation-row'
import { QueryInterpretation as WireInterpretation } from '~contract/schemas/locations'
import { createSeededGazetteer } from '~tests/fixtures/gazetteer'
import { findSearchWithoutWords } from './leave-out-words.server'

const gazetteer = createSeededGazetteer()
const place = { nameIn: undefined, slug: undefined }
const vake = { id: 38, name: 'Vake', ...place }
const cities: City[] = [
  { id: 1, name: 'Tbilisi', ...place, districts: [{ id: 4, name: 'Vake', ...place, urbans: [vake] }] },
]

async function interpret(text: string): Promise<QueryInterpretation> {
  const { pieces, filters, rest, ...row } = WireInterpretation.parse(
    toInterpretationRow(await interpretText(text, gazetteer), 'en'),
  )
  return {
    filters: filters ?? undefined,
    pieces: pieces.map(({ places, ...piece }) => ({
      ...piece,
      ids: places.flatMap(({ id }) => id ?? []),
      names: places.map(({ display_name }) => display_name),
    })),
    houseNumber: row.house_number ?? undefined,
    rest: rest ?? undefined,
  }
}

/** Searches at an upstream that finds statements for texts without these words. */
async function leaveOut(q: string, unfound: RegExp) {
  const call = async ({ path, query }: { path: string; query: URLSearchParams }) =>
    path.endsWith('/count') ? { total: unfound.test(`${query}`) ? 0 : 5 } : interpret(query.get('q') ?? '')
  const optional = (_: string, answer: Promise<unknown>) => answer
  const visitor = { call, optional } as unknown as Visitor
  const found = await findSearchWithoutWords(
    visitor,
    parseSearchFilters(new URLSearchParams({ q })),
    await interpret(q),
    {
      cities,
      hidden: { forCount: (query) => query } as HiddenFilter,
      currency: 1,
    },
  )
  return found && [found.reason, found.words, `${toSearchParams(found.filters)}`]
}

test('an unknown word is dropped and reported', async () => {
  expect(await leaveOut('flat in vake xyzzyq', /xyzzyq/)).toEqual([
    'not_understood',
    'xyzzyq',
    'real_estate_types=1&cities=1&urbans=38',
  ])
})

test('filters of a text are kept even if they find nothing', async () => {
  expect(await leaveOut('rent vake 500-800 gel', /price_from=500/)).toBeUndefined()
  expect(await leaveOut('rent vake 500-800 gel xyzzyq', /price_from=500/)).toEqual([
    'not_understood',
    'xyzzyq',
    'deal_types=2&cities=1&urbans=38&price_from=500&price_to=800&currency_id=1',
  ])
})

test('unwanted features are dropped whole, never turned into wishes', async () => {
  expect(await leaveOut('flat in vake without balcony', /without|balcony/)).toEqual([
    'not_understood',
    'without balcony',
    'real_estate_types=1&cities=1&urbans=38',
  ])
})

test('half of a phone number is not searched as a price', async () => {
  expect(await leaveOut('flat in vake 555 059 111', /\d{3}\+\d{3}/)).toEqual([
    'not_understood',
    '555 059 111',
    'real_estate_types=1&cities=1&urbans=38',
  ])
  expect(await leaveOut('555 059 111', /555|059|111/)).toBeUndefined()
})

test('a house number that finds nothing is dropped and reported', async () => {
  expect(await leaveOut('chavchavadze 400', /400/)).toEqual(['left_out', '400', 'q=chavchavadze'])
})

test('a short word alone, which matches everything, is not searched', async () => {
  expect(await leaveOut('xyzzyq zz', /xyzzyq/)).toBeUndefined()
})
