import { expect, test } from 'vitest'
import type { Language } from '~/i18n/languages'
import type { SearchRequest } from '~/upstream/broker-requests.server'
import { renderView } from '~tests/fixtures/render-view'
import type { BrokerRequestsData } from './loader.server'
import { BrokerRequestsView } from './view'

const client = {
  id: 7,
  dealId: 1,
  typeId: 1,
  city: 'თბილისი',
  price: { from: 50_000, to: 95_000 },
  currency: 'usd',
  area: { from: 38 },
  roomTypeIds: [],
  createdAt: new Date('2026-11-20'),
} as unknown as SearchRequest

function render(rows: BrokerRequestsData['rows'], language: Language = 'ka') {
  const query = { tab: 'matchings', filter: {}, unread: { price_from: '100 ₾' }, page: 1 }
  const lists = { deals: [], types: [], rooms: [], cities: [], rate: 2.7 }
  const data = { rows, total: rows.length, lastPage: 1, numberPrice: 500, query, ...lists }
  return renderView(<BrokerRequestsView data={data as unknown as BrokerRequestsData} />, { language })
}

test('an ending follows the unit of each end of a range', () => {
  const html = render([{ client, statement: undefined }])
  expect(html).toContain('$50\u00a0000–$95\u00a0000')
  expect(html).toContain('≈\u00a0₾135\u00a0000–₾256\u00a0500')
  expect(html).toContain('38\u00a0მ²-დან')
})

test('a client with several statements is one row, the target of one URL', () => {
  const html = render([
    { client, statement: undefined },
    { client, statement: undefined },
  ])
  expect(html.match(/id="client-7"/g)).toHaveLength(1)
  expect(html.match(/<h2/g)).toHaveLength(1)
})

test('the name of a client is transliterated for the reader', () => {
  const contact = { name: 'სალომე', phone: '555063838' }
  const html = render([{ client: { ...client, contact }, statement: undefined }], 'ru')
  expect(html).toContain('<b>Саломе</b>')
})

test('an invalid budget stays in its field, with the valid formats', () => {
  const html = render([{ client, statement: undefined }])
  expect(html).toMatch(/<input[^>]*aria-invalid="true"[^>]*value="100 ₾"/)
  expect(html).toContain('ბიუჯეტი მიუთითეთ აშშ დოლარში, ციფრებით: 85 000')
})
