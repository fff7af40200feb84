import { z } from 'zod'
import { defineForm } from '~/forms/define-form'
import { currentPassword, newPassword } from '~/forms/passwords'

export const passwordForm = defineForm({
  id: 'change-password',
  schema: z.object({ password: currentPassword(), new_password: newPassword() }),
})

export const closeAccountForm = defineForm({
  id: 'close-account',
  schema: z.object({
    password: currentPassword(),
    gives_up_balance: z.string().optional(),
  }),
})
