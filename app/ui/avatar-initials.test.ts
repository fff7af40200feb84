import { expect, test } from 'vitest'
import { getAvatarColor, getInitials } from './avatar-initials'

test.each([
  ['ნინო ბერიძე', 'ნბ'],
  ['Anna-Maria Smith', 'AM'],
  ['ნინო', 'ნ'],
  ['Тбилисский Дом', 'ТД'],
  ['', ''],
])('%s is %s', (name, initials) => {
  expect(getInitials(name)).toBe(initials)
})

test('a name keeps its wash', () => {
  expect(getAvatarColor('Nino')).toBe(getAvatarColor('Nino'))
})
