import { expect, test } from 'vitest'
import { canHideLetters, toOtherLayouts } from './keyboard-layouts'

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
  expect(toOtherLayouts(typed)).toContain(meant)
})

test('what is no word on another keyboard is none', () => {
  expect(toOtherLayouts('ж')).toEqual([])
  expect(toOtherLayouts('26')).toEqual([])
})

test('a mark beside a letter may be one', () => {
  expect(canHideLetters('Cf,ehnfkj')).toBe(true)
  expect(canHideLetters('Vake')).toBe(false)
  expect(canHideLetters('26,5')).toBe(false)
})
