import { expect, test, vi } from 'vitest'
import { withServer } from '~tests/fixtures/api'
import { withThrownErrors } from './thrown-errors'

const error = vi.fn()
const site = withServer(() =>
  withThrownErrors(
    (request, response) => {
      if (request.url === '/begun') response.write('half')
      if (request.url !== '/') throw new Error('boom')
      response.end('page')
    },
    { error },
  ),
)

test('an error thrown before Express is logged and answered with 500, and the server goes on', async () => {
  const failed = await fetch(`${site.origin}/thrown`)
  expect([failed.status, failed.headers.get('cache-control'), await failed.text()]).toEqual([
    500,
    'no-store',
    'internal server error\n',
  ])
  expect(error).toHaveBeenCalledOnce()
  await expect(fetch(`${site.origin}/begun`).then((answer) => answer.text())).rejects.toThrow()
  expect(await (await fetch(site.origin)).text()).toBe('page')
})
