import { z } from 'zod'
import { defineForm } from '~/forms/define-form'
import { lariAmount, optionalText, requiredText } from '~/forms/field-schemas'
import { MAX_PAYMENT_SEARCH_LENGTH, MAX_REFUND_TEXT_LENGTH } from '~contract/operator-payments'
import { toLari } from '~contract/values/money'
import { MAX_LINE_LENGTH } from '~contract/values/text-lengths'

/** Search form, posted, as emails must not be in URLs. */
export const paymentSearchForm = defineForm({
  id: 'payment-search',
  intent: 'search',
  schema: z.object({
    text: requiredText(MAX_PAYMENT_SEARCH_LENGTH, { missing: 'user_search_missing' }),
  }),
})

/** Settlement form: asks the bank first, and applies its answer on the second press. */
export const settleForm = defineForm({
  id: 'payment-settle',
  intent: 'settle',
  schema: z.object({ bank_number: optionalText(MAX_LINE_LENGTH), confirmed: z.string().optional() }),
  failureKey: 'not_done',
})

export const notChargedForm = defineForm({
  id: 'payment-not-charged',
  intent: 'not_charged',
  schema: z.object({}),
  failureKey: 'not_done',
})

export const paymentRefundForm = defineForm({
  id: 'payment-refund',
  intent: 'refund',
  oneTime: true,
  repeated: 'asked',
  schema: z.object({
    amount: lariAmount()
      .transform((tetri) => String(toLari(tetri)))
      .refine((lari) => lari !== '0', 'amount_invalid'),
    text: requiredText(MAX_REFUND_TEXT_LENGTH, { missing: 'call_off_reason_missing' }),
  }),
})
