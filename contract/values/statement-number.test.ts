import { expect, test } from 'vitest'
import { MARKED_NUMBERS, parseStatementNumber } from './statement-number'

const ways = [
  '1001923',
  ' №1001923 ',
  '№ 1001923',
  '№ 1 001 923',
  '№\u00a01\u00a0001\u00a0923',
  '1 001 923',
  'No. 1001923',
  'no.1001923',
  'No 1,001,923',
  'ID 1001923',
  'id:1001923',
  'ID №1001923',
  '# 1001923',
  '#1001923',
  'Listing No. 1001923',
  'Listing № 1001923',
  'Объявление № 1001923',
  'объявление 1001923',
  'номер объявления 1001923',
  'განცხადება № 1001923',
  'განცხადების ნომერი: 1001923',
  '1001923.',
  '1001923!',
  '(1001923)',
  '«№ 1001923»,',
  '„1001923“',
  '№1001923?',
]

test.each(ways)('%j is a statement number', (text) => {
  expect(parseStatementNumber(text)).toBe(1_001_923)
})

test.each([
  ['ID: 25', 25],
  ['99999999999', undefined],
  ['12a', undefined],
  ['no', undefined],
  ['', undefined],
  ['$1001923', undefined],
  ['1001923 ₾', undefined],
  ['-1001923', undefined],
  ['…', undefined],
  ['150 000', undefined],
  ['1 500 000', undefined],
  ['555 059 111', undefined],
  ['vake № 1001923', undefined],
  ['notable 1001923', undefined],
])('the text %j is parsed as the statement number %j', (text, number) => {
  expect(parseStatementNumber(text)).toBe(number)
})

test.each([
  ['vake № 1001923, flat', ['№ 1001923']],
  ['see No. 1 001 923', ['No. 1 001 923']],
  ['чавчавадзе № 40', []],
  ['piano 5000', []],
])('the text %j contains the labelled numbers %j', (text, marked) => {
  expect([...text.matchAll(MARKED_NUMBERS)].map(([words]) => words)).toEqual(marked)
})

test('a long text of labels is parsed within 50 ms', () => {
  const started = performance.now()
  parseStatementNumber(`${'№ id. '.repeat(50)}x`)
  expect(performance.now() - started).toBeLessThan(50)
})
