import { expect, test } from 'vitest'
import { getAvatarColor, getInitials } from './avatar-initials'

test.each([
  ['ნინო ბერიძე', 'ნბ'],
  ['Anna-Maria Smith', 'AM'],
  ['ნინო', 'ნ'],
  ['Тбилисский Дом', 'ТД'],
  ['', ''],
])('the initials of "%s" are "%s"', (name, initials) => {
  expect(getInitials(name)).toBe(initials)
})

test('a name always has the same avatar colour', () => {
  expect(getAvatarColor('Nino')).toBe(getAvatarColor('Nino'))
})
