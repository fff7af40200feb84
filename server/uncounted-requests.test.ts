import { expect, test } from 'vitest'
import { isUncounted } from './uncounted-requests'

test.each([
  ['HEAD', {}],
  ['GET', { 'sec-purpose': 'prefetch' }],
  ['GET', { 'sec-purpose': 'prefetch;prerender' }],
  ['GET', { purpose: 'prefetch' }],
  ['GET', { 'x-purpose': 'preview' }],
  ['GET', { 'x-moz': 'prefetch' }],
  ['GET', { 'x-uncounted': '1' }],
])('a %s request with the headers %j is not a view', (method, headers) => {
  expect(isUncounted({ method, headers })).toBe(true)
})

test.each([{}, { 'sec-fetch-mode': 'navigate' }, { purpose: 'reading' }])(
  'a GET request with the headers %j is a view',
  (headers) => {
    expect(isUncounted({ method: 'GET', headers })).toBe(false)
  },
)
