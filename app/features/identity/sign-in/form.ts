import { z } from 'zod'
import { defineForm } from '~/forms/define-form'
import { requiredText } from '~/forms/field-schemas'
import { currentPassword } from '~/forms/passwords'
import { MAX_LINE_LENGTH } from '~contract/values/text-lengths'

export const signInForm = defineForm({
  id: 'sign-in',
  intent: 'password',
  schema: z.object({
    email: requiredText(MAX_LINE_LENGTH, { missing: 'email_missing' }),
    password: currentPassword(),
  }),
})

/** Form that script fills in and sends. */
export const passkeyForm = defineForm({
  id: 'passkey-sign-in',
  intent: 'passkey',
  failureKey: 'passkey_refused',
  schema: z.object({ credential: z.string('rejected').min(1, 'rejected').max(20_000, 'rejected') }),
})
