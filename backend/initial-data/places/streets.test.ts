import { expect, test } from 'vitest'
import { parseStreets, STREETS } from './streets'
import { NEIGHBOURHOODS } from './urbans'

/** Women's names that Russian does not inflect, and kings with their Georgian names. */
const UNINFLECTED = /(Тамар|Мариам|Кетеван) |(Арчил|Мириан|Парнаваз) Мепе|Уцноб Гмирта/

test('Russian streets of people have their names in the genitive', () => {
  const streets = STREETS.map(({ name }) => name.ru).filter((name) =>
    /^(улица|проспект|переулок|площадь|набережная) [А-Я][а-яё]+ ./.test(name),
  )
  expect(streets.length).toBeGreaterThan(200)
  const inNominative = streets.filter((street) =>
    /^\S+ [А-Я][а-яё]*[бвгджзклмнпрстфхцчшщй] [А-Я]/.test(street),
  )
  expect(inNominative.filter((street) => !UNINFLECTED.test(street))).toEqual([])
})

test('English street names are capitalized', () => {
  const names = STREETS.map(({ name }) => name.en)
  expect(
    names.filter((name) => /^[A-Z].* (ascent|descent|lane|street|avenue|square|highway)/.test(name)),
  ).toEqual([])
})

test('the table has more than 500 streets, each in the letters of its language and once a neighbourhood', () => {
  expect(STREETS.length).toBeGreaterThan(500)
  expect(STREETS.filter(({ name }) => /[A-HJ-UW-Za-zА-яё]/.test(name.ka) || !/[ა-ჰ]/.test(name.ka))).toEqual(
    [],
  )
  expect(STREETS.filter(({ name }) => /[ა-ჰА-яё]/.test(name.en) || !/[A-Z]/.test(name.en))).toEqual([])
  expect(STREETS.filter(({ name }) => /[ა-ჰA-HJ-UW-Za-z]/.test(name.ru) || !/[А-я]/.test(name.ru))).toEqual(
    [],
  )
  expect(new Set(STREETS.map(({ name, urbanId }) => `${name.ka} ${urbanId}`)).size).toBe(STREETS.length)
})

test('each street is in a known neighbourhood of the city, and in or around Tbilisi', () => {
  const known = new Set(NEIGHBOURHOODS.map(({ id }) => id))
  const far = STREETS.filter(
    ({ urbanId, lat, lng }) =>
      !known.has(urbanId) || Math.hypot((lat - 41.7151) * 111, (lng - 44.8271) * 83) > 25,
  )
  expect(far).toEqual([])
})

test('the ids of streets are their order, which places that are stored depend on', () => {
  expect(STREETS.map(({ id }) => id)).toEqual(STREETS.map((_, at) => at + 1))
  expect(STREETS[0]?.name.en).toBe('Barisakho Street')
  expect(STREETS.find(({ name }) => name.en === 'Shindisi Street')?.id).toBe(STREETS.length)
})

test.each([
  ['without a Russian name', ['ქუჩა', 'Street', 41.7, 44.8]],
  ['outside Georgia', ['ქუჩა', 'Street', 'улица', 40.1, 44.5]],
  ['with latitude and longitude swapped', ['ქუჩა', 'Street', 'улица', 44.8, 41.7]],
])('a table with a street %s is rejected', (_, street) => {
  expect(() => parseStreets([{ urban_id: 1, urban: 'Avchala', streets: [street] }])).toThrow()
})
