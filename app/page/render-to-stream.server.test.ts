import { createElement, Fragment, type ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { renderToStream } from './render-to-stream.server'

const renderPage = async (page: ReactElement) => new Response(await renderToStream(page, context)).text()

const context = { nonce: 'nonce', requestId: 'id', log: { error: () => {} } } as never

/** Letters of two, three and four bytes. */
test.each([
  ['Georgian', 'დიდუბე '],
  ['Russian', 'Московский проспект '],
  ['emoji', '🏡👩‍👩‍👧 '],
  ['mixed', 'a₾ж🏡 "ქ" '],
])('a streamed page contains its %s texts whole, wherever React splits them', async (_name, word) => {
  for (let shift = 0; shift < 4; shift += 1) {
    const rows = Array.from({ length: 120 }, (_, row) => {
      const text = '-'.repeat((row + shift) % 5) + word.repeat(1 + (row % 9))
      return createElement('p', { key: row, title: text }, text)
    })
    const page = createElement(Fragment, null, createElement('i', null, 'x'.repeat(shift)), rows)
    const html = await renderPage(page)
    expect(html).not.toMatch(/[\0\ufffd]/)
    expect(html).toBe(renderToString(page))
  }
})

test('scripts that Remix renders after the page are inside its body', async () => {
  const body = createElement('html', null, createElement('body', null, createElement('p', null, '</body>')))
  const script = createElement('script', { src: '/data.js' })
  expect(await renderPage(createElement(Fragment, null, body, script))).toBe(
    '<!DOCTYPE html><html><body><p>&lt;/body&gt;</p><script src="/data.js"></script></body></html>',
  )
})
