import { expect, test } from 'vitest'
import { toReaderLetters } from './georgian-letters'

test.each([
  ['ზურაბ გორგილაძის ქუჩა 50', 'en', 'Zurab Gorgiladzis Kucha 50'],
  ['ეზოს სახლები', 'ru', 'Эзос Сахлеби'],
  ['ეზოს სახლები', 'ka', 'ეზოს სახლები'],
  ['Rustaveli Avenue 2', 'ru', 'Rustaveli Avenue 2'],
] as const)('the address %s is shown to readers of %s as %s', (address, language, shown) => {
  expect(toReaderLetters(address, language)).toBe(shown)
})
