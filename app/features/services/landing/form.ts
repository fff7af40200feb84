import { z } from 'zod'
import { defineForm } from '~/forms/define-form'
import { mobileNumber, requiredText } from '~/forms/field-schemas'
import { MAX_LINE_LENGTH } from '~contract/values/text-lengths'

export const companyLeadForm = defineForm({
  id: 'company-lead',
  intent: 'company',
  oneTime: true,
  schema: z.object({
    company: requiredText(MAX_LINE_LENGTH, { missing: 'company_missing' }),
    phone_number: mobileNumber(),
  }),
})
