import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import refreshPart from './refreshed-part'

/** Markup of the part, now and in the page that the server has meanwhile. */
let shown: string
let current: string
let body: { dataset: Record<string, string>; append(): void }

const part = {
  id: 'conversation-messages',
  isConnected: true,
  dataset: { news: 'There is a new message.' },
  get innerHTML() {
    return shown
  },
  contains: () => false,
  replaceChildren(...nodes: string[]) {
    shown = nodes.join('')
  },
} as unknown as HTMLElement

const send = vi.fn(async (_address: string) => ({ text: async () => current, url: '' }))

beforeEach(() => {
  vi.useFakeTimers()
  shown = '<li>One</li>'
  current = shown
  body = { dataset: {}, append: () => {} }
  send.mockClear()
  vi.stubGlobal('location', { href: 'https://ezo.test/account/messages/1' })
  vi.stubGlobal('document', { hidden: false, querySelector: () => null, createElement: () => ({}), body })
  vi.stubGlobal('fetch', send)
  vi.stubGlobal(
    'DOMParser',
    class {
      parseFromString(html: string) {
        return { querySelector: () => null, getElementById: () => ({ innerHTML: html, childNodes: [html] }) }
      }
    },
  )
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a part of the page is fetched every 30 seconds and replaced only if it has changed', async () => {
  void refreshPart(part)
  await vi.advanceTimersByTimeAsync(29_900)
  expect(send).not.toHaveBeenCalled()
  const replace = vi.spyOn(part, 'replaceChildren')
  await vi.advanceTimersByTimeAsync(200)
  expect(send).toHaveBeenCalledWith('https://ezo.test/account/messages/1', undefined)
  expect(replace).not.toHaveBeenCalled()
  current = '<li>One</li><li>Two</li>'
  await vi.advanceTimersByTimeAsync(30_000)
  expect(shown).toBe(current)
  expect(send).toHaveBeenCalledTimes(2)
})

test('refreshing stops once the visitor has signed out in place', async () => {
  void refreshPart(part)
  body.dataset.signedOut = ''
  await vi.advanceTimersByTimeAsync(61_000)
  expect(send).not.toHaveBeenCalled()
})
