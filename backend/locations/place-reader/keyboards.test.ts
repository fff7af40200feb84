import { expect, test } from 'vitest'
import { mayHideLetters, otherLayouts } from './keyboards'

test.each([
  ['saburTalo', 'საბურთალო'],
  ['diRomi', 'დიღომი'],
  ['ыфигкЕфдщ', 'საბურთალო'],
  ['мфлу', 'vake'],
  ['Cf,ehnfkj', 'сабуртало'],
  ['დფრტ', 'ваке'],
  ['ჩჰუგჰურეტი', 'Chughureti'],
  ['ghj[tcn', 'прохест'],
])('%s may be %s', (typed, meant) => {
  expect(otherLayouts(typed)).toContain(meant)
})

test('what is no word on another keyboard is none', () => {
  expect(otherLayouts('ж')).toEqual([])
  expect(otherLayouts('26')).toEqual([])
})

test('a mark beside a letter may be one', () => {
  expect(mayHideLetters('Cf,ehnfkj')).toBe(true)
  expect(mayHideLetters('Vake')).toBe(false)
  expect(mayHideLetters('26,5')).toBe(false)
})
