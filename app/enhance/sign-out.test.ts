import { afterEach, expect, test, vi } from 'vitest'
import signOutInPlace from './sign-out'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function press(answer: () => Promise<{ type: string }>) {
  vi.useFakeTimers()
  const [assign, removeAttribute, submit, preventDefault] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()]
  const send = vi.fn(answer)
  vi.stubGlobal('fetch', send)
  vi.stubGlobal('location', { assign })
  vi.stubGlobal('document', { body: { dataset: {} } })
  vi.stubGlobal(
    'FormData',
    class {
      *[Symbol.iterator]() {
        yield ['return_to', '/en/s']
      }
    },
  )
  signOutInPlace({
    action: '/do/sign-out',
    dataset: { home: '/en' },
    closest: () => ({ removeAttribute }),
    submit,
    addEventListener: (_name: string, listen: (event: object) => void) => listen({ preventDefault }),
  } as unknown as HTMLFormElement)
  return { assign, removeAttribute, submit, preventDefault, send }
}

// Specification 1.2.64, 1.9.39
test('signing out in place closes the menu and opens the home page a second later', async () => {
  const { assign, removeAttribute, preventDefault, send } = press(async () => ({ type: 'opaqueredirect' }))
  expect(preventDefault).toHaveBeenCalledOnce()
  const body = new URLSearchParams({ return_to: '/en/s' })
  expect(send).toHaveBeenCalledWith('/do/sign-out', { method: 'POST', body, redirect: 'manual' })
  await vi.advanceTimersByTimeAsync(999)
  expect(assign).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(removeAttribute).toHaveBeenCalledWith('open')
  expect(assign).toHaveBeenCalledWith('/en')
})

test.each([
  ['is refused', async () => ({ type: 'basic' })],
  ['gets no answer', () => Promise.reject(new Error('offline'))],
])('signing out in place that %s is submitted as a form', async (_name, answer) => {
  const { assign, submit } = press(answer)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(submit).toHaveBeenCalledOnce()
  expect(assign).not.toHaveBeenCalled()
})
