import { z } from 'zod'
import {
  confirmationField,
  idempotencyKey,
  idField,
  mobileNumber,
  optionalId,
  optionalText,
  requiredText,
} from '~contract/endpoints/fields'
import { MAX_PROPERTY_PRICE } from '~contract/loans'

/** Amount; the contract treats a missing one as 1. */
const amount = z
  .preprocess((value) => value || undefined, z.coerce.number('must be a number').default(1))
  .refine((value) => value >= 0 && value <= MAX_PROPERTY_PRICE, `must be between 0 and ${MAX_PROPERTY_PRICE}`)
const flag = z
  .string()
  .default('1')
  .transform((value) => value !== '0' && value !== 'false')

const LoanTerms = z.object({
  bank_id: idField,
  currency_id: idField,
  property_price: amount.refine((price) => price > 0, 'must be greater than 0'),
  participation_amount: amount,
  month: z.coerce.number('must be a number').int('must be a whole number'),
  only_from_developer: flag,
  statement_id: optionalId,
  idempotency_key: idempotencyKey,
})

/** Common fields; each bank adds its own. */
export const LoanForm = LoanTerms.extend({
  first_name: requiredText(255),
  last_name: requiredText(255),
  phone_number: mobileNumber,
  email: optionalText(255),
  personal_number: optionalText(255),
  phone_confirmation: confirmationField,
})

/** Loan terms only, because the applicant continues on the bank's page. */
export const LeadForm = LoanTerms.extend({ send_lead: flag })

export type LoanTerms = z.infer<typeof LoanTerms>
export type LoanForm = z.infer<typeof LoanForm>
export type LeadForm = z.infer<typeof LeadForm>
