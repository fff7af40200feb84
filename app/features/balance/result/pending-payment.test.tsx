import { expect, test } from 'vitest'
import type { CurrentPayment } from '~/upstream/payments.server'
import payments from '~locales/en/payments.json'
import { renderView } from '~tests/fixtures/render-view'
import type { PaymentResultData } from './loader.server'
import { PendingPayment } from './pending-payment'

test.each([
  [undefined, payments.result.pending_text],
  ['wrong_amount', payments.result.under_review],
  ['never_final', payments.result.unanswered],
  ['unknown_charge', payments.result.unanswered],
])('a pending payment with the reason %s shows the payer its known state', (reason, text) => {
  const payment = {
    purpose: 'fill_balance',
    method: 'card',
    reason,
    amount: 3_750,
    refunded: 0,
    returned: 0,
    createdAt: new Date('2026-11-26T04:00:00Z'),
  } as CurrentPayment
  const html = renderView(
    <PendingPayment data={{ currentHref: '/en/payment-result' } as PaymentResultData} payment={payment} />,
  )
  expect(html).toContain(text)
})
