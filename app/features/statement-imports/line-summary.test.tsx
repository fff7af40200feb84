import { createInstance } from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { expect, test } from 'vitest'
import type { PageContext } from '~/page/page-context'
import { PageProvider } from '~/page/use-page'
import type { DraftValues } from '~contract/statement-drafts'
import drafts from '~locales/ka/statement-drafts.json'
import { LineSummary } from './line-summary'

const i18n = createInstance()
await i18n.use(initReactI18next).init({
  lng: 'ka',
  resources: { ka: { 'statement-drafts': drafts } },
  interpolation: { escapeValue: false },
})

test.each<[DraftValues, string]>([
  [{ room_type_id: '3', floor: '4' }, 'ბინა ·\u00a0ოთახები: 3 ·\u00a0სართული: 4'],
  [{ price: '125 000', currency_id: '2' }, 'ბინა ·\u00a0$125\u00a0000'],
  [{ price: '5', currency_id: '1' }, 'ბინა ·\u00a0₾5'],
  [{ price_type_id: '3', currency_id: '2' }, 'ბინა'],
  [{ price_type_id: '1', currency_id: '2' }, 'ბინა ·\u00a0შეთანხმებით'],
])('a line with %j is summed up as %s', (values, text) => {
  const options = { real_estate_type_id: [{ id: 1, name: 'ბინა' }], room_type_id: [{ id: 3, name: '3' }] }
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <PageProvider value={{ language: 'ka', layout: {} } as PageContext}>
        <LineSummary values={{ real_estate_type_id: '1', ...values }} cities={[]} options={options} />
      </PageProvider>
    </I18nextProvider>,
  )
  expect(html).toContain(`>${text}<`)
})
