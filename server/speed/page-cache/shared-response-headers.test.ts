import type { ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { listSharedHeaders } from './shared-response-headers'

const list = (headers: object) => listSharedHeaders({ getHeaders: () => headers } as ServerResponse)

test('a cached page has no cookie, request id or encoding of the visitor it was rendered for', () => {
  const own = { 'set-cookie': ['a=1'], 'x-request-id': 'one', 'content-encoding': 'br', etag: 'x' }
  expect(list({ ...own, vary: 'Cookie', link: ['</a>', '</b>'] })).toEqual([
    'vary',
    'Cookie',
    'link',
    '</a>',
    'link',
    '</b>',
  ])
})

test('a page with a header that is not listed as shared is not cached', () => {
  expect(list({ vary: 'Cookie', 'x-visitor': 'Nino' })).toBeUndefined()
})
