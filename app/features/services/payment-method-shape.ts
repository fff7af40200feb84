import { z } from 'zod'

const text = z.string('rejected').default('')

/** Fields of `PaymentMethodRadios`, which `parsePaymentMethod` interprets. */
export const paymentMethodShape = {
  card_id: text,
  save_card: text,
}
