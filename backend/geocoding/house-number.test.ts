import { describe, expect, test } from 'vitest'
import { formatHouseNumber, parseHouseNumber, toHouseKey } from './house-number'

describe('house numbers', () => {
  test.each([
    ['12', '12'],
    ['12a', '12a'],
    ['12ა', '12a'],
    ['12 А', '12a'],
    ['12-ბ', '12b'],
    ['№12', '12'],
    ['# 7', '7'],
    ['N4', '4'],
    ['30/32', '30/32'],
    ['2 / 4', '2/4'],
    ['221-4', '221/4'],
    ['12ა/3', '12a/3'],
    ['8/1', '8/1'],
    ['5/a', '5a'],
    ['12 Rustaveli', '12'],
  ])('the house number %s is parsed as %s', (text, key) => {
    const number = parseHouseNumber(text)
    expect(number && toHouseKey(number)).toBe(key)
  })

  test.each(['', 'ა', '0102', '-', 'კორპუსი 2', 'Iკორპუსი'])('the text %j has no house number', (text) => {
    expect(parseHouseNumber(text)).toBeUndefined()
  })

  test('a house number is written in the letters of each language', () => {
    const number = { number: 12, letter: 'a', part: '3b' }
    expect(formatHouseNumber(number, 'ka')).toBe('12ა/3ბ')
    expect(formatHouseNumber(number, 'en')).toBe('12a/3b')
    expect(formatHouseNumber(number, 'ru')).toBe('12а/3б')
  })
})
