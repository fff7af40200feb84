import { createInstance } from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { expect, test } from 'vitest'
import type { PageContext } from '~/page/page-context'
import { PageProvider } from '~/page/use-page'
import desk from '~locales/en/desk.json'
import type { TableData } from './row.server'
import { RowList } from './table-list'

const i18n = createInstance()
await i18n
  .use(initReactI18next)
  .init({ lng: 'en', resources: { en: { desk } }, interpolation: { escapeValue: false } })

function render(data: unknown): string {
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <PageProvider value={{ language: 'en', layout: {} } as PageContext}>
        <RowList data={data as TableData} />
      </PageProvider>
    </I18nextProvider>,
  )
}

test('a price stands with its currency', () => {
  const row = { id: 1, name: 'VIP for 5 days', values: { price: '12.5', is_offered: '1' } }
  expect(render({ table: 'prices', rows: [row], title: '' })).toContain('₾12.50')
})

test('a hall stands with its city', () => {
  const row = { id: 1, name: 'Public Service Hall', values: { city_en: 'Kutaisi', city_ka: 'ქუთაისი' } }
  expect(render({ table: 'branches', rows: [row], title: '' })).toContain('>Public Service Hall, Kutaisi<')
})
