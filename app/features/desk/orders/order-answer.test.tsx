import { createInstance } from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { expect, test } from 'vitest'
import type { PageContext } from '~/page/page-context'
import { PageProvider } from '~/page/use-page'
import services from '~locales/en/services.json'
import { OrderAnswer } from './order-answer'

const i18n = createInstance()
await i18n.use(initReactI18next).init({ lng: 'en', resources: { en: { services } } })

test.each([
  ['area', '1000', '1,000 m²'],
  ['area', '54,5', '54.5 m²'],
  ['address', 'Barnovi 5', 'Barnovi 5'],
])('the answer %s of %j reads %s', (name, value, text) => {
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <PageProvider value={{ language: 'en', layout: {} } as PageContext}>
        <OrderAnswer name={name} value={value} />
      </PageProvider>
    </I18nextProvider>,
  )
  expect(html.replace('\u00a0', ' ')).toBe(text)
})
