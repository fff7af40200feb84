import { expect, test } from 'vitest'
import { listShownTimes } from './shown-walking-times'

test('long walks to everyday places are left out as gaps of the map, and those to the metro are shown', () => {
  const times = [
    { kind: 'metro' as const, minutes: 29, name: 'Didube' },
    { kind: 'kindergarten' as const, minutes: 27, name: undefined },
    { kind: 'school' as const, minutes: 20, name: undefined },
    { kind: 'park' as const, minutes: 21, name: undefined },
  ]
  expect(listShownTimes(times).map(({ kind }) => kind)).toEqual(['metro', 'school'])
})
