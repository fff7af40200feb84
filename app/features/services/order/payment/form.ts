import { z } from 'zod'
import { defineForm } from '~/forms/define-form'
import type { ServiceName } from '../../definition'
import { paymentMethodShape } from '../../payment-method-shape'

const text = z.string('rejected').default('')

/** The payment belongs to the draft of the steps. */
export function definePaymentForm(service: ServiceName) {
  return defineForm({
    id: 'order-payment',
    intent: 'pay',
    oneTime: true,
    // The action tells of an earlier payment of the same order.
    repeated: 'accepted',
    draft: service,
    schema: z.object({
      /** The digest of the order as the page showed it. */
      shown: text,
      /** The earlier payment of the same order that the page told of. */
      earlier: text,
      ...paymentMethodShape,
    }),
  })
}
