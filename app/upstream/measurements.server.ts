import type { z } from 'zod'
import { serviceEndpoints } from '~contract/endpoints/services'
import { PaymentCreated } from '~contract/schemas/payments'
import type * as wire from '~contract/schemas/services'
import { createRequest, defineCall } from './endpoint-call.server'
import { type PaymentResult, paymentResultOf } from './payments.server'
import type { Call } from './upstream-client.server'

const toMeasurement = (row: z.output<typeof wire.Measurement>) => ({
  orderId: row.order_id,
  address: row.address,
  state: row.state,
  orderedArea: row.ordered_area,
  measuredArea: row.measured_area ?? undefined,
  /** Extra cost over the payment, in tetri; a negative amount was returned to the balance. */
  difference: row.difference ?? undefined,
  visitAt: row.visit_at ?? undefined,
  hasDrawing: row.has_drawing,
})

export type Measurement = ReturnType<typeof toMeasurement>

export const measurements: Call<Measurement[]> = defineCall(serviceEndpoints.measurements, (rows) =>
  rows.map(toMeasurement),
)({})

/**
 * Creates the payment of a measurement's extra cost; 404 for another user's order. The key is an idempotency
 * key, a UUID.
 */
export function createDifferencePayment(orderId: number, key: string): Call<PaymentResult<{ id: number }>> {
  const body = { order_id: orderId, idempotency_key: key }
  return { ...createRequest(serviceEndpoints.payDifference, { body }), ...paymentResultOf(PaymentCreated) }
}
