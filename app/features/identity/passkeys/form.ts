import { z } from 'zod'
import { defineForm } from '~/forms/define-form'
import { currentPassword } from '~/forms/passwords'

/** Form of a new passkey; script fills in the credential. */
export const addPasskeyForm = defineForm({
  id: 'add-passkey',
  intent: 'add',
  schema: z.object({
    password: currentPassword(),
    credential: z.string('passkey_not_added').min(1, 'passkey_not_added').max(20_000, 'passkey_not_added'),
  }),
})

export const removePasskeyForm = defineForm({
  id: 'remove-passkey',
  intent: 'remove',
  failureKey: 'not_done',
  schema: z.object({ passkey: z.string('rejected').min(1, 'rejected').max(2_000, 'rejected') }),
})
