import { z } from 'zod'
import { defineForm } from '~/forms/define-form'
import { currentPassword } from '~/forms/passwords'

export const verifyForm = defineForm({
  id: 'verify',
  oneTime: true,
  schema: z.object({ code: z.string('rejected').min(1, 'rejected'), password: currentPassword() }),
})
