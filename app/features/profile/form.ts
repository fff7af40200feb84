import { z } from 'zod'
import { defineForm } from '~/forms/define-form'
import { mobileNumber, requiredText } from '~/forms/field-schemas'
import { SEXES } from '~contract/accounts'
import { normalizeDigits } from '~contract/values/amount'
import { isBirthDate } from '~contract/values/birth-date'
import { isPersonalNumber } from '~contract/values/registry-numbers'
import { MAX_LINE_LENGTH } from '~contract/values/text-lengths'

export const namesForm = defineForm({
  id: 'own-names',
  intent: 'save_names',
  schema: z.object({
    first_name: requiredText(MAX_LINE_LENGTH, { missing: 'first_name_missing', invalid: 'name_too_long' }),
    last_name: requiredText(MAX_LINE_LENGTH, { missing: 'last_name_missing', invalid: 'name_too_long' }),
    personal_number: z
      .string('rejected')
      .default('')
      .transform(normalizeDigits)
      .refine((digits) => digits === '' || isPersonalNumber(digits), 'personal_number_invalid'),
    // Companies have no such fields.
    birth_date: z
      .string('rejected')
      .refine((day) => day === '' || isBirthDate(day), 'birth_date_invalid')
      .optional(),
    sex: z.enum(['', ...SEXES], 'rejected').optional(),
  }),
})

export const phoneForm = defineForm({
  id: 'own-phone',
  intent: 'save_phone',
  draft: 'own-phone',
  phoneProof: 'account',
  isSentWhenProved: true,
  schema: z.object({ phone_number: mobileNumber() }),
})
