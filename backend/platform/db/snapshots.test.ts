import { expect, test } from 'vitest'
import { isUndone, toPgSnapshot } from './snapshots'

test.each([
  ['the same snapshot', '00000001/730:735:731', '00000001/730:735:731', false],
  ['a later snapshot', '00000001/730:735:731', '00000001/735:740:', false],
  ['a snapshot from before', '00000001/730:735:731', '00000001/720:734:', true],
  ['another timeline', '00000001/730:735:', '00000002/800:800:', true],
  ['no earlier snapshot', undefined, '00000002/800:800:', false],
  ['a database that names no timeline', '/730:735:', '/735:740:', false],
])('%s: earlier transactions may be undone is %s', (_name, earlier, later, expected) => {
  expect(isUndone(earlier, later)).toBe(expected)
})

test('PostgreSQL reads the part after the timeline', () => {
  expect(toPgSnapshot('00000001/730:735:731')).toBe('730:735:731')
  expect(toPgSnapshot(undefined)).toBeNull()
})
