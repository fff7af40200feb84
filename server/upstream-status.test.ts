import type { ActionFunctionArgs, LoaderFunctionArgs, ServerBuild } from '@remix-run/node'
import { expect, test, vi } from 'vitest'
import { UpstreamError, type UpstreamFailure } from '~/upstream/upstream-error'
import { withUpstreamStatus } from './upstream-status'

const handleError = vi.fn()

async function answersTo(error: unknown): Promise<unknown[]> {
  const fail = () => Promise.reject(error)
  const built = withUpstreamStatus({
    entry: { module: { handleError } },
    routes: { home: { id: 'home', path: '', module: { default: () => null, loader: fail, action: fail } } },
  } as unknown as ServerBuild)
  const { loader, action } = built.routes.home?.module ?? {}
  const args = {} as LoaderFunctionArgs & ActionFunctionArgs
  return Promise.all(
    [loader, action].map((handle) => Promise.resolve(handle?.(args)).catch((thrown) => thrown)),
  )
}

// Specification 1.8.9
test.each<[UpstreamFailure, number, number, string | null]>([
  ['status', 500, 500, null],
  ['status', 403, 403, null],
  ['status', 429, 429, '60'],
  ['status', 304, 502, null],
  ['no_such_call', 502, 502, null],
  ['network', 502, 502, null],
  ['timeout', 504, 504, null],
  ['unavailable', 503, 503, '5'],
])(
  'the upstream error %s %i becomes a response with the status %i',
  async (failure, status, expectedStatus, retryAfter) => {
    handleError.mockClear()
    for (const answer of await answersTo(new UpstreamError('GET /x', failure, status))) {
      expect(answer).toBeInstanceOf(Response)
      expect((answer as Response).status).toBe(expectedStatus)
      expect((answer as Response).headers.get('retry-after')).toBe(retryAfter)
    }
    expect(handleError).toHaveBeenCalledTimes(2)
  },
)

test('a 404 of the upstream is not logged as an error', async () => {
  handleError.mockClear()
  const [answer] = await answersTo(new UpstreamError('GET /x', 'status', 404))
  expect((answer as Response).status).toBe(404)
  expect(handleError).not.toHaveBeenCalled()
})

test('other errors are thrown unchanged', async () => {
  const ownError = new TypeError('ours')
  const left = new UpstreamError('GET /x', 'aborted', 499)
  expect(await answersTo(ownError)).toEqual([ownError, ownError])
  expect(await answersTo(left)).toEqual([left, left])
})
