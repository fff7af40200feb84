import { expect, test } from 'vitest'
import { isHydrated } from './hydration'

test.each([
  [[], '', false],
  [[undefined, { i18n: ['search'] }], '', false],
  [[undefined, { hydrate: true }], '', true],
  [[{ hydrate: (query: URLSearchParams) => query.has('map') }], 'map=1', true],
  [[{ hydrate: (query: URLSearchParams) => query.has('map') }], '', false],
  [[{ hydrate: true }], 'map=1&take_loan=true', false],
  [[{ hydrate: true }], 'call_request=1', false],
  [[{ hydrate: true }], 'view=map&companies=1', false],
])(
  'a page is hydrated when one of its routes needs it, and never in light mode',
  (handles, query, hydrated) => {
    expect(isHydrated(handles, new URLSearchParams(query), false)).toBe(hydrated)
    expect(isHydrated(handles, new URLSearchParams(query), true)).toBe(false)
  },
)
