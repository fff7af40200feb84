import { z } from 'zod'
import { type FormField, schemaOfFields } from '~/features/dynamic-forms'
import { defineForm } from '~/forms/define-form'
import { PHONE_FIELD } from '~/forms/phone-proof'
import { mobileNumber } from '~contract/forms/field-schemas'
import type { PartnerCampaign } from './partner-url'

export const LOAN_REQUEST_FORM_ID = 'loan-request'
/** Draft name: the request and its terms are two pages of one journey. */
export const LOAN_DRAFT = 'loan'

/** @param fields fields from `listRequestFields`, the names first */
export function defineLoanRequestForm([firstName, lastName, ...others]: readonly FormField[]) {
  const names = [firstName, lastName].filter((field) => field !== undefined)
  return defineForm({
    id: LOAN_REQUEST_FORM_ID,
    intent: 'send',
    draft: LOAN_DRAFT,
    oneTime: true,
    phoneProof: 'visitor',
    takesEmailCode: true,
    schema: z.object({
      ...schemaOfFields(names).shape,
      [PHONE_FIELD]: mobileNumber(),
      ...schemaOfFields(others).shape,
      only_from_developer: z.enum(['1', '0'], 'rejected').default('1'),
      terms: z.literal('1', 'terms_missing'),
    }),
  })
}

export const loanTermsForm = defineForm({
  id: 'loan-terms',
  draft: LOAN_DRAFT,
  schema: z.object({}),
})

/** Forms that lead to a partner's page: with the calculated loan, or just to one of the compared banks. */
export const partnerForms = {
  calculator_button: defineForm({
    id: 'loan-partner',
    intent: 'lead',
    oneTime: true,
    schema: z.object({}),
  }),
  info_button: defineForm({
    id: 'loan-partner-info',
    intent: 'partner_info',
    oneTime: true,
    schema: z.object({}),
  }),
} satisfies Record<PartnerCampaign, unknown>

/** Stored record of a sent request. */
export const SentLoan = z.object({ bank: z.string(), page: z.string().optional() })
