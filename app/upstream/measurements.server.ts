import { z } from 'zod'
import { success } from '~contract/schemas/envelope'
import { georgianTime, tetri } from '~contract/schemas/primitives'
import { MEASUREMENT_STATES } from '~contract/services'
import { type PaymentResult, paymentResultOf } from './payments.server'
import { toFormData } from './to-form-data'
import type { Call } from './upstream-client.server'

const Measurement = z
  .object({
    order_id: z.number().int(),
    address: z.string(),
    ordered_area: z.number(),
    measured_area: z.number().nullish(),
    difference: tetri.nullish(),
    // Unknown states count as ordered.
    state: z.enum(MEASUREMENT_STATES).catch('ordered'),
    visit_at: georgianTime.nullish(),
    has_drawing: z.boolean().default(false),
  })
  .transform((wire) => ({
    orderId: wire.order_id,
    address: wire.address,
    state: wire.state,
    orderedArea: wire.ordered_area,
    measuredArea: wire.measured_area ?? undefined,
    /** Extra cost over the payment, in tetri; negative amounts were returned to the balance. */
    difference: wire.difference ?? undefined,
    visitAt: wire.visit_at ?? undefined,
    hasDrawing: wire.has_drawing,
  }))

export type Measurement = z.output<typeof Measurement>

export const measurements: Call<Measurement[]> = {
  api: 'main',
  path: 'measure',
  answer: success(z.array(Measurement)),
}

/**
 * Creates the payment of a measurement's extra cost; 404 for another user's order.
 * @param key idempotency key, a uuid
 * @returns the id of the payment
 */
export function createDifferencePayment(orderId: number, key: string): Call<PaymentResult<{ id: number }>> {
  return {
    api: 'mainV3',
    method: 'POST',
    path: 'payments/init-measure-difference',
    body: toFormData({ order_id: orderId, idempotency_key: key }),
    ...paymentResultOf(z.object({ id: z.number().int() })),
  }
}
