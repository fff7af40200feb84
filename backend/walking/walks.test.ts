import { expect, test } from 'vitest'
import { MAX_COMPARED_MINUTES } from '~contract/walking-times'
import { buildNetwork } from './network'
import { findWalks } from './walks'

/** A straight street of 0.1 degrees to the north, about 11 km, with a point every 100 m. */
const POINTS = 111
const street = Array.from({ length: POINTS }, (_, at) => (at === 0 ? [4_480_000, 4_170_000] : [0, 90])).flat()
const network = buildNetwork({ lines: [street], places: {} })
const at = (metres: number) => ({ lat: 41.7 + metres / 111_195, lng: 44.8 })

test('walks are measured along the street, in the order of their ends', () => {
  expect(findWalks(network, at(0), [at(1_600), at(800), at(0)]).map(({ minutes }) => minutes)).toEqual([
    20, 10, 1,
  ])
})

test('a walk is as long in both directions', () => {
  expect(findWalks(network, at(2_400), [at(400)])).toEqual(findWalks(network, at(400), [at(2_400)]))
})

test('a walk over the maximum differs from an unknown one', () => {
  const elsewhere = { lat: 48.85, lng: 2.35 }
  expect(findWalks(network, at(0), [at(6_000), elsewhere])).toEqual([
    { minutes: MAX_COMPARED_MINUTES, is_farther: true },
    { minutes: null },
  ])
  expect(findWalks(network, elsewhere, [at(0)])).toEqual([{ minutes: null }])
})
