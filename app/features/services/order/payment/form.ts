import { z } from 'zod'
import { defineForm } from '~/forms/define-form'
import type { ServiceName } from '../../definition'
import { paymentMethodShape } from '../../payment-method-shape'

const text = z.string('rejected').default('')

/** Defines the payment form, which shares the draft of the steps. */
export function definePaymentForm(service: ServiceName) {
  return defineForm({
    id: 'order-payment',
    intent: 'pay',
    oneTime: true,
    // The action reports an earlier payment of the same order.
    repeated: 'accepted',
    draft: service,
    schema: z.object({
      /** Digest of the order as the page showed it. */
      shown: text,
      /** Earlier payment of the same order that the page showed. */
      earlier: text,
      ...paymentMethodShape,
    }),
  })
}
