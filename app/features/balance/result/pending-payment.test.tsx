import { createInstance } from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { expect, test } from 'vitest'
import type { PageContext } from '~/page/page-context'
import { PageProvider } from '~/page/use-page'
import type { CurrentPayment } from '~/upstream/payments.server'
import payments from '~locales/en/payments.json'
import type { PaymentResultData } from './loader.server'
import { PendingPayment } from './pending-payment'

const i18n = createInstance()
await i18n
  .use(initReactI18next)
  .init({ lng: 'en', resources: { en: { payments } }, interpolation: { escapeValue: false } })

test.each([
  [undefined, payments.result.pending_text],
  ['wrong_amount', payments.result.under_review],
  ['never_final', payments.result.unanswered],
  ['unknown_charge', payments.result.unanswered],
])('a pending payment with the reason %s tells the payer what is known', (reason, text) => {
  const payment = {
    purpose: 'fill_balance',
    method: 'card',
    reason,
    amount: 3_750,
    refunded: 0,
    returned: 0,
    createdAt: new Date('2026-11-26T04:00:00Z'),
  } as CurrentPayment
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <PageProvider value={{ language: 'en', layout: {} } as PageContext}>
        <PendingPayment data={{ currentHref: '/en/payment-result' } as PaymentResultData} payment={payment} />
      </PageProvider>
    </I18nextProvider>,
  )
  expect(html).toContain(text)
})
