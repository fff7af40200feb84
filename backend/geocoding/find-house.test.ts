import { describe, expect, test } from 'vitest'
import { findHouses } from './find-house'
import { parseHouseNumber } from './house-number'
import type { HouseStreet } from './houses'

const street: HouseStreet = { cityId: 1, name: { ka: '', en: '', ru: '' }, names: [], houses: [] }
/** Odd numbers are on the southern side, even ones on the northern side. */
const houses = ['1', '2', '2a', '4', '5', '9', '40'].map((text) => {
  const number = parseHouseNumber(text)
  if (!number) throw new Error(`${text} is no number`)
  return { number, lat: number.number % 2 === 0 ? 41.701 : 41.7, lng: 44.7 + number.number / 10_000, street }
})

function find(text: string) {
  const number = parseHouseNumber(text)
  return number ? findHouses({ houses }, number) : []
}

describe('house lookup', () => {
  test('a known house is found at its point', () => {
    expect(find('2a')).toMatchObject([{ lat: 41.701, isApproximate: false }])
    expect(find('2')).toHaveLength(1)
  })

  test('an unknown house 4ბ is placed at house 4', () => {
    expect(find('4ბ')).toMatchObject([{ lat: 41.701, lng: 44.7004, isApproximate: true }])
  })

  test('an unknown house is placed between its neighbours on the same side of the street', () => {
    const [found] = find('7')
    expect(found).toMatchObject({ lat: 41.7, isApproximate: true })
    expect(found?.lng).toBeCloseTo(44.7007, 6)
  })

  test('a house is placed beside the last known one if its number is only a little higher', () => {
    const [found] = find('11')
    expect(found?.isApproximate).toBe(true)
    expect(found?.lng).toBeCloseTo(44.7009, 6)
    expect(find('25')).toEqual([])
  })

  test('a house between numbers too far apart is not interpolated', () => {
    expect(find('20')).toEqual([])
  })
})
