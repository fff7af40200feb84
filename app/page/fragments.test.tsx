import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Fragment, Fragments, FragmentsProvider } from './fragments'

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
  return fragments.fill(html, render)
}

test('parts stand where they would without fragments', () => {
  const cards = [{ title: 'one' }, { title: '<two> $& \uE000' }]
  expect(renderList(cards)).toBe('<ul><li><b>one</b></li><li><b>&lt;two&gt; $&amp; \uE000</b></li></ul>')
})

test('a part is rendered once for its subject and variant', () => {
  const card = { title: 'one' }
  render.mockClear()
  for (const variant of ['usd', 'usd', 'gel']) renderList([card], variant)
  expect(render).toHaveBeenCalledTimes(2)
  expect(renderList([{ title: 'changed' }])).toContain('changed')
})

test('a text with a mark of another document stays a text', () => {
  const card = { title: '\uE000other:0\uE001' }
  expect(renderList([card])).toBe('<ul><li><b>\uE000other:0\uE001</b></li></ul>')
})

test('without a document around it a fragment is its content', () => {
  const html = renderToStaticMarkup(
    <Fragment subject={{}} variant="">
      <Card title="one" />
    </Fragment>,
  )
  expect(html).toBe('<b>one</b>')
})
