import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isId, isUuid, MAX_ID, parseId, toUuid } from './ids'
import { parsePageNumber } from './page-number'

test('an id is parsed from its digits', () => {
  fc.assert(fc.property(fc.integer({ min: 1, max: MAX_ID }), (id) => parseId(String(id)) === id && isId(id)))
})

test.each([null, undefined, '', '0', '-1', '1.5', '1e3', ' 1', '2147483648', '9'.repeat(30), '٣', 'x'])(
  '%j is not an id',
  (text) => {
    expect(parseId(text)).toBeUndefined()
  },
)

test('parseId accepts larger ids if a larger maximum is passed', () => {
  expect(parseId('9007199254740991', Number.MAX_SAFE_INTEGER)).toBe(Number.MAX_SAFE_INTEGER)
  expect(parseId('9007199254740991')).toBeUndefined()
})

test('a UUID is valid in either case, but not with another digit', () => {
  fc.assert(
    fc.property(fc.uuid(), (uuid) => isUuid(uuid) && isUuid(uuid.toUpperCase()) && !isUuid(`${uuid}0`)),
  )
})

test('a hash always becomes the same UUID of version 4', () => {
  const hash = '0123456789abcdef'.repeat(4)
  expect(toUuid(hash)).toBe('01234567-89ab-4def-8123-456789abcdef')
  expect(isUuid(toUuid(hash))).toBe(true)
})

test('a page number is parsed from its digits', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999 }), (page) => parsePageNumber(String(page)) === page),
  )
})

test.each([null, undefined, '', '0', '-1', '01', '1.5', '100000', 'x'])(
  'the page parameter %j is the first page',
  (text) => {
    expect(parsePageNumber(text)).toBe(1)
  },
)
