import { z } from 'zod'
import { defineForm } from '~/forms/define-form'
import { optionalEmail, optionalInternationalPhone, requiredText } from '~/forms/field-schemas'
import { MAX_LINE_LENGTH, MAX_MESSAGE_LENGTH } from '~contract/values/text-lengths'

export const CONTACT_PATH = '/contact'

export const contactForm = defineForm({
  id: 'contact',
  oneTime: true,
  schema: z
    .object({
      name: requiredText(MAX_LINE_LENGTH, { missing: 'name_missing', invalid: 'name_too_long' }),
      email: optionalEmail(MAX_LINE_LENGTH),
      phone_number: optionalInternationalPhone(),
      message: requiredText(MAX_MESSAGE_LENGTH, { missing: 'message_missing', invalid: 'message_too_long' }),
    })
    .refine(({ email, phone_number: phone }) => email || phone, {
      path: ['email'],
      error: 'email_or_phone_missing',
      // Reported together with other missing fields.
      when: () => true,
    }),
})
