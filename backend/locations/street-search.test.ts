import { describe, expect, test } from 'vitest'
import { STREETS } from '~backend/initial-data/places/streets'
import { searchStreets, toSearchableStreet } from './street-search'

const streets = STREETS.map(toSearchableStreet)
const find = (text: string) => searchStreets(streets, text)
const namesOf = (text: string) => find(text).map(({ name }) => name.ka)

describe('street search', () => {
  test.each([
    ['ჭავჭავაძ', 'ილია ჭავჭავაძის გამზირი'],
    ['ჭავჭავაძე', 'ილია ჭავჭავაძის გამზირი'],
    ['chavchavadze', 'ილია ჭავჭავაძის გამზირი'],
    ['tchavtchavadzis', 'ილია ჭავჭავაძის გამზირი'],
    ['Чавчавадзе', 'ილია ჭავჭავაძის გამზირი'],
    ['ჩავჩავაძის გამზირი 47', 'ილია ჭავჭავაძის გამზირი'],
    ['пр. чавчавадзе', 'ილია ჭავჭავაძის გამზირი'],
    ['ვაჟა-ფშაველა', 'ვაჟა-ფშაველას გამზირი'],
    ['vaja fshavela', 'ვაჟა-ფშაველას გამზირი'],
    ['Важа Пшавела', 'ვაჟა-ფშაველას გამზირი'],
    ['26 მაისის', '26 მაისის მოედანი'],
    ['26 may', '26 მაისის მოედანი'],
    ['qazbegi', 'ალექსანდრე ყაზბეგის გამზირი'],
    ['kazbegi ave', 'ალექსანდრე ყაზბეგის გამზირი'],
    ['rustaveli', 'შოთა რუსთაველის გამზირი'],
    ['rusttaveli', 'შოთა რუსთაველის გამზირი'],
    ['ул. Гагарина', 'იური გაგარინის ქუჩა'],
  ])('the first street for %s is %s', (text, name) => {
    expect(namesOf(text)[0]).toBe(name)
  })
})

test.each(['', 'ვაჟ', '   ', 'street', 'ქუჩა', 'улица', '1234', '....', '\0\0\0\0', 'zzzzqqqq'])(
  'the search finds no street for %j',
  (text) => expect(find(text)).toEqual([]),
)

test('the search finds every street by its own name in each language', () => {
  for (const { id, name } of STREETS) {
    for (const text of Object.values(name)) {
      if (text.length < 4) continue
      const same = STREETS.filter((street) => Object.values(street.name).includes(text)).map(
        (street) => street.id,
      )
      expect(
        find(text)
          .slice(0, same.length + 3)
          .map((street) => street.id),
        text,
      ).toContain(id)
    }
  }
})

test('the search finds at most twenty streets', () => {
  expect(find('giorgi')).toHaveLength(20)
})
