import { expect, test } from 'vitest'
import type { CurrentPayment } from '~/upstream/payments.server'
import { renderView } from '~tests/fixtures/render-view'
import { FailedPayment } from './failed-payment'

test('a failed top-up can be repeated with the same amount and method', () => {
  const payment = {
    purpose: 'fill_balance',
    method: 'points',
    amount: 3_750,
    refunded: 0,
    returned: 0,
    createdAt: new Date('2026-11-26T04:00:00Z'),
  } as CurrentPayment
  const html = renderView(
    <FailedPayment failed={{ screen: 'failed', reason: 'payment_declined', payment }} />,
  )
  expect(html).toContain('/en/account/payments?fill_balance=1&amp;method=3&amp;top_up_amount=37.5"')
})
