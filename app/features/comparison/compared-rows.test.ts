import { expect, test } from 'vitest'
import { mergeFacts, putDifferencesFirst } from './compared-rows'

const facts = (values: Record<string, string>) =>
  Object.entries(values).map(([name, value]) => ({ name, value }))

test('facts of statements are in rows, each at the position in its own list', () => {
  const rows = mergeFacts([
    facts({ status: 'old', heating: 'gas' }),
    facts({ status: 'new', height: '3 m', heating: 'gas', loggia: '4 m²' }),
  ])
  expect(rows.map(({ name, cells }) => [name, ...cells.map((cell) => cell?.value)])).toEqual([
    ['status', 'old', 'new'],
    ['height', undefined, '3 m'],
    ['heating', 'gas', 'gas'],
    ['loggia', undefined, '4 m²'],
  ])
})

test('a row is the same if all values and notes are equal', () => {
  const metro = (note: string) => ({ name: 'metro', value: '5 minutes', note })
  const isSame = (...columns: Parameters<typeof mergeFacts>[0]) => mergeFacts(columns)[0]?.isSame
  expect(isSame([metro('Vake')], [metro('Vake')])).toBe(true)
  expect(isSame([metro('Vake')], [metro('Vera')])).toBe(false)
  expect(isSame([metro('Vake')], [])).toBe(false)
  expect(isSame([metro('Vake')])).toBe(false)
})

test('comparing no statements gives no rows', () => {
  expect(mergeFacts([])).toEqual([])
})

test('rows that differ come first in their groups, and equal ones are one group at the end', () => {
  const [main, other] = [
    mergeFacts([facts({ price: '1', area: '5' }), facts({ price: '2', area: '5' })]),
    mergeFacts([facts({ lift: 'yes' }), facts({ lift: 'yes' })]),
  ]
  const groups = putDifferencesFirst([{ rows: main }, { name: 'Other', rows: other }], 'Same')
  expect(groups.map(({ name, rows }) => [name, rows.map((row) => row.name)])).toEqual([
    [undefined, ['price']],
    ['Same', ['area', 'lift']],
  ])
})
