import { expect, test } from 'vitest'
import { renderView } from '~tests/fixtures/render-view'
import { PriceNotice } from './price-notice'

const order = { packages: [], priceFrom: 6500, priceFactors: ['reason' as const] }

test('a price that still depends on choices is the lowest one, and names them', () => {
  const html = renderView(<PriceNotice data={{ ...order, total: undefined }} />)
  expect(html).toContain('from ₾65')
  expect(html).toContain('<small>')
})

test('a price that is certain is shown as the total of the summary, not as the lowest one', () => {
  const html = renderView(<PriceNotice data={{ ...order, total: 10500 }} />)
  expect(html).toContain('<b>₾105</b>')
  expect(html).not.toMatch(/from|<small>/)
})
