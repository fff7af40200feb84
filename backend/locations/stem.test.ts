import { expect, test } from 'vitest'
import { toPhoneticKey } from '~contract/values/phonetic-key'
import { toStem } from './stem'

test.each([
  ['ვაკე', 'ვაკეში', 'ვაკის', 'Vake', 'Ваке'],
  ['თბილისი', 'თბილისში', 'Tbilisi', 'Тбилиси'],
  ['საბურთალო', 'საბურთალოზე', 'საბურთალოს', 'Saburtalo'],
  ['ჭავჭავაძე', 'ჭავჭავაძის', 'Chavchavadze', 'Чавчавадзе', 'tchavtchavadzis'],
  ['ბარნოვი', 'ბარნოვის', 'Barnovi', 'Барнова', 'barnov'],
  ['ელია', 'ელიაზე', 'Elia'],
  ['რუსთაველი', 'რუსთაველის', 'Руставели'],
])('all forms of %s have one stem', (...forms) => {
  expect(new Set(forms.map((form) => toStem(toPhoneticKey(form)))).size).toBe(1)
})

test('Rustavi and Rustaveli have different stems', () => {
  expect(toStem(toPhoneticKey('რუსთავი'))).not.toBe(toStem(toPhoneticKey('რუსთაველი')))
})
