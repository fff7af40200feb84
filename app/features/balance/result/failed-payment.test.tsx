import { createInstance } from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { expect, test } from 'vitest'
import type { PageContext } from '~/page/page-context'
import { PageProvider } from '~/page/use-page'
import type { CurrentPayment } from '~/upstream/payments.server'
import payments from '~locales/en/payments.json'
import { FailedPayment } from './failed-payment'

const i18n = createInstance()
await i18n
  .use(initReactI18next)
  .init({ lng: 'en', resources: { en: { payments } }, interpolation: { escapeValue: false } })

test('a failed top-up is tried again with the same amount and in the same way', () => {
  const payment = {
    purpose: 'fill_balance',
    method: 'points',
    amount: 3_750,
    refunded: 0,
    returned: 0,
    createdAt: new Date('2026-11-26T04:00:00Z'),
  } as CurrentPayment
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <PageProvider value={{ language: 'en', layout: {} } as PageContext}>
        <FailedPayment failed={{ screen: 'failed', reason: 'payment_declined', payment }} />
      </PageProvider>
    </I18nextProvider>,
  )
  expect(html).toContain('/en/account/payments?fill_balance=1&amp;method=3&amp;top_up_amount=37.5"')
})
