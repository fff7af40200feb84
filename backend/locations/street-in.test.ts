import { expect, test } from 'vitest'
import { streetIn } from './street-in'

test.each([
  ['ბარისახოს ქუჩა', 'ბარისახოს ქუჩაზე'],
  ['რუსთაველის გამზირი', 'რუსთაველის გამზირზე'],
  ['კეჭაყმაძის შესახვევი', 'კეჭაყმაძის შესახვევში'],
])('%s: %s', (name, where) => {
  expect(streetIn({ ka: name, en: '', ru: '' }, 'ka')).toBe(where)
})

test('in English and Russian', () => {
  const street = { ka: '', en: 'Barisakho Street', ru: 'улица Барисахо' }
  expect(streetIn(street, 'en')).toBe('On Barisakho Street')
  expect(streetIn(street, 'ru')).toBe('На улице Барисахо')
  expect(streetIn({ ...street, ru: 'Винная улица' }, 'ru')).toBe('На Винной улице')
  expect(streetIn({ ...street, ru: 'Московский проспект' }, 'ru')).toBe('На Московском проспекте')
})
