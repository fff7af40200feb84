import { expect, test } from 'vitest'
import { getThrownResponse } from '~tests/fixtures/route-args'
import { requireListPage } from './require-list-page.server'

const toPath = ({ kind, page }: { kind: string; page: number }) => `/list?kind=${kind}&page=${page}`

test('a page beyond the last one redirects to the last one, with the rest of the query', async () => {
  const open = async () => requireListPage({ kind: 'new', page: 7 }, 3, toPath, 'ru')
  const { status, headers } = await getThrownResponse(open())
  expect([status, headers.get('location')]).toEqual([302, '/ru/list?kind=new&page=3'])
})

test.each([
  [1, 0],
  [1, 1],
  [3, 3],
])('page %i of %i is shown', (page, lastPage) => {
  expect(() => requireListPage({ kind: 'new', page }, lastPage, toPath, 'en')).not.toThrow()
})
