import { expect, test } from 'vitest'
import { toLikePattern, toSearchTerms } from './search-terms'

function patterns(text: string) {
  return toSearchTerms(text).map(({ part }) => toLikePattern(part))
}

test.each([
  ['ვაკე', ['%ვაკე%']],
  ['ვაკეში', ['%ვაკე%']],
  ['საბურთალოზე', ['%საბურთალ%']],
  ['რუსთაველის გამზირი', ['%რუსთაველ%', '%გამზირ%']],
  ['რუსთაველი', ['%რუსთაველ%']],
  ['Vake, Chavchavadze 26', ['%vake%', '%chavchavadze%', '%26%']],
  ['ВАКЕ', ['%ваке%']],
  ['100%_\\', ['%100%']],
  ['vake!', ['%vake%']],
  ['Vake—Saburtalo', ['%vake%', '%saburtalo%']],
  ['«ვაკე»…', ['%ვაკე%']],
  ['vake+saburtalo=❤️', ['%vake%', '%saburtalo%']],
  ['ch’avch’avadze', ['%ch’avch’avadze%']],
  ['ＶＡＫＥ', ['%vake%']],
  ['1003367.', ['%1003367%']],
  ['ab', []],
  ['  ', []],
  ['!?—', []],
  ['cafe\u0301', ['%café%']],
  ['ა'.repeat(5_000), [`%${'ა'.repeat(299)}%`]],
])('the text %j is searched by the terms %j', (text, expected) => {
  expect(patterns(text)).toEqual(expected)
})

test('a term may name a kind of real estate or a deal', () => {
  expect(toSearchTerms('ბინა')[0]?.realEstateTypes).toEqual([1])
  expect(toSearchTerms('houses')[0]?.realEstateTypes).toEqual([2, 3])
  expect(toSearchTerms('аренду')[0]?.dealTypes).toEqual([10])
  expect(toSearchTerms('girao')[0]?.dealTypes).toEqual([3])
  expect(toSearchTerms('rent')[0]?.dealTypes).toEqual([2, 7])
  expect(toSearchTerms('for sale')[0]?.dealTypes).toEqual([])
})

test('special characters of a pattern in a term are literal', () => {
  expect(toLikePattern('100%_\\')).toBe('%100\\%\\_\\\\%')
})
