import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { type Language, languages } from '~/i18n/languages'
import { allCities, allCitiesIn, allStreets } from '~tests/fixtures/places'
import { parsePath as parse } from '~tests/fixtures/search-paths'
import { isFullRun } from '~tests/full-run'
import type { SearchFilters } from '../search-filters'
import { canonicalSearchUrl } from './format-search-path'
import { parseSearchPath } from './parse-search-path'

type FilterLists = SearchFilters['lists']

const DEALS = [undefined, 1, 2, 3, 7, 10]
const KINDS = [undefined, 1, 2, 3, 4, 5, 6]
const typePairs = DEALS.flatMap((deal) => KINDS.map((kind) => ({ deal, kind })))

/** Places, each as the lists that name it. */
const placeLists: FilterLists[] = allCities.flatMap((city) => [
  { cities: [city.id] },
  ...city.districts.flatMap((district) => [
    { cities: [city.id], districts: [district.id] },
    ...district.urbans.map((urban) => ({ cities: [city.id], urbans: [urban.id] })),
  ]),
])
const streetLists: FilterLists[] = allStreets.flatMap(({ id, urbanIds }) => [
  { cities: [1], grouped_streets: [id] },
  { cities: [1], urbans: urbanIds, grouped_streets: [id] },
])

const toFilters = (lists: FilterLists): SearchFilters => ({ lists, ranges: {}, flags: [], page: 1 })

function format(lists: FilterLists, language: Language): string {
  return canonicalSearchUrl(toFilters(lists), language, { cities: allCities, streets: allStreets })
}

/**
 * Returns an error if the path is not parsed back to these lists; an `expect` for each path would take
 * seconds.
 */
async function findRoundTripError(lists: FilterLists, language: Language) {
  const address = format(lists, language)
  const { unknown, filters } = await parse(address)
  const again = format(filters.lists, language)
  const isSame = again === address && JSON.stringify(filters.lists) === JSON.stringify(lists)
  return isSame && unknown.length === 0 ? undefined : { address, again, unknown, lists: filters.lists }
}

const withTypes = (lists: FilterLists, { deal, kind }: Partial<(typeof typePairs)[number]>): FilterLists => ({
  ...(deal && { deal_types: [deal] }),
  ...(kind && { real_estate_types: [kind] }),
  ...lists,
})

describe('the canonical path of a search', () => {
  // Specification 1.2.4
  test('paths of each place, with each deal and type, are parsed in each language', async () => {
    const addresses = new Set<string>()
    for (const language of languages)
      for (const [number, place] of placeLists.entries())
        for (const types of typePairs.filter((_, index) => isFullRun || index % 6 === number % 6)) {
          const lists = withTypes(place, types)
          expect(await findRoundTripError(lists, language)).toBeUndefined()
          addresses.add(format(lists, language))
        }
    expect(placeLists.length).toBeGreaterThan(140)
    const pairs = isFullRun ? typePairs.length : typePairs.length / 6
    expect(addresses.size).toBe(languages.length * placeLists.length * pairs)
  })

  test('paths of each street are parsed in each language', async () => {
    for (const language of languages)
      for (const [number, street] of streetLists.entries()) {
        const types = typePairs[number % typePairs.length] ?? {}
        expect(await findRoundTripError(withTypes(street, types), language)).toBeUndefined()
      }
    expect(streetLists.length).toBeGreaterThan(1_000)
  })

  test.each([
    [
      { deal_types: [1], real_estate_types: [1], cities: [1], urbans: [38] },
      '/s/iyideba-bina/tbilisi/vake-saburtalo/vake',
    ],
    [{ urbans: [38] }, '/s/tbilisi/vake-saburtalo/vake'],
    [{ districts: [4], urbans: [38] }, '/s/tbilisi/vake-saburtalo/vake'],
    [{ districts: [4], urbans: [38, 47] }, '/s/tbilisi/vake-saburtalo?urbans=38,47'],
    [{ districts: [4, 7] }, '/s?districts=4,7'],
    [{ cities: [1, 15], urbans: [38] }, '/s?cities=1,15&urbans=38'],
    [{ cities: [15], urbans: [38] }, '/s/batumi?urbans=38'],
    [{ deal_types: [1, 2], real_estate_types: [2] }, '/s/kerdzo-saxli?deal_types=1,2'],
    [{ deal_types: [99], cities: [999] }, '/s?deal_types=99&cities=999'],
    [{}, '/s'],
  ])('the canonical path of %j is %s', (lists, address) => {
    expect(decodeURIComponent(format(lists, 'ka'))).toBe(address)
  })

  test('the canonical path of a parsed search is the same, whichever places are chosen', async () => {
    const ids = (all: { id: number }[]) => {
      const anyId = fc.constantFrom(...all.map(({ id }) => id))
      const list = fc.uniqueArray(anyId, { minLength: 1, maxLength: 2 })
      return fc.option(
        list.map((chosen) => chosen.toSorted((a, b) => a - b)),
        { nil: undefined },
      )
    }
    const districts = allCities.flatMap((city) => city.districts)
    const anyLists = fc.record({
      cities: ids(allCities.slice(0, 3)),
      districts: ids(districts),
      urbans: ids(districts.flatMap(({ urbans }) => urbans)),
      grouped_streets: ids(allStreets.slice(0, 40)),
    })
    await fc.assert(
      fc.asyncProperty(anyLists, fc.constantFrom(...languages), async (chosen, language) => {
        const known = Object.entries(chosen).filter(([, list]) => list)
        const address = format(Object.fromEntries(known), language)
        const { unknown, filters } = await parse(address)
        expect(unknown).toEqual([])
        expect(format(filters.lists, language)).toBe(address)
        // A neighbourhood implies its district.
        const { districts: _, ...others } = Object.fromEntries(known)
        expect(filters.lists).toMatchObject(others)
      }),
      { numRuns: 500 },
    )
  })
})

describe('names of places in the letters of a language', () => {
  test.each(['ka', 'ru'] as const)('names are recognized in any order, in %s', async (language) => {
    const cities = allCitiesIn(language)
    const [type, typeId] = language === 'ka' ? ['ბინა', 1] : ['дача', 3]
    const places = cities.flatMap((city) => [
      { names: [city.name], lists: { cities: [city.id] } },
      ...city.districts.flatMap((district) => [
        { names: [city.name, district.name], lists: { cities: [city.id], districts: [district.id] } },
        ...district.urbans.map((urban) => ({
          names: [city.name, district.name, urban.name],
          lists: { cities: [city.id], urbans: [urban.id] },
        })),
      ]),
    ])
    expect(places.length).toBeGreaterThan(140)
    for (const { names, lists } of places) {
      const expected = { unknown: [], filters: { lists: { real_estate_types: [typeId], ...lists } } }
      expect(await parse(`/s/${[...names, type].reverse().join('/')}`, cities)).toMatchObject(expected)
      if (names.length === 1) expect(await parse(`/s/${type}-${names}`, cities)).toMatchObject(expected)
    }
  })
})

describe('words of a path', () => {
  test.each([
    ['/s/Tbilisi/VAKE', { cities: [1], urbans: [38] }],
    ['/en/s/iyideba/kvartira/tbilisi', { deal_types: [1], real_estate_types: [1], cities: [1] }],
    ['/s/gancxadebebis-sia/batumi', { cities: [15] }],
    ['/s/tbilisi/vake-saburtalo?cities=15', { cities: [15] }],
    ['/s/tbilisi/vake-saburtalo/vake?urbans=47', { cities: [1], urbans: [47] }],
    ['/s/iyideba-bina?deal_types=2', { deal_types: [2], real_estate_types: [1] }],
    ['/s/vake/tbilisi/bina', { real_estate_types: [1], cities: [1], urbans: [38] }],
    ['/s/tbilisi/vake/vake-saburtalo', { cities: [1], urbans: [38] }],
    ['/s/ბინა-თბილისი', { real_estate_types: [1], cities: [1] }],
    ['/s/ვაკე-თბილისი-იყიდება-ბინა', { deal_types: [1], real_estate_types: [1], cities: [1], urbans: [38] }],
    ['/ru/s/квартира-тбилиси', { real_estate_types: [1], cities: [1] }],
    [
      '/ru/s/Сдаётся-дом/Тбилиси/Ваке',
      { deal_types: [2], real_estate_types: [2], cities: [1], urbans: [38] },
    ],
    ['/en/s/flat for sale batumi', { deal_types: [1], real_estate_types: [1], cities: [15] }],
  ])('the words %s are parsed to the filters %j', async (address, lists) => {
    expect(await parse(address)).toMatchObject({ unknown: [], filters: { lists } })
  })

  test.each([
    ['/s/nowhere', ['nowhere'], {}],
    ['/s/batumi/vake', ['vake'], { cities: [15] }],
    ['/s/tbilisi/vake-saburtalo/gldani', ['gldani'], { cities: [1], districts: [4] }],
    ['/s/tbilisi/tbilisi', ['tbilisi'], { cities: [1] }],
    ['/s/tbilisi/vake/iyideba/qiravdeba', ['qiravdeba'], { cities: [1], urbans: [38], deal_types: [1] }],
    ['/s/batumi/qwxzv-baghi/qwxzv-baghi', ['qwxzv-baghi'], { cities: [15] }],
    ['/s/ლურჯი-ბინა-თბილისში', ['ლურჯი', 'თბილისში'], { real_estate_types: [1] }],
    ['/s/tbilisi/another-street-1', ['another-street-1'], { cities: [1] }],
    ['/s/constructor/__proto__', ['constructor', '__proto__'], {}],
  ])('the words %s leave %j unknown, and name no other place', async (address, unknown, lists) => {
    expect(await parse(address)).toMatchObject({ unknown, filters: { lists } })
    expect((await parse(address)).filters.lists).toEqual(lists)
  })

  test('a street is recognized only at its place, and only by its own name', async () => {
    const street = allStreets.find(({ urbanIds }) => urbanIds.includes(38))
    const word = `${street?.slugs?.en}-${street?.id}`
    expect((await parse(`/s/tbilisi/vake/${word}`)).filters.lists.grouped_streets).toEqual([street?.id])
    expect((await parse(`/s/${word}`)).unknown).toEqual([word])
    expect((await parse(`/s/tbilisi/saburtalo/${word}`)).unknown).toEqual([word])
    expect((await parse(`/s/tbilisi/vake/x-${street?.id}`)).unknown).toEqual([`x-${street?.id}`])
    expect((await parse(`/s/tbilisi/vake/${street?.slugs?.en}-999999`)).unknown).toHaveLength(1)
  })
})

test('a path of any length looks up only a few streets', async () => {
  const findStreet = vi.fn(async () => undefined)
  const words = ['tbilisi', ...Array.from({ length: 400 }, (_, id) => `street-${id + 1}`)]
  const { unknownWords } = await parseSearchPath(words, allCities, findStreet)
  expect(findStreet.mock.calls.length).toBeGreaterThan(0)
  expect(findStreet.mock.calls.length).toBeLessThan(8)
  expect(unknownWords.length).toBeLessThan(8)
})
