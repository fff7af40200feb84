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
])('the text %s may have been typed as %s', (typed, meant) => {
  expect(toOtherLayouts(typed)).toContain(meant)
})

test('a text that makes sense on one layout only has no alternatives', () => {
  expect(toOtherLayouts('ж')).toEqual([])
  expect(toOtherLayouts('26')).toEqual([])
})

test('a punctuation mark beside a letter may be a letter of another layout', () => {
  expect(canHideLetters('Cf,ehnfkj')).toBe(true)
  expect(canHideLetters('Vake')).toBe(false)
  expect(canHideLetters('26,5')).toBe(false)
})
