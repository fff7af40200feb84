import { expect, test } from 'vitest'
import { holdsEmail, isLongEnough } from '~contract/identity'
import { createCommonPasswordCheck } from './common-passwords'

const isCommonPassword = createCommonPasswordCheck('backend/identity/common-passwords/passwords.txt.br')

test.each(['1234567890', 'Qwertyuiop', 'PASSWORD123456', 'football2026!', 'iloveyou!!!!'])(
  'the password "%s" is rejected as common',
  async (password) => {
    expect(await isCommonPassword(password)).toBe(true)
  },
)

test.each(['წვიმიანი ნოემბერი', 'correct horse battery', 'Zp9-kitchen-door'])(
  'the password "%s" is accepted',
  async (password) => {
    expect(await isCommonPassword(password)).toBe(false)
  },
)

test('ten letters are enough, counted as people do', () => {
  expect(isLongEnough('აბგდევზთიკ')).toBe(true)
  expect(isLongEnough('🏠🏠🏠🏠🏠🏠🏠🏠🏠')).toBe(false)
})

test('a password that contains the email or a long part of it is rejected', () => {
  expect(holdsEmail('my nino@example.ge!', 'Nino@example.ge')).toBe(true)
  expect(holdsEmail('Beridze-2026-x', 'beridze@example.ge')).toBe(true)
  expect(holdsEmail('nino goes home', 'nino@example.ge')).toBe(false)
})
