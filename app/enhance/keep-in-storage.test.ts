import { afterEach, expect, test, vi } from 'vitest'
import keepInStorage from './keep-in-storage'

afterEach(() => {
  vi.unstubAllGlobals()
})

const element = { dataset: { storage: '{"packagePrice":"25","packageDays":"5"}' } } as unknown as HTMLElement

// Specification 1.3.24, 1.8.1
test('the values of a page are stored in browser storage', () => {
  const setItem = vi.fn()
  vi.stubGlobal('localStorage', { setItem })
  keepInStorage(element)
  expect(setItem.mock.calls).toEqual([
    ['packagePrice', '25'],
    ['packageDays', '5'],
  ])
})

test('full browser storage is ignored', () => {
  const setItem = () => {
    throw new Error('QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { setItem })
  expect(() => keepInStorage(element)).not.toThrow()
})
