import { afterEach, expect, test, vi } from 'vitest'
import { pollNotificationCount } from './notification-count'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function stubDocument(body: object = { dataset: {} }) {
  vi.stubGlobal('document', { querySelector: () => null, hidden: false, visibilityState: 'visible', body })
}

// Specification 1.9.40
test.each([
  ['1 second after a sign-in, then every 30', { signedIn: 'true' }, [1_000, 31_000, 61_000]],
  ['every 30 seconds otherwise', {}, [30_000, 60_000]],
])('new notifications are counted %s', async (_name, flags, times) => {
  vi.useFakeTimers({ now: 0 })
  stubDocument()
  const counted: number[] = []
  vi.stubGlobal('fetch', async () => {
    counted.push(Date.now())
    throw new Error('no answer')
  })
  void pollNotificationCount({ dataset: { url: '/data/unseen', ...flags } } as unknown as HTMLElement)
  await vi.advanceTimersByTimeAsync(61_500)
  expect(counted).toEqual(times)
})

test('polling stops once the visitor has signed out in place', async () => {
  vi.useFakeTimers({ now: 0 })
  stubDocument({ dataset: { signedOut: '' } })
  const send = vi.fn()
  vi.stubGlobal('fetch', send)
  await Promise.all([
    pollNotificationCount({ dataset: { url: '/data/unseen' } } as unknown as HTMLElement),
    vi.advanceTimersByTimeAsync(31_000),
  ])
  expect(send).not.toHaveBeenCalled()
})
