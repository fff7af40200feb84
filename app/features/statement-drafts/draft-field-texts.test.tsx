import { createInstance } from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { expect, test } from 'vitest'
import type { PageContext } from '~/page/page-context'
import { PageProvider } from '~/page/use-page'
import type { DraftValues } from '~contract/statement-drafts'
import drafts from '~locales/en/statement-drafts.json'
import { useDraftFieldTexts } from './draft-field-texts'

const i18n = createInstance()
await i18n.use(initReactI18next).init({
  lng: 'en',
  resources: { en: { 'statement-drafts': drafts } },
  interpolation: { escapeValue: false },
})

function Facts({ values }: { values: DraftValues }) {
  const { listFields, formatValue } = useDraftFieldTexts({ cities: [], options: {} })
  return listFields(values).map((field) => `${field}=${formatValue(field, values)};`)
}

test.each<[DraftValues, string]>([
  [{ real_estate_type_id: '1', area: '1070', height: '3' }, 'area=1,070\u00a0m²;height=3\u00a0m;'],
  [{ real_estate_type_id: '4', area: '2', area_type_id: '2' }, 'area=2\u00a0ha;'],
  [{ real_estate_type_id: '4', area: '600', area_type_id: '1' }, 'area=600\u00a0m²;'],
])('measures of %j are read with their units', (values, text) => {
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <PageProvider value={{ language: 'en', layout: {} } as PageContext}>
        <Facts values={values} />
      </PageProvider>
    </I18nextProvider>,
  )
  expect(html).toContain(text)
})
