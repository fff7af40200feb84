import { expect, test } from 'vitest'
import { parseEmail } from '~contract/values/email'
import { mixesScripts } from './mixes-scripts'

test.each([
  ['nіno@example.ge', 'a Cyrillic і'],
  ['nino@ехаmple.ge', 'Cyrillic letters in the domain'],
  ['nino@mail.ехаmple.ge', 'Cyrillic letters in one label of the domain'],
  ['ninο@example.ge', 'a Greek ο'],
  ['ninꓳ@example.ge', 'a Lisu ꓳ'],
  ['ⲛino@example.ge', 'a Coptic ⲛ'],
])('the address %s is a look-alike: %s', (text) => {
  expect(mixesScripts(parseEmail(text) ?? '')).toBe(true)
})

test.each([
  'nino.beridze+1@example.ge',
  'нина@пример.com',
  'ნინო@ბმული.ge',
  'nino@пример.рф',
  'nino@xn--e1afmkfd.xn--p1ai',
  'нина@example.ge',
])('the address %s mixes no alphabets in one part', (text) => {
  expect(mixesScripts(parseEmail(text) ?? '')).toBe(false)
})
