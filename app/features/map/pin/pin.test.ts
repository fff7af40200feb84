import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { metresBetween } from '~tests/fixtures/metres-between'
import { createProjection } from '../map-view'
import {
  applyPinPress,
  DEFAULT_PIN,
  isInGeorgia,
  PIN_BOX,
  type PinView,
  parseDegrees,
  toMapView,
} from './pin'

const set: PinView = { ...DEFAULT_PIN, isSet: true }

describe('clicking the pin map', () => {
  // Specification 2.2.26
  test('a click puts the pin at its place', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: PIN_BOX.width }),
        fc.integer({ min: 1, max: PIN_BOX.height }),
        (x, y) => {
          const pressed = applyPinPress({ x: String(x), y: String(y) }, DEFAULT_PIN)
          if (!pressed) throw new Error('a press sets the pin')
          const [shownX, shownY] = createProjection(toMapView(DEFAULT_PIN))(pressed.centre)
          expect(Math.hypot(shownX - x, shownY - y)).toBeLessThan(0.5)
          expect(pressed.isSet).toBe(true)
        },
      ),
    )
  })

  test('a keyboard click arrives at 0,0 and sets the pin in the middle', () => {
    expect(applyPinPress({ x: '0', y: '0' }, DEFAULT_PIN)).toEqual(set)
  })

  test.each([['-1'], ['1e3'], ['x'], ['99999'], ['']])('a click at %s is ignored', (x) => {
    expect(applyPinPress({ x, y: '5' }, set)).toBeUndefined()
  })
})

describe('step buttons of the pin map', () => {
  test.each([
    ['north', 1, 0],
    ['south', -1, 0],
    ['east', 0, 1],
    ['west', 0, -1],
  ])('the step %s moves the pin a few houses', (step, up, right) => {
    const moved = applyPinPress({ pin_step: step }, DEFAULT_PIN)
    if (!moved) throw new Error('a step moves the pin')
    const [latitude, longitude] = [
      moved.centre.latitude - DEFAULT_PIN.centre.latitude,
      moved.centre.longitude - DEFAULT_PIN.centre.longitude,
    ]
    expect([Math.sign(Number(latitude.toFixed(6))), Math.sign(Number(longitude.toFixed(6)))]).toEqual([
      up,
      right,
    ])
    expect(metresBetween(moved.centre, DEFAULT_PIN.centre)).toBeGreaterThan(20)
    expect(metresBetween(moved.centre, DEFAULT_PIN.centre)).toBeLessThan(60)
    expect(moved.isSet).toBe(true)
  })

  test('a zoom step stays within bounds and does not set the pin', () => {
    let view: PinView = DEFAULT_PIN
    for (let times = 0; times < 9; times++) view = applyPinPress({ pin_step: 'farther' }, view) ?? view
    expect(view).toEqual({ ...DEFAULT_PIN, zoom: 12 })
    expect(applyPinPress({ pin_step: 'nearer' }, { ...view, zoom: 18 })?.zoom).toBe(18)
  })

  test('an unknown step is ignored', () => {
    expect(applyPinPress({ pin_step: 'up' }, set)).toBeUndefined()
  })
})

test.each([
  ['41.7151', 41.7151],
  [' 44,80 ', 44.8],
  ['-3', -3],
  ['41.7.1', undefined],
  ['41.7151°', 41.7151],
  ['\u200e41.7151\u202f', 41.7151],
  ['41° 42′', undefined],
  ['41.7151, 44.8271', undefined],
  ['', undefined],
])('the degrees %j are parsed to %j', (text, degrees) => {
  expect(parseDegrees(text)).toBe(degrees)
})

test.each([
  [41.7151, 44.8271, true],
  [41.6168, 41.6367, true],
  [40.1792, 44.4991, false],
  [48.85, 2.35, false],
  [44.8271, 41.7151, false],
])('the point %f, %f is in Georgia: %s', (latitude, longitude, isIn) => {
  expect(isInGeorgia({ latitude, longitude })).toBe(isIn)
})
