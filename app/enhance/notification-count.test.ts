import { afterEach, expect, test, vi } from 'vitest'
import { pollNotificationCount } from './notification-count'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

// Specification 1.9.40
test.each([
  ['1 second after a sign-in, then every 30', { signedIn: 'true' }, [1_000, 31_000, 61_000]],
  ['every 30 seconds otherwise', {}, [30_000, 60_000]],
])('new notifications are counted %s', async (_name, flags, times) => {
  vi.useFakeTimers({ now: 0 })
  vi.stubGlobal('document', { querySelector: () => null, hidden: false, visibilityState: 'visible' })
  const counted: number[] = []
  vi.stubGlobal('fetch', async () => {
    counted.push(Date.now())
    throw new Error('no answer')
  })
  void pollNotificationCount({ dataset: { url: '/data/unseen', ...flags } } as unknown as HTMLElement)
  await vi.advanceTimersByTimeAsync(61_500)
  expect(counted).toEqual(times)
})
