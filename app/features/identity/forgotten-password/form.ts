import { z } from 'zod'
import { defineForm } from '~/forms/define-form'
import { requiredEmail } from '~/forms/field-schemas'
import { newPassword } from '~/forms/passwords'
import { MAX_LINE_LENGTH } from '~contract/values/text-lengths'

export const forgotForm = defineForm({
  id: 'forgot',
  schema: z.object({
    email: requiredEmail(MAX_LINE_LENGTH),
  }),
})

export const resetForm = defineForm({
  id: 'reset',
  schema: z.object({ code: z.string('rejected').min(1, 'rejected'), new_password: newPassword() }),
})
