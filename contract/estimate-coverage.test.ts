import { expect, test } from 'vitest'
import { canBeEstimated } from './estimate-coverage'

const flat = { cityId: 1, realEstateTypeId: 1, urbanId: 38, totalFloors: 9, area: 60 }

test.each([
  [true, 'a flat in Vake', {}],
  [
    true,
    'a flat that tells neither floors nor area, as the form asks for them',
    { totalFloors: undefined, area: undefined },
  ],
  [true, 'the smallest flat', { area: 35 }],
  [true, 'the highest house', { totalFloors: 30 }],
  [false, 'a smaller flat', { area: 34.9 }],
  [false, 'a higher house', { totalFloors: 31 }],
  [false, 'a private house', { realEstateTypeId: 2 }],
  [false, 'land', { realEstateTypeId: 4 }],
  [false, 'a flat in Batumi', { cityId: 15, urbanId: 76 }],
  [false, 'a flat in a village around the town', { urbanId: 14 }],
])('it is %s that %s can be estimated', (expected, _what, change) => {
  expect(canBeEstimated({ ...flat, ...change })).toBe(expected)
})
