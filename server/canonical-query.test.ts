import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseSearchFilters, toSearchParams } from '~/features/search-filters'
import { toCanonicalQuery } from './canonical-query'

describe('canonical queries', () => {
  test.each([
    ['?cities=1&amp;price_to=2', '?cities=1&price_to=2'],
    ['?amp;cities=1&amp%3bamp;page=2', '?cities=1&page=2'],
    ['?cities[]=1&cities%5B%5D=2', '?cities=1&cities=2'],
    ['?cities[0]=1&cities%5B12%5D=2', '?cities=1&cities=2'],
    ['?Cities=1&PRICE_TO=5', '?cities=1&price_to=5'],
    ['?cities=1;price_to=2', '?cities=1&price_to=2'],
    ['?q=a;b;cities=1', '?q=a;b&cities=1'],
    ['?cities=1&price_to=90000).', '?cities=1&price_to=90000'],
    ['?cities=1,15%C2%BB', '?cities=1%2C15'],
    ['?q=v%E2%80%8Bake%EF%B8%8F+%EF%BC%97', '?q=vake+7'],
    ['?q=a%00b%0Dc', '?q=ab%0Ac'],
    ['?%E2%80%8Bcities=1', '?cities=1'],
  ])('the query %s is read as %s', (typed, canonical) => {
    expect(toCanonicalQuery(typed)).toBe(canonical)
  })

  test.each([
    '',
    '?',
    '?cities=1,15&page=2',
    '?access_token=eyJ.a-b_c.d~;x=1.',
    '?Continue=%2Fen%2Fs%3Fcities%3D1.&paymentStatus=3',
    '?bounds=%7B%22a%22%3A%5B1%2C2%5D%7D',
    '?q=vake+7.',
    '?q=%E1%83%95%E1%83%90%E1%83%99%E1%83%94',
  ])('the query %s is already canonical', (query) => {
    expect(toCanonicalQuery(query)).toBe(query)
  })

  test('canonicalizing any query twice gives the same result as once', () => {
    const parts = fc.constantFrom(
      'cities',
      'Q',
      '=',
      '&',
      'amp;',
      '%3B',
      ';',
      '[0]',
      '1',
      '%E2%80%8B',
      '%EF%BC%97',
      '.',
      ')',
    )
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 12 }), (pieces) => {
        const query = toCanonicalQuery(`?${pieces.join('')}`)
        expect(toCanonicalQuery(query)).toBe(query)
      }),
    )
  })
})

test.each(['cities[]=1&cities[]=15', 'Cities[0]=1;cities%5B1%5D=15', 'amp;cities=1&amp;cities=15).'])(
  'a search for %s covers both cities',
  (query) => {
    const filters = parseSearchFilters(new URLSearchParams(toCanonicalQuery(`?${query}`)))
    expect(toSearchParams(filters).get('cities')).toBe('1,15')
  },
)
