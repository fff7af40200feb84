import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Fragment, FragmentsProvider, toTextMark } from './fragments'
import { Fragments } from './fragments.server'

const SECRET = 'nonce'
const render = vi.fn(renderToStaticMarkup)

function Card({ title }: { title: string }) {
  return <b>{title}</b>
}

function renderList(cards: readonly { title: string }[], variant = 'usd') {
  const fragments = new Fragments(SECRET)
  const html = renderToString(
    <FragmentsProvider value={fragments}>
      <ul>
        {cards.map((card) => (
          <li key={card.title}>
            <Fragment subject={card} variant={variant}>
              <Card title={card.title} />
            </Fragment>
          </li>
        ))}
      </ul>
    </FragmentsProvider>,
  )
  return fragments.fill(html, render).toString()
}

test('cached fragments are rendered in place', () => {
  const cards = [{ title: 'one' }, { title: '<two> $& \uE000' }]
  expect(renderList(cards)).toBe('<ul><li><b>one</b></li><li><b>&lt;two&gt; $&amp; \uE000</b></li></ul>')
})

test('a fragment is rendered once for its subject and variant', () => {
  const card = { title: 'one' }
  render.mockClear()
  for (const variant of ['usd', 'usd', 'gel']) renderList([card], variant)
  expect(render).toHaveBeenCalledTimes(2)
  expect(renderList([{ title: 'changed' }])).toContain('changed')
})

test('a fragment without a subject is rendered once for its variant', () => {
  const renderFacts = (facts: string) => {
    const fragments = new Fragments(SECRET)
    const html = renderToString(
      <FragmentsProvider value={fragments}>
        <Fragment variant={JSON.stringify(['facts', facts])}>
          <b>{facts}</b>
        </Fragment>
      </FragmentsProvider>,
    )
    return fragments.fill(html, render).toString()
  }
  render.mockClear()
  expect(['sale', 'sale', 'rent'].map(renderFacts)).toEqual(['<b>sale</b>', '<b>sale</b>', '<b>rent</b>'])
  expect(render).toHaveBeenCalledTimes(2)
})

test('a text that contains a marker of another document stays a text', () => {
  const card = { title: '\uE000other:0\uE001' }
  expect(renderList([card])).toBe('<ul><li><b>\uE000other:0\uE001</b></li></ul>')
})

test('a cached fragment shows the texts of each document, escaped', () => {
  const subject = {}
  const renderLink = (url: string) => {
    const fragments = new Fragments(SECRET)
    const html = renderToString(
      <FragmentsProvider value={fragments}>
        <Fragment subject={subject} variant="" texts={['/en', url]}>
          <a href={toTextMark(1)}>{toTextMark(0)}</a>
        </Fragment>
      </FragmentsProvider>,
    )
    return fragments.fill(html, render).toString()
  }
  render.mockClear()
  expect(renderLink('/s?a=1&b="2"')).toBe('<a href="/s?a=1&amp;b=&quot;2&quot;">/en</a>')
  expect(renderLink('/s')).toBe('<a href="/s">/en</a>')
  expect(render).toHaveBeenCalledTimes(1)
})

test('a fragment outside a document renders just its content', () => {
  const html = renderToStaticMarkup(
    <Fragment subject={{}} variant="">
      <Card title="one" />
    </Fragment>,
  )
  expect(html).toBe('<b>one</b>')
})
