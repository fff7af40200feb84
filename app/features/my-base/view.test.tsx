import { createInstance } from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { expect, test } from 'vitest'
import type { Language } from '~/i18n/languages'
import type { PageContext } from '~/page/page-context'
import { PageProvider } from '~/page/use-page'
import type { SearchRequest } from '~/upstream/my-base.server'
import myBase from '~locales/ka/my-base.json'
import searchRequests from '~locales/ka/search-requests.json'
import statement from '~locales/ka/statement.json'
import type { MyBaseData } from './loader.server'
import { MyBaseView } from './view'

const i18n = createInstance()
await i18n.use(initReactI18next).init({
  lng: 'ka',
  resources: { ka: { 'my-base': myBase, 'search-requests': searchRequests, statement } },
  interpolation: { escapeValue: false },
})

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

function render(rows: MyBaseData['rows'], language: Language = 'ka') {
  const query = { tab: 'matchings', filter: {}, page: 1 }
  const lists = { deals: [], types: [], rooms: [], cities: [] }
  const data = { rows, total: rows.length, lastPage: 1, numberPrice: 500, query, ...lists }
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <PageProvider value={{ language, layout: {} } as PageContext}>
        <MyBaseView data={data as unknown as MyBaseData} />
      </PageProvider>
    </I18nextProvider>,
  )
}

test('an ending follows the unit of each end of a range', () => {
  const html = render([{ client, statement: undefined }])
  expect(html).toContain('$50\u00a0000 – $95\u00a0000')
  expect(html).toContain('38\u00a0მ²-დან')
})

test('a client of several statements is the target of one URL', () => {
  const html = render([
    { client, statement: undefined },
    { client, statement: undefined },
  ])
  expect(html.match(/id="client-7"/g)).toHaveLength(1)
})

test('the name of a client is in letters that the reader knows', () => {
  const contact = { name: 'სალომე', phone: '555063838' }
  const html = render([{ client: { ...client, contact }, statement: undefined }], 'ru')
  expect(html).toContain('<b>Саломе</b>')
})
