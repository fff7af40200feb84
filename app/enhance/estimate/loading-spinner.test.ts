import { afterEach, expect, test, vi } from 'vitest'
import { createLoadingSpinner } from './loading-spinner'

afterEach(() => {
  vi.useRealTimers()
})

// Specification 2.4.26, 2.9.12
test('a loading spinner is removed 800 ms after it is hidden', () => {
  vi.useFakeTimers()
  const remove = vi.fn()
  const hide = vi.fn()
  const append = vi.fn()
  const element = { remove, classList: { add: hide } }
  const ownerDocument = { createElement: () => element } as unknown as Document
  const spinner = createLoadingSpinner({ append, ownerDocument })
  spinner.show()
  spinner.show()
  expect(append).toHaveBeenCalledExactlyOnceWith(element)
  expect(remove).not.toHaveBeenCalled()
  spinner.hide()
  expect(hide).toHaveBeenCalledExactlyOnceWith('is-hidden')
  vi.advanceTimersByTime(799)
  expect(remove).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(remove).toHaveBeenCalledOnce()
})
