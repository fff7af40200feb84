import { expect, test } from 'vitest'
import { orderByPreference } from './load-panorama'

const small = { src: '/living-2048.webp', width: 2048 }
const large = { src: '/living-4096.avif', width: 4096 }

test('a phone tries the small panorama first, a desktop the large one, and each the other as a fallback', () => {
  expect(orderByPreference([large, small], 390, 8192)).toEqual([small, large])
  expect(orderByPreference([small, large], 1120, 8192)).toEqual([large, small])
})

test('a panorama wider than the device supports is not fetched', () => {
  expect(orderByPreference([small, large], 1120, 2048)).toEqual([small])
  expect(orderByPreference([large], 1120, 2048)).toEqual([])
})
