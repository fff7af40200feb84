import { expect, test } from 'vitest'
import { fold } from './fold'
import { stemOf } from './stem'

test.each([
  ['ვაკე', 'ვაკეში', 'ვაკის', 'Vake', 'Ваке'],
  ['თბილისი', 'თბილისში', 'Tbilisi', 'Тбилиси'],
  ['საბურთალო', 'საბურთალოზე', 'საბურთალოს', 'Saburtalo'],
  ['ჭავჭავაძე', 'ჭავჭავაძის', 'Chavchavadze', 'Чавчавадзе', 'tchavtchavadzis'],
  ['ბარნოვი', 'ბარნოვის', 'Barnovi', 'Барнова', 'barnov'],
  ['ელია', 'ელიაზე', 'Elia'],
  ['რუსთაველი', 'რუსთაველის', 'Руставели'],
])('%s has one stem in all its forms', (...forms) => {
  expect(new Set(forms.map((form) => stemOf(fold(form)))).size).toBe(1)
})

test('Rustavi is not Rustaveli', () => {
  expect(stemOf(fold('რუსთავი'))).not.toBe(stemOf(fold('რუსთაველი')))
})
