import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const SOURCE = readFileSync('backend/initial-data/places/streets.ts', 'utf8')
/** Women's names that Russian does not inflect, and kings with their Georgian names. */
const UNINFLECTED = /(Тамар|Мариам|Кетеван) |(Арчил|Мириан|Парнаваз) Мепе|Уцноб Гмирта/

test('Russian streets of people have their names in the genitive', () => {
  const streets = SOURCE.match(/(улица|проспект|переулок|площадь|набережная) [А-Я][а-яё]+ [^'"]+/g) ?? []
  expect(streets.length).toBeGreaterThan(200)
  const inNominative = streets.filter((street) =>
    /^\S+ [А-Я][а-яё]*[бвгджзклмнпрстфхцчшщй] [А-Я]/.test(street),
  )
  expect(inNominative.filter((street) => !UNINFLECTED.test(street))).toEqual([])
})

test('English street names are capitalized', () => {
  expect(SOURCE.match(/'[A-Z][^'а-я]* (ascent|descent|lane|street|avenue|square|highway)'/g)).toBeNull()
})
