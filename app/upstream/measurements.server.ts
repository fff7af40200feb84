import type { z } from 'zod'
import { success } from '~contract/schemas/envelope'
import * as wire from '~contract/schemas/measurements'
import { PaymentCreated } from '~contract/schemas/payments'
import { rowsOf } from '~contract/schemas/rows'
import { type PaymentResult, paymentResultOf } from './payments.server'
import { toFormData } from './to-form-data'
import type { Call } from './upstream-client.server'

const Measurement = wire.Measurement.transform((row) => ({
  orderId: row.order_id,
  address: row.address,
  state: row.state,
  orderedArea: row.ordered_area,
  measuredArea: row.measured_area ?? undefined,
  /** Extra cost over the payment, in tetri; a negative amount was returned to the balance. */
  difference: row.difference ?? undefined,
  visitAt: row.visit_at ?? undefined,
  hasDrawing: row.has_drawing,
}))

export type Measurement = z.output<typeof Measurement>

export const measurements: Call<Measurement[]> = {
  api: 'main',
  path: 'measure',
  answer: success(rowsOf(Measurement)),
}

/**
 * Creates the payment of a measurement's extra cost; 404 for another user's order. The key is an idempotency
 * key, a UUID.
 */
export function createDifferencePayment(orderId: number, key: string): Call<PaymentResult<{ id: number }>> {
  return {
    api: 'mainV3',
    method: 'POST',
    path: 'payments/init-measure-difference',
    body: toFormData({ order_id: orderId, idempotency_key: key }),
    ...paymentResultOf(PaymentCreated),
  }
}
