import { expect, test } from 'vitest'
import type { DeskColumn } from '~contract/desk-tables/columns'
import { parseValues, toSqlValue, toText } from './row-values'

test.each<[DeskColumn, text: string, value: unknown]>([
  [{ name: 'rate', kind: 'decimal', max: 50 }, '13,5', 13.5],
  [{ name: 'position', kind: 'integer' }, '7', 7],
  [{ name: 'price', kind: 'lari' }, '14.50', 1450],
  [{ name: 'is_shown', kind: 'flag' }, '1', true],
  [{ name: 'is_shown', kind: 'flag' }, '', false],
  [{ name: 'types', kind: 'choices', choices: ['a', 'b'] }, 'a,b', ['a', 'b']],
  [{ name: 'parent_id', kind: 'reference', table: 'menu', isOptional: true }, '', null],
  [{ name: 'placeholder', kind: 'text', isLocalized: true, isOptional: true }, '', ''],
  [{ name: 'rules', kind: 'rules', isOptional: true }, '', ''],
  [{ name: 'options', kind: 'options', isOptional: true }, '', ''],
])('the column %o stores the text "%s" as %j', (column, text, value) => {
  expect(toSqlValue(column, text)).toEqual(value)
})

test.each<[DeskColumn, value: unknown, text: string]>([
  [{ name: 'price', kind: 'lari' }, 1450, '14.5'],
  [{ name: 'is_shown', kind: 'flag' }, true, '1'],
  [{ name: 'is_shown', kind: 'flag' }, false, ''],
  [{ name: 'types', kind: 'choices', choices: ['a', 'b'] }, ['a', 'b'], 'a,b'],
  [{ name: 'parent_id', kind: 'reference', table: 'menu', isOptional: true }, null, ''],
])('the column %o shows the value %j as "%s"', (column, value, text) => {
  expect(toText(column, value)).toBe(text)
})

test('texts are trimmed, and line breaks are the same from every browser', () => {
  const body = new Map([
    ['name_ka', ['  ა ']],
    ['name_en', ['A']],
    ['name_ru', ['А']],
    ['description_ka', ['ერთი\r\nორი']],
    ['description_en', ['One\rtwo']],
    ['description_ru', ['Один\nдва']],
    ['position', ['1']],
  ])
  expect(parseValues('services', body)).toEqual({
    name_ka: 'ა',
    name_en: 'A',
    name_ru: 'А',
    description_ka: 'ერთი\nორი',
    description_en: 'One\ntwo',
    description_ru: 'Один\nдва',
    position: '1',
  })
})
