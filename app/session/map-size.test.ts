import { expect, test } from 'vitest'
import { formatMapSize, parseMapSize } from './map-size'

test('the size of a map survives being written and parsed', () => {
  expect(parseMapSize(formatMapSize({ width: 805.6, height: 757.2 }))).toEqual({ width: 806, height: 757 })
})

test.each([undefined, '', '806', '80x80', '806x757x1', '9999x9999', '-806x757', '806x75e1'])(
  'the text %j is no size of a map',
  (text) => {
    expect(parseMapSize(text)).toBeUndefined()
  },
)
