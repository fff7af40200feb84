import { expect, test } from 'vitest'
import type { OwnStatement, StatementStatistics } from '~/upstream/own-statements.server'
import { renderView } from '~tests/fixtures/render-view'
import { StatisticsView } from './statistics-view'

const figures = {
  views: 14,
  phoneViews: 1,
  messages: 0,
  photos: 4,
  descriptionLength: 300,
  daysListed: 20,
  daysSinceRenewal: 5,
  squarePrice: 1_500,
}
const similar = { ...figures, photos: 11, squarePriceLow: 1_300, squarePriceHigh: 1_700 }
const statistics: StatementStatistics = {
  days: [
    { day: '2026-11-29', views: 4, phoneViews: 0, messages: 0, favorites: 0 },
    { day: '2026-11-28', views: 2, phoneViews: 0, messages: 0, favorites: 0 },
  ],
  events: [{ day: '2026-11-28', kind: 'price', formerPrice: 120_000, currency: 'usd' }],
  companyActs: [],
  own: figures,
  estimate: undefined,
  similarCount: 45,
  similar,
}
const statement = {
  id: 7,
  title: 'Flat in Vake',
  status: 'active',
  expiresAt: new Date('2027-01-01'),
  ownCurrency: 'usd',
  dealId: 1,
  areaUnit: 'm2',
  price: { usd: { total: 90_000 }, gel: { total: 243_000 } },
  agent: undefined,
} as unknown as OwnStatement

function render(change: Partial<StatementStatistics> = {}, owned: Partial<OwnStatement> = {}) {
  return renderView(
    <StatisticsView
      statement={{ ...statement, ...owned }}
      statistics={{ ...statistics, ...change }}
      period="30"
    />,
    { layout: { addStatementHref: '/en/account/statements/new' } },
  )
}

test('a suggestion names its figures and links to the step where the owner can act', () => {
  const html = render()
  expect(html).toContain('<a href="/en/account/statements/7/edit?step=photos">Add photos</a>')
  expect(html).toContain('yours: 4, usual: 11')
})

test("a company can follow suggestions that mean editing its agent's statement, but not a change of the price", () => {
  const html = render({ own: { ...figures, squarePrice: 2_000 } }, { agent: { id: 3, name: 'Nana' } })
  expect(html).toContain('<a href="/en/account/statements/7/edit?step=photos">Add photos</a>')
  expect(html).toContain('<b>Consider the price</b>')
})

test('acts of a company with the statement of its agent are listed with both agents', () => {
  const html = render({
    companyActs: [
      { act: 'reassigned', createdAt: new Date(), company: 'Keria', from: 'Gia Dvali', to: 'Nana Beridze' },
    ],
  })
  expect(html).toContain('Keria handed the listing over: Gia Dvali → Nana Beridze')
})

test('a statement that is off the site has no suggestions', () => {
  expect(render({}, { status: 'hidden' })).not.toContain('Add photos')
})

test('the price per m² stands beside the middle half of similar ones, but not for daily rents', () => {
  expect(render()).toContain('$1,300–$1,700')
  expect(render({}, { dealId: 7 })).not.toContain('$1,300')
})

test.each([
  [3, 'There are only 3 similar listings nearby: at least 20 are needed'],
  [0, 'There are no similar listings nearby'],
])('a statement with %s similar ones says why nothing is compared', (similarCount, text) => {
  const html = render({ similar: undefined, similarCount })
  expect(html).toContain(text)
  expect(html).not.toContain('Usual')
})

test('a change of the price is marked on the chart and listed with the former price', () => {
  const html = render()
  expect(html.match(/class="marks"/g)).toHaveLength(1)
  expect(html).toContain('price changed, before: $120,000')
  expect(html).toContain('7 full days on each side are needed')
  expect(render({ events: [] })).not.toContain('class="marks"')
})

test("the price is shown against the model's range only while the statement is active", () => {
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
  const shown = render({ estimate })
  expect(shown).toContain('$95,000–$121,000')
  expect(shown).toContain('This price is below that range.')
  expect(render({ estimate }, { status: 'inactive' })).not.toContain('95,000')
})
