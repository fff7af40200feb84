import { z } from 'zod'
import { defineForm } from '~/forms/define-form'
import { requiredText } from '~/forms/field-schemas'
import { newPassword } from '~/forms/passwords'
import { isEmail } from '~contract/values/email'
import { MAX_LINE_LENGTH } from '~contract/values/text-lengths'

export const forgotForm = defineForm({
  id: 'forgot',
  schema: z.object({
    email: requiredText(MAX_LINE_LENGTH, { missing: 'email_missing' }).refine(isEmail, 'email_invalid'),
  }),
})

export const resetForm = defineForm({
  id: 'reset',
  schema: z.object({ code: z.string('rejected').min(1, 'rejected'), new_password: newPassword() }),
})
