import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { getPathLanguage } from '~/i18n/languages'
import { allCities, allStreets } from '~tests/fixtures/places'
import { findStreet, parsePath as parse } from '~tests/fixtures/search-paths'
import { isFullRun } from '~tests/full-run'
import { readCanonicalPath } from './canonical-redirect'
import { parseSearchPath } from './parse-search-path'

async function findRedirect(address: string): Promise<string | undefined> {
  const { url } = await parse(address)
  const { canonical } = await readCanonicalPath(url, getPathLanguage(url.pathname), async (words) => ({
    path: await parseSearchPath(words, allCities, findStreet),
    places: { cities: allCities, streets: allStreets },
  }))
  return canonical
}

describe('redirects to canonical paths', () => {
  // Specification 1.2.6
  test.each([
    ['/s/ბინა-თბილისი', '/s/bina/tbilisi'],
    [encodeURI('/ru/s/квартира-тбилиси'), '/ru/s/kvartira/tbilisi'],
    ['/en/s/tbilisi/iyideba-bina', '/en/s/for-sale-apartment/tbilisi'],
    ['/s/Tbilisi/VAKE?page=2&utm_source=x', '/s/tbilisi/vake-saburtalo/vake?page=2&utm_source=x'],
    ['/s/tbilisi?cities=15', '/s/batumi'],
    ['/s/tbilisi?cities=15,1&price_to=abc', '/s?price_to=abc&cities=1%2C15'],
    ['/s/tbilisi?cities=15,junk', '/s/batumi?cities=junk'],
    ['/s/tbilisi/qwxzv?cities[]=15', '/s/batumi/qwxzv'],
    ['/s/qwxzv-ლურჯი/tbilisi', '/s/tbilisi/qwxzv-%E1%83%9A%E1%83%A3%E1%83%A0%E1%83%AF%E1%83%98'],
    ['/s/gancxadebebis-sia', '/s'],
    // The query replaces the district, after which the next word is recognized.
    ['/en/s/gldani-nadzaladevi/vake?districts=4,7', '/en/s/tbilisi?districts=4%2C7&urbans=38'],
    // The first street is in another district.
    [
      '/en/s/tbilisi/on-punikuliori-street-117/on-barisakho-street-1/x-gldani-nadzaladevi',
      '/en/s/tbilisi/gldani-nadzaladevi/on-barisakho-street-1/on-punikuliori-street-117/x',
    ],
  ])('the path %s redirects to %s', async (address, canonical) => {
    expect(await findRedirect(address)).toBe(canonical)
  })

  test.each([
    '/s/tbilisi',
    '/s/tbilisi/',
    '/s/tbilisi/qwxzv',
    '/s/tbilisi?cities=junk',
    '/s/tbilisi?cities=1',
  ])('the path %s does not redirect', async (address) => {
    expect(await findRedirect(address)).toBeUndefined()
  })

  const timeout = isFullRun ? 120_000 : 20_000
  test('any path redirects at once to one that does not redirect, whatever its words, their order and the query', {
    timeout,
  }, async () => {
    const names = [...allCities.slice(0, 4), ...(allCities[0]?.districts ?? [])]
    const known = names.flatMap(({ slug, name }) => [slug ?? '', name, ...name.split('-')])
    const streets = allStreets.slice(0, 10).map(({ slugs, id }) => `${slugs?.en}-${id}`)
    const others = [
      'ბინა',
      'iyideba',
      'дом',
      'vake',
      'ваке',
      'x',
      'qwxzv-9',
      'for-sale-hotel',
      '%',
      '?',
      'a+b',
      '-',
    ]
    const anyPart = fc.constantFrom(...known, ...streets, ...others)
    const anyWord = fc.array(anyPart, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('-'))
    const anyQuery = fc.constantFrom(
      '',
      '?cities=15',
      '?urbans=38',
      '?districts=4,7',
      '?grouped_streets=junk',
    )
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyWord, { minLength: 1, maxLength: 10 }),
        anyQuery,
        fc.constantFrom('', '/en', '/ru'),
        async (words, query, prefix) => {
          const address = `${prefix}/s/${words.map(encodeURIComponent).join('/')}${query}`
          const last = (await findRedirect(address)) ?? address
          expect([last, await findRedirect(last)]).toEqual([last, undefined])
          if (query) return
          const before = await parse(address)
          expect(await parse(last)).toMatchObject({
            unknown: before.unknown,
            filters: { lists: before.filters.lists },
          })
        },
      ),
      { numRuns: isFullRun ? 5_000 : 60 },
    )
  })
})
