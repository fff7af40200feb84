import { expect, test } from 'vitest'
import { formatStreetLocative } from './street-locative'

test.each([
  ['ბარისახოს ქუჩა', 'ბარისახოს ქუჩაზე'],
  ['რუსთაველის გამზირი', 'რუსთაველის გამზირზე'],
  ['კეჭაყმაძის შესახვევი', 'კეჭაყმაძის შესახვევში'],
])('the Georgian locative of %s is %s', (name, where) => {
  expect(formatStreetLocative({ ka: name, en: '', ru: '' }, 'ka')).toBe(where)
})

test('the locative in English and Russian has its preposition', () => {
  const street = { ka: '', en: 'Barisakho Street', ru: 'улица Барисахо' }
  expect(formatStreetLocative(street, 'en')).toBe('On Barisakho Street')
  expect(formatStreetLocative(street, 'ru')).toBe('На улице Барисахо')
  expect(formatStreetLocative({ ...street, ru: 'Винная улица' }, 'ru')).toBe('На Винной улице')
  expect(formatStreetLocative({ ...street, ru: 'Московский проспект' }, 'ru')).toBe('На Московском проспекте')
})
