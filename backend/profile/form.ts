import { z } from 'zod'
import { SEXES } from '~contract/accounts'
import { mobileNumber, requiredText } from '~contract/endpoints/fields'
import { isBirthDate } from '~contract/values/birth-date'
import { isPersonalNumber } from '~contract/values/registered-number'
import { MAX_LINE_LENGTH } from '~contract/values/text-lengths'

/** Profile form; missing fields stay unchanged. */
export const ProfileForm = z.object({
  first_name: requiredText(MAX_LINE_LENGTH).optional(),
  last_name: requiredText(MAX_LINE_LENGTH).optional(),
  // An empty text clears the field, like the next two.
  personal_number: z
    .string()
    .transform((digits) => digits.replace(/\s/g, ''))
    .refine((digits) => digits === '' || isPersonalNumber(digits), 'must have 11 digits')
    .transform((digits) => digits || null)
    .optional(),
  birth_date: z
    .string()
    .refine((day) => day === '' || isBirthDate(day), 'must be a day of the last 120 years')
    .transform((day) => day || null)
    .optional(),
  sex: z
    .enum(['', ...SEXES])
    .transform((sex) => sex || null)
    .optional(),
  phone_number: mobileNumber.optional(),
})

export type ProfileForm = z.output<typeof ProfileForm>
