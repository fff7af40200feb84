import { createInstance } from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { expect, test } from 'vitest'
import type { PageContext } from '~/page/page-context'
import { PageProvider } from '~/page/use-page'
import desk from '~locales/en/desk.json'
import { OrderStatement } from './order-statement'

const i18n = createInstance()
await i18n.use(initReactI18next).init({ lng: 'en', resources: { en: { desk } } })

test.each([
  ['https://tours.example/7', '№ 7 · 3D tour attached'],
  ['', '№ 7'],
])('a statement of an order with the tour %j reads %s', (tourUrl, text) => {
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <PageProvider value={{ language: 'en', layout: {} } as PageContext}>
        <OrderStatement id={7} tourUrl={tourUrl} />
      </PageProvider>
    </I18nextProvider>,
  )
  expect(html.replace(/<[^>]+>/g, '')).toBe(text)
})
