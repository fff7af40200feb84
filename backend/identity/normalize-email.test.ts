import { expect, test } from 'vitest'
import { mixesScripts, normalizeEmail } from './normalize-email'

test.each([
  [' Nino@Example.GE ', 'nino@example.ge'],
  ['ｎｉｎｏ@ｅｘａｍｐｌｅ.ge', 'nino@example.ge'],
  ['nino@ｅxample．ge', 'nino@example.ge'],
  ['nino@ბმული.ge', 'nino@xn--modofd4b.ge'],
])('%s has the one spelling %s', (text, email) => {
  expect(normalizeEmail(text)).toBe(email)
})

test.each([
  '',
  'nino',
  '@example.ge',
  'nino@',
  'nino@exa mple.ge',
  'nino\u200b@example.ge',
  'ni\nno@example.ge',
  'nino\ufe0f@example.ge',
  'ni\u034fno@example.ge',
  'nino\u3164@example.ge',
])('%j is no address', (text) => {
  expect(normalizeEmail(text)).toBeUndefined()
})

test.each([
  ['nіno@example.ge', 'a Cyrillic і'],
  ['nino@ехаmple.ge', 'Cyrillic letters in the domain'],
  ['нина@example.ge', 'another alphabet than the domain'],
  ['ninο@example.ge', 'a Greek ο'],
  ['ninꓳ@example.ge', 'a Lisu ꓳ'],
  ['ⲛino@example.ge', 'a Coptic ⲛ'],
])('%s is taken for a look-alike: %s', (text) => {
  expect(mixesScripts(normalizeEmail(text) ?? '')).toBe(true)
})

test.each(['nino.beridze+1@example.ge', 'нина@пример.com', 'ნინო@ბმული.ge'])(
  '%s is of one alphabet',
  (text) => {
    expect(mixesScripts(normalizeEmail(text) ?? '')).toBe(false)
  },
)
