import { z } from 'zod'
import { mobileNumber, requiredText } from '~backend/platform/http/form'

const MAX_LENGTH = 255

/** What somebody changes of themselves; what is not sent stays as it is. */
export const ProfileForm = z.object({
  first_name: requiredText(MAX_LENGTH).optional(),
  last_name: requiredText(MAX_LENGTH).optional(),
  // Empty: none any more.
  personal_number: z
    .string()
    .transform((digits) => digits.replace(/\s/g, ''))
    .refine((digits) => /^(\d{11})?$/.test(digits), 'must have 11 digits')
    .transform((digits) => digits || null)
    .optional(),
  phone_number: mobileNumber.optional(),
})

export type ProfileForm = z.output<typeof ProfileForm>
