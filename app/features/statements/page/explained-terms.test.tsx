import { expect, test } from 'vitest'
import { getI18n } from '~/i18n/i18n.server'
import type { StatementDetails } from '~/upstream/statement-details.server'
import { renderView } from '~tests/fixtures/render-view'
import { listDetailFacts } from './detail-facts'
import { PriceBox } from './price-box'

test.each([
  [5, 'White frame', 'White frame: utilities are in, finishing is up to you'],
  [6, 'Black frame', 'Black frame: walls and slabs only, utilities and finishing are up to you'],
  [1, 'Newly renovated', 'Newly renovated'],
])('the condition %i, "%s", reads "%s"', async (conditionId, name, shown) => {
  const i18n = await getI18n('en')
  const statement = { conditionId, measures: {}, createdAt: new Date() } as StatementDetails
  const facts = listDetailFacts(statement, {
    names: { conditions: name },
    t: i18n.getFixedT('en', 'statement-page'),
    shared: i18n.getFixedT('en', 'statement'),
    language: 'en',
  })
  expect(facts.find(({ name }) => name === 'Condition')?.value).toBe(shown)
})

test.each([
  [3, true],
  [1, false],
])('the price of the deal %i explains a pledge: %s', (dealId, isExplained) => {
  const statement = {
    dealId,
    price: { usd: { total: 50_000 } },
    priceKind: 'exact',
    areaUnit: 'm2',
    formerPrices: [],
    status: 'inactive',
  } as unknown as StatementDetails
  const html = renderView(<PriceBox statement={statement} rate={undefined} href="/en/statements/1" />, {
    language: 'en',
  })
  expect(html.includes('you lend the owner this sum')).toBe(isExplained)
})
