import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findParamIssues } from './param-issues'
import { parseSearchFilters } from './parse-search-filters'
import { idListNames, toSearchParams } from './search-filters'

function findIssuesIn(queryString: string) {
  const query = new URLSearchParams(queryString)
  return findParamIssues(query, parseSearchFilters(query))
}

describe('the parameter issues of a URL', () => {
  test.each([
    ['', []],
    ['deal_types=1&price_from=&page=1&with_3d=0&utm_source=letter', []],
    ['price_from=0&area_from=00', []],
    ['price_to=0&floor_to=0', ['price_to 0', 'floor_to 0']],
    ['price_from=120 000&area_to=54,5', []],
    ['price_from=$100 000&price_to=1,5 млн&area_to=75 კვ.მ', []],
    ['price_from=$100&price_to=500 ₾', ['price_to 500 ₾']],
    ['price_to=€500&floor_to=3 $', ['price_to €500', 'floor_to 3 $']],
    ['price_from=abc&price_to=-5', ['price_from abc', 'price_to -5']],
    ['cities=1,x,-2&cities[]=y', ['cities x, -2, y']],
    ['page=-1', ['page -1']],
    ['page=1000000000', ['page 1000000000']],
    ['currency_id=7&order_by=beauty&bounds={}', ['currency_id 7', 'order_by beauty', 'bounds {}']],
    ['bounds_city=1&cities=15&bounds={"north":42,"south":41,"east":45,"west":44}', []],
    ['with_picture=perhaps', ['with_picture perhaps']],
    ['walking_area=10,41.7,44.8', []],
    ['walking_area=10', []],
    ['walking_area=99,41.7,44.8', ['walking_area 99,41.7,44.8']],
    ['walking_area=10,91,44.8', ['walking_area 10,91,44.8']],
    ['walking_area=99', ['walking_area 99']],
    ['second_walking_area=99', ['second_walking_area 99']],
    ['second_walking_area=10', []],
    ['second_area=1,2', ['second_area 1,2']],
    ['areas=neither', ['areas neither']],
    ['areas=either', []],
  ])('the ignored parameters of "%s" are reported: %s', (address, ignored) => {
    expect(findIssuesIn(address).ignored.map(({ name, value }) => `${name} ${value}`)).toEqual(ignored)
  })

  test('ids and letters past the limits of a search are reported', () => {
    const ids = Array.from({ length: 10_000 }, (_, place) => place + 1).join(',')
    const [list, ...others] = findIssuesIn(`ids=${ids}`).ignored
    expect(others).toEqual([])
    expect(list?.value.split(', ').slice(0, 2)).toEqual(['…', '101'])
    expect(findIssuesIn(`q=${'ა'.repeat(5_000)}`).ignored[0]?.value).toHaveLength(4_745)
  })

  test('ranges with swapped bounds are reported', () => {
    expect(findIssuesIn('price_from=200&price_to=100&area_from=1&area_to=2').turned).toEqual(['price'])
  })

  test('a URL that the site wrote itself has no issues', () => {
    const names = fc.constantFrom(...idListNames, 'q', 'price_from', 'area_to', 'page', 'newest', 'order_by')
    fc.assert(
      fc.property(fc.array(fc.tuple(names, fc.string())), (pairs) => {
        const ours = toSearchParams(parseSearchFilters(new URLSearchParams(pairs))).toString()
        expect(findIssuesIn(ours)).toEqual({ ignored: [], turned: [], stay: {} })
      }),
    )
  })
})
