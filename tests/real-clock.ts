import { afterEach, vi } from 'vitest'

// Files share a worker, and so a clock: one that a test has stopped would stand still for those after it.
afterEach(() => {
  vi.useRealTimers()
})
