import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toSearchParams } from '~/features/search-filters'
import { anyAnswers, searchOptions } from '~tests/fixtures/simplified-search'
import { type Answers, parseAnswers, toSearchFilters, withoutAnswer } from './answers'
import { listBudgets, toBudgetParam } from './budgets'

const parse = (query: string) => parseAnswers(new URLSearchParams(query), searchOptions)

describe('the answers of a simplified search', () => {
  test('chosen answers are parsed back from the URL unchanged', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        expect(parseAnswers(toSearchParams(toSearchFilters(answers)), searchOptions)).toEqual(answers)
      }),
    )
  })

  test('any query is parsed to consistent answers without an error', () => {
    const names = [
      'deal_types',
      'real_estate_types',
      'cities',
      'districts',
      'room_types',
      'budget',
      'price_from',
    ]
    const values = fc.oneof(fc.string(), fc.integer({ min: -1, max: 20 }).map(String))
    const query = fc.array(fc.tuple(fc.constantFrom(...names, 'price_to', 'currency_id', 'step'), values))
    fc.assert(
      fc.property(query, (pairs) => {
        const answers = parseAnswers(new URLSearchParams(pairs), searchOptions)
        expect(parseAnswers(toSearchParams(toSearchFilters(answers)), searchOptions)).toEqual(answers)
      }),
    )
  })

  test('the budget is the same from a form and from a link', () => {
    for (const deal of [1, 2, 3, 7, 10]) {
      for (const budget of listBudgets(deal)) {
        const form = new URLSearchParams({ deal_types: String(deal), budget: toBudgetParam(budget) })
        expect(parseAnswers(form, searchOptions)).toEqual({ deal, budget })
      }
    }
  })

  test.each<[query: string, answers: Answers]>([
    ['', {}],
    ['deal_types=&real_estate_types=&cities=&budget=&room_types=', {}],
    ['deal_types=1&real_estate_types=1&cities=1&districts=4', { deal: 1, type: 1, city: 1, district: 4 }],
    ['deal_types=99&cities=x', {}],
    ['deal_types=1,2', {}],
    ['cities=15&districts=4', { city: 15 }],
    ['districts=4', {}],
    [
      'deal_types=1&price_from=50000&price_to=75000&currency_id=2',
      { deal: 1, budget: { from: 50_000, to: 75_000 } },
    ],
    ['deal_types=1&price_from=50000&price_to=75000', { deal: 1 }],
    ['deal_types=2&price_from=50000&price_to=75000&currency_id=2', { deal: 2 }],
    ['deal_types=1&budget=1-2', { deal: 1 }],
    ['budget=50000-75000', {}],
    ['room_types=3', { rooms: [3] }],
    ['room_types=11,5,7', { rooms: [5, 7, 11] }],
    ['room_types=3,4', {}],
    ['real_estate_types=4&room_types=3', { type: 4 }],
  ])('the answers in the query "%s" are parsed', (query, answers) => {
    expect(parse(query)).toEqual(answers)
  })
})

test('reopening a question drops the answers that depend on it', () => {
  const all: Answers = { deal: 1, type: 1, city: 1, district: 4, budget: { to: 50_000 }, rooms: [3] }
  expect(withoutAnswer(all, 'deal')).toEqual({ type: 1, city: 1, district: 4, rooms: [3] })
  expect(withoutAnswer(all, 'city')).toEqual({ deal: 1, type: 1, budget: { to: 50_000 }, rooms: [3] })
  expect(withoutAnswer(all, 'rooms')).toEqual({
    deal: 1,
    type: 1,
    city: 1,
    district: 4,
    budget: { to: 50_000 },
  })
})
