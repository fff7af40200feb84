import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { CachedMarkup, CachedMarkupProvider, toTextPlaceholder } from './cached-markup'
import { CachedParts } from './cached-markup.server'

const SECRET = 'nonce'
const render = vi.fn(renderToStaticMarkup)

function Card({ title }: { title: string }) {
  return <b>{title}</b>
}

function renderList(cards: readonly { title: string }[], variant = 'usd') {
  const parts = new CachedParts(SECRET)
  const html = renderToString(
    <CachedMarkupProvider value={parts}>
      <ul>
        {cards.map((card) => (
          <li key={card.title}>
            <CachedMarkup subject={card} variant={variant}>
              <Card title={card.title} />
            </CachedMarkup>
          </li>
        ))}
      </ul>
    </CachedMarkupProvider>,
  )
  return parts.fill(html, render).toString()
}

test('cached parts are rendered in place', () => {
  const cards = [{ title: 'one' }, { title: '<two> $& \uE000' }]
  expect(renderList(cards)).toBe('<ul><li><b>one</b></li><li><b>&lt;two&gt; $&amp; \uE000</b></li></ul>')
})

test('a cached part is rendered once for its subject and variant', () => {
  const card = { title: 'one' }
  render.mockClear()
  for (const variant of ['usd', 'usd', 'gel']) renderList([card], variant)
  expect(render).toHaveBeenCalledTimes(2)
  expect(renderList([{ title: 'changed' }])).toContain('changed')
})

test('a cached part without a subject is rendered once for its variant', () => {
  const renderFacts = (facts: string) => {
    const parts = new CachedParts(SECRET)
    const html = renderToString(
      <CachedMarkupProvider value={parts}>
        <CachedMarkup variant={JSON.stringify(['facts', facts])}>
          <b>{facts}</b>
        </CachedMarkup>
      </CachedMarkupProvider>,
    )
    return parts.fill(html, render).toString()
  }
  render.mockClear()
  expect(['sale', 'sale', 'rent'].map(renderFacts)).toEqual(['<b>sale</b>', '<b>sale</b>', '<b>rent</b>'])
  expect(render).toHaveBeenCalledTimes(2)
})

test('a text that contains a placeholder of another document stays a text', () => {
  const card = { title: '\uE000other:0\uE001' }
  expect(renderList([card])).toBe('<ul><li><b>\uE000other:0\uE001</b></li></ul>')
})

test('a cached part shows the texts of each document, escaped', () => {
  const subject = {}
  const renderLink = (url: string) => {
    const parts = new CachedParts(SECRET)
    const html = renderToString(
      <CachedMarkupProvider value={parts}>
        <CachedMarkup subject={subject} variant="" texts={['/en', url]}>
          <a href={toTextPlaceholder(1)}>{toTextPlaceholder(0)}</a>
        </CachedMarkup>
      </CachedMarkupProvider>,
    )
    return parts.fill(html, render).toString()
  }
  render.mockClear()
  expect(renderLink('/s?a=1&b="2"')).toBe('<a href="/s?a=1&amp;b=&quot;2&quot;">/en</a>')
  expect(renderLink('/s')).toBe('<a href="/s">/en</a>')
  expect(render).toHaveBeenCalledTimes(1)
})

test('a cached part outside a document renders just its content', () => {
  const html = renderToStaticMarkup(
    <CachedMarkup subject={{}} variant="">
      <Card title="one" />
    </CachedMarkup>,
  )
  expect(html).toBe('<b>one</b>')
})
