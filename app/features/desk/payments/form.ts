import { z } from 'zod'
import { defineForm } from '~/forms/define-form'
import { paymentRefundFields, paymentSearchFields, settlementFields } from '~contract/forms/desk'
import { withLari } from '../with-lari'

/** Search form, posted, as emails must not be in URLs. */
export const paymentSearchForm = defineForm({
  id: 'payment-search',
  intent: 'search',
  schema: paymentSearchFields,
})

/** Settlement form: asks the bank first, and applies its answer on the second press. */
export const settleForm = defineForm({
  id: 'payment-settle',
  intent: 'settle',
  schema: settlementFields.extend({ confirmed: z.string().optional() }),
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
  schema: withLari(paymentRefundFields),
})
