import { z } from 'zod'

const text = z.string('rejected').default('')

/** The fields of `PaymentMethodRadios`; what they stand for is told by `parsePaymentMethod`. */
export const paymentMethodShape = {
  card_id: text,
  save_card: text,
}
