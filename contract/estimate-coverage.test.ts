import { expect, test } from 'vitest'
import { canBeEstimated } from './estimate-coverage'

const flat = { cityId: 1, realEstateTypeId: 1, urbanId: 38, totalFloors: 9, area: 60 }

test.each([
  [true, 'a flat in Vake', {}],
  [
    true,
    'a flat without floors and area, which the form asks for',
    { totalFloors: undefined, area: undefined },
  ],
  [true, 'a flat of the minimum area', { area: 35 }],
  [true, 'a flat in a building with the maximum of floors', { totalFloors: 30 }],
  [false, 'a flat below the minimum area', { area: 34.9 }],
  [false, 'a flat in a building above the maximum of floors', { totalFloors: 31 }],
  [false, 'a private house', { realEstateTypeId: 2 }],
  [false, 'land', { realEstateTypeId: 4 }],
  [false, 'a flat in Batumi', { cityId: 15, urbanId: 76 }],
  [false, 'a flat in a village around the town', { urbanId: 14 }],
])('canBeEstimated is %s for %s', (expected, _what, change) => {
  expect(canBeEstimated({ ...flat, ...change })).toBe(expected)
})
