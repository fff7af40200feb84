import { expect, test } from 'vitest'
import { renderView } from '~tests/fixtures/render-view'
import { OrderStatement } from './order-statement'

test.each([
  ['https://tours.example/7', 'No.\u00a07 · 3D tour attached'],
  ['', 'No.\u00a07'],
])('a statement of an order with the tour %j shows %s', (tourUrl, text) => {
  const html = renderView(<OrderStatement id={7} tourUrl={tourUrl} />)
  expect(html.replace(/<[^>]+>/g, '')).toBe(text)
})
