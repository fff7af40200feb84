import { afterEach, expect, test, vi } from 'vitest'
import closeAfterReading from './closing-dialog'

afterEach(() => {
  vi.useRealTimers()
})

// Specification 2.4.6, 2.9.6
test('a dialog closes itself after 2 seconds', () => {
  vi.useFakeTimers()
  const close = vi.fn()
  const dialog = { querySelector: () => ({ click: close }) }
  closeAfterReading({ closest: () => dialog } as unknown as HTMLElement)
  vi.advanceTimersByTime(1_999)
  expect(close).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(close).toHaveBeenCalledOnce()
})
