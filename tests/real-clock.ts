import { afterEach, vi } from 'vitest'

// Test files share a worker and thus its clock: a fake one would stay for the next file.
afterEach(() => {
  vi.useRealTimers()
})
