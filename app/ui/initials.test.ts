import { expect, test } from 'vitest'
import { initialsOf, washOf } from './initials'

test.each([
  ['ნინო ბერიძე', 'ნბ'],
  ['Anna-Maria Smith', 'AM'],
  ['ნინო', 'ნ'],
  ['Тбилисский Дом', 'ТД'],
  ['', ''],
])('%s is %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

test('a name keeps its wash', () => {
  expect(washOf('Nino')).toBe(washOf('Nino'))
})
