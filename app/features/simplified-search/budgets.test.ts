import { describe, expect, test } from 'vitest'
import { getI18n } from '~/i18n/i18n.server'
import { listBudgets, toBudgetParam } from './budgets'
import { formatBudget } from './format-budget'
import { listRoomChoices } from './room-choices'

describe.each([1, 2, 3, 7, 10])('the budgets of deal %i', (deal) => {
  const brackets = listBudgets(deal)

  test('budgets cover every amount, each starting where the one before ends', () => {
    expect(brackets[0]?.from).toBeUndefined()
    expect(brackets.at(-1)?.to).toBeUndefined()
    for (const [place, { from, to = Number.POSITIVE_INFINITY }] of brackets.entries()) {
      expect(from).toBe(brackets[place - 1]?.to)
      expect(to).toBeGreaterThan(from ?? 0)
    }
  })

  test('budgets have different URL values', () => {
    expect(new Set(brackets.map(toBudgetParam)).size).toBe(brackets.length)
  })
})

test('an unknown deal has no budgets', () => {
  expect(listBudgets(undefined)).toEqual([])
  expect(listBudgets(99)).toEqual([])
})

test.each([
  ['ka', { to: 50_000 }, '$50\u00a0000-მდე'],
  ['en', { to: 50_000 }, 'Up to $50,000'],
  ['en', { from: 50_000, to: 75_000 }, '$50,000–75,000'],
  ['ru', { from: 250_000 }, 'От $250\u00a0000'],
] as const)('the label in %s of %j is %s', async (language, bracket, words) => {
  const t = (await getI18n(language)).getFixedT(language, 'simplified-search')
  expect(formatBudget(bracket, t, language)).toBe(words)
})

test('a budget for a page in lari is converted at the rate, with the dollars behind it', async () => {
  const t = (await getI18n('en')).getFixedT('en', 'simplified-search')
  expect(formatBudget({ from: 50_000, to: 75_000 }, t, 'en', 2.7123)).toBe(
    '₾136,000–203,000 ($50,000–75,000)',
  )
  expect(formatBudget({ to: 400 }, t, 'en', 2.7123)).toBe('Up to ₾1,080 ($400)')
})

test('five or more rooms are one answer, and an answer without a number stays separate', () => {
  const entries = [
    [1, 'studio'],
    [2, '1'],
    [7, '6'],
    [5, '5'],
    [11, '10+'],
  ] as const
  expect(listRoomChoices(entries.map(([id, name]) => ({ id, name })))).toEqual([
    { ids: [1], label: 'studio' },
    { ids: [2], label: '1' },
    { ids: [5, 7, 11], label: '5+' },
  ])
  expect(listRoomChoices([{ id: 1, name: '1' }])).toEqual([{ ids: [1], label: '1' }])
})
