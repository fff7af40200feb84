import { expect, test } from 'vitest'
import { listSuggestions } from './suggestions'

const own = {
  views: 5,
  phoneViews: 1,
  messages: 0,
  photos: 11,
  descriptionLength: 300,
  daysListed: 20,
  daysSinceRenewal: 5,
  squarePrice: 1_500,
}
const similar = { ...own, squarePriceLow: 1_300, squarePriceHigh: 1_700 }

test('a statement like the others has no suggestions', () => {
  expect(listSuggestions({ own, similar })).toEqual([])
})

test('a statement without enough similar ones has no suggestions', () => {
  expect(listSuggestions({ own: { ...own, photos: 0 }, similar: undefined })).toEqual([])
})

test.each([
  ['photos', { photos: 8 }, { own: 8, usual: 11 }],
  ['price', { squarePrice: 1_701 }, { own: 1_701, usual: 1_700 }],
  ['description', { descriptionLength: 149 }, { own: 149, usual: 300 }],
  ['renew', { daysSinceRenewal: 12 }, { own: 12, usual: 5 }],
] as const)('the suggestion %s names its figures', (name, change, figures) => {
  expect(listSuggestions({ own: { ...own, ...change }, similar })).toEqual([{ name, ...figures }])
})

test.each([
  ['two photos fewer', { photos: 9 }],
  ['a price at the end of the middle half', { squarePrice: 1_700 }],
  ['no price', { squarePrice: undefined }],
  ['half of the usual description', { descriptionLength: 150 }],
  ['a renewal six days later than usual', { daysSinceRenewal: 11 }],
])('%s suggests nothing', (_case, change) => {
  expect(listSuggestions({ own: { ...own, ...change }, similar })).toEqual([])
})

test('a statement has at most three suggestions', () => {
  const all = { photos: 0, squarePrice: 9_000, descriptionLength: 0, daysSinceRenewal: 80 }
  expect(listSuggestions({ own: { ...own, ...all }, similar }).map(({ name }) => name)).toEqual([
    'photos',
    'price',
    'description',
  ])
})
