import { expect, test } from 'vitest'
import type { StatementDetails } from '~/upstream/statement-details.server'
import { renderView } from '~tests/fixtures/render-view'
import { FairPrice } from './fair-price'

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

const statement = (fields: object) =>
  ({
    dealId: 1,
    status: 'active',
    price: { usd: { total: 90_000, perSquare: 1_000 }, gel: { total: 243_000, perSquare: 2_700 } },
    ownCurrency: 'usd',
    areaUnit: 'm2',
    neighbourhood: 'Vake',
    formerPrices: [],
    ...fields,
  }) as unknown as StatementDetails

const estimate = {
  low: 95_400,
  high: 120_300,
  percent: 80,
  comparables: 34,
  offers: 1_200,
  dataUntil: '2026-07-01',
  isMadeUp: false,
  medianError: 8.4,
}

const render = (fields: object, currency: 'gel' | 'usd' = 'usd') =>
  renderView(<FairPrice statement={statement(fields)} rate={2.7} />, { language: 'en', currency })
    .replaceAll('\u00a0', ' ')
    .replaceAll(/<!-- -->/g, '')

test('the range of the model is shown in both currencies with the place of the price and the error', () => {
  const html = render({ estimate })
  for (const text of [
    '$95,000–$121,000',
    '₾257,000–₾325,000',
    'This price is below that range.',
    '34 similar flats',
    'off by 8.4% at the median',
    'href="/en/ai-estimate/accuracy"',
  ])
    expect(html).toContain(text)
})

test.each([
  [2_000, undefined, '35% dearer'],
  [3_375, { percent: 20, statements: 60 }, '20% cheaper'],
])('a median of ₾%i per m² is compared with the price', (squarePrice, belowMedian, shown) => {
  const html = render({ neighbourhoodMedian: { squarePrice, statements: 60 }, belowMedian }, 'gel')
  expect(html).toContain(`₾${squarePrice.toLocaleString('en')}`)
  expect(html).toContain('60 similar listings')
  expect(html).toContain(shown)
})

test('a usual price is called neither cheap nor dear', () => {
  const html = render({ neighbourhoodMedian: { squarePrice: 2_650, statements: 60 } })
  expect(html).toContain('60 similar listings')
  expect(html).not.toMatch(/cheaper|dearer/)
})

const former = {
  price: 100_000,
  currency: 'usd',
  since: daysAgo(60),
  until: daysAgo(20),
  rateFrom: 2.5,
  rateUntil: 2.75,
}

test('the history names the parts of the seller and of the exchange rate in lari', () => {
  const html = render({ formerPrices: [former] }, 'gel')
  expect(html).toContain('Price reduced by 10%')
  expect(html).toContain('₾250,000 · $100,000')
  expect(html).toContain('seller −10% · exchange rate +10% = −1%')
  expect(html).toContain('exchange rate −1.8%')
})

test('a price that fell by the exchange rate alone is not called reduced', () => {
  const inLari = { ...former, price: 250_000, currency: 'gel', rateFrom: 2.5, rateUntil: 2.7778 }
  const html = render({ formerPrices: [inLari] })
  expect(html).not.toContain('reduced')
  expect(html).toContain('Price changed on')
})

test('a statement without anything to compare its price with has no such section', () => {
  const flat = { cityId: 1, urbanId: 38, typeId: 1, totalFloors: 9, area: 60 }
  expect(render(flat)).toBe('')
  expect(render({ ...flat, estimate })).toContain('ai_modal=true')
})
