import { afterEach, expect, test, vi } from 'vitest'
import closeAfterReading from './closing-dialog'

afterEach(() => {
  vi.useRealTimers()
})

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
