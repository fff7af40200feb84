import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { OutgoingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { isUnmodified } from './etag'

const CHANGED = 'Sat, 03 Jan 2026 00:00:00 GMT'
const EARLIER = 'Fri, 02 Jan 2026 23:59:59 GMT'

function check(headers: IncomingHttpHeaders, validators: Record<string, string>): boolean {
  const response = new OutgoingMessage()
  for (const [name, value] of Object.entries(validators)) response.setHeader(name, value)
  return isUnmodified({ headers } as IncomingMessage, response)
}

test.each<[IncomingHttpHeaders, boolean]>([
  [{}, false],
  [{ 'if-none-match': '"b", "a"' }, true],
  [{ 'if-none-match': 'W/"b"' }, false],
  [{ 'if-modified-since': CHANGED }, true],
  [{ 'if-modified-since': EARLIER }, false],
  [{ 'if-modified-since': 'yesterday' }, false],
  [{ 'if-none-match': 'W/"a"', 'if-modified-since': EARLIER }, true],
  [{ 'if-none-match': 'W/"b"', 'if-modified-since': CHANGED }, false],
])('the copy of a request with the conditions %j is current: %j', (headers, isCurrent) => {
  expect(check(headers, { etag: 'W/"a"', 'last-modified': CHANGED })).toBe(isCurrent)
})

test('a copy is never current if the response has no validators', () => {
  expect(check({ 'if-none-match': '*' }, {})).toBe(false)
  expect(check({ 'if-modified-since': CHANGED }, {})).toBe(false)
})
