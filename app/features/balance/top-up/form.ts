import { z } from 'zod'
import { defineForm } from '~/forms/define-form'
import { requiredText } from '~contract/forms/field-schemas'
import { MAX_TOP_UP, MIN_TOP_UP } from '~contract/payments'
import { parseId } from '~contract/values/ids'
import { toLari } from '~contract/values/money'
import { MAX_LINE_LENGTH } from '~contract/values/text-lengths'
import { parseTopUpAmount } from '~contract/values/top-up-amount'
import { BALANCE, POINTS, parsePaymentMethod } from '../payment-method/payment-method'
import type { TopUpPanel } from './urls'

const amount = z.string('amount_missing').transform((text, context) => {
  const parsed = parseTopUpAmount(text)
  if (!('error' in parsed)) return parsed.tetri
  const bound = parsed.error === 'amount_too_small' ? MIN_TOP_UP : MAX_TOP_UP
  context.addIssue({
    code: 'custom',
    message: parsed.error,
    params: { count: toLari(bound), sign: parsed.sign },
  })
  return z.NEVER
})

/** Schema of the method; neither the balance nor points are valid here. */
const cardMethod = z
  .string('payment_method_missing')
  .refine((chosen) => chosen !== BALANCE && chosen !== POINTS, 'payment_method_missing')
  .refine((chosen) => parsePaymentMethod({ card_id: chosen }), 'payment_method_missing')

export const cardTopUpForm = defineForm({
  id: 'top-up-card',
  oneTime: true,
  // A saved card is charged at once, so it needs a confirmation; the bank's page asks by itself.
  repeated: 'asked',
  needsQuestion: (fields) => parseId(String(fields.get('card_id'))) !== undefined,
  schema: z.object({ card_id: cardMethod, save_card: z.string().optional(), amount }),
})

export const pointsTopUpForm = defineForm({
  id: 'top-up-points',
  oneTime: true,
  repeated: 'accepted',
  schema: z.object({ amount }),
})

export const promoCodeForm = defineForm({
  id: 'promo-code',
  oneTime: true,
  // A repetition from another page is declined, as a code works once.
  repeated: 'accepted',
  schema: z.object({ code: requiredText(MAX_LINE_LENGTH, { missing: 'promo_code_missing' }) }),
})

/** Form of each panel of the dialog. */
export const topUpForms = {
  card: cardTopUpForm,
  points: pointsTopUpForm,
  promo_code: promoCodeForm,
} satisfies Record<TopUpPanel, object>

/** Returns the intent of the button that fills in a usual amount, in tetri, and keeps the payment method. */
export const toAmountIntent = (tetri: number) => `amount-${tetri}`
