import { z } from 'zod'
import { defineForm } from '~/forms/define-form'
import { currentPassword } from '~contract/forms/field-schemas'
import {
  emailChangeFields,
  emailUndoFields,
  forgottenPasswordFields,
  newPasskeyFields,
  passkeySignInFields,
  passwordChangeFields,
  passwordResetFields,
  recoveryConfirmationFields,
  recoveryFields,
  recoveryStopFields,
  registrationFields,
  signInFields,
  verificationFields,
} from '~contract/forms/identity'

export const signInForm = defineForm({ id: 'sign-in', intent: 'password', schema: signInFields })

/** Form that script fills in and sends. */
export const passkeyForm = defineForm({
  id: 'passkey-sign-in',
  intent: 'passkey',
  failureKey: 'passkey_refused',
  schema: passkeySignInFields,
})

export const registerForm = defineForm({ id: 'register', schema: registrationFields })

export const verifyForm = defineForm({ id: 'verify', oneTime: true, schema: verificationFields })

export const forgotForm = defineForm({ id: 'forgot', schema: forgottenPasswordFields })

export const resetForm = defineForm({ id: 'reset', schema: passwordResetFields })

/** Form of a new passkey; script fills in the credential. */
export const addPasskeyForm = defineForm({ id: 'add-passkey', intent: 'add', schema: newPasskeyFields })

export const removePasskeyForm = defineForm({
  id: 'remove-passkey',
  intent: 'remove',
  failureKey: 'not_done',
  schema: z.object({ passkey: z.string('rejected').min(1, 'rejected').max(2_000, 'rejected') }),
})

export const emailForm = defineForm({ id: 'change-email', schema: emailChangeFields })

export const confirmEmailForm = defineForm({ id: 'confirm-email', schema: verificationFields })

export const undoEmailForm = defineForm({ id: 'undo-email', failureKey: 'not_done', schema: emailUndoFields })

export const recoverForm = defineForm({
  id: 'recover',
  intent: 'send',
  draft: 'recover',
  phoneProof: 'visitor',
  schema: recoveryFields,
})

export const confirmRecoveryForm = defineForm({ id: 'confirm-recovery', schema: recoveryConfirmationFields })

export const stopRecoveryForm = defineForm({
  id: 'stop-recovery',
  failureKey: 'not_done',
  schema: recoveryStopFields,
})

export const passwordForm = defineForm({ id: 'change-password', schema: passwordChangeFields })

export const closeAccountForm = defineForm({
  id: 'close-account',
  schema: z.object({
    password: currentPassword(),
    gives_up_balance: z.string().optional(),
  }),
})
