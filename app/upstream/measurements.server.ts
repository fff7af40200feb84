import { z } from 'zod'
import { georgianTime, success } from './envelope'
import { type PaymentResult, paymentResultOf, tetri } from './payments.server'
import { toFormData } from './to-form-data'
import type { Call } from './upstream-client.server'

const Measurement = z
  .object({
    order_id: z.number().int(),
    address: z.string(),
    ordered_area: z.number(),
    measured_area: z.number().nullish(),
    difference: tetri.nullish(),
    // A state that nobody knows is still being worked on.
    state: z.enum(['ordered', 'visit_set', 'measured', 'paid']).catch('ordered'),
    visit_at: georgianTime.nullish(),
    has_drawing: z.boolean().default(false),
  })
  .transform((wire) => ({
    orderId: wire.order_id,
    address: wire.address,
    state: wire.state,
    orderedArea: wire.ordered_area,
    measuredArea: wire.measured_area ?? undefined,
    /** What it costs more than was paid, in tetri; below zero it has gone back to the balance. */
    difference: wire.difference ?? undefined,
    visitAt: wire.visit_at ?? undefined,
    hasDrawing: wire.has_drawing,
  }))

/** Something that was ordered to be measured. */
export type Measurement = z.output<typeof Measurement>

/** What the signed-in person has ordered to be measured and paid for, the latest first. */
export const measurements: Call<Measurement[]> = {
  api: 'main',
  path: 'measure',
  answer: success(z.array(Measurement)),
}

/**
 * Begins the payment of what measuring costs more than was paid; 404 for the order of another.
 * @param key a uuid: sent again with the same, it is the first payment
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
