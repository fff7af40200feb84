import { z } from 'zod'
import { defineForm } from '~/forms/define-form'
import { optionalMobileNumber, optionalText, requiredEmail, requiredText } from '~/forms/field-schemas'
import { currentPassword, newPassword } from '~/forms/passwords'
import { ACCOUNT_TYPES, isCompany } from '~contract/accounts'
import { holdsEmail } from '~contract/identity'
import { normalizeDigits } from '~contract/values/amount'
import { isRegisteredNumber } from '~contract/values/registry-numbers'
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

export const registerForm = defineForm({
  id: 'register',
  schema: z
    .object({
      type: z.enum(ACCOUNT_TYPES, 'account_type_missing'),
      first_name: requiredText(MAX_LINE_LENGTH, { missing: 'first_name_missing' }),
      last_name: requiredText(MAX_LINE_LENGTH, { missing: 'last_name_missing' }),
      company_name: optionalText(MAX_LINE_LENGTH),
      company_code: optionalText(MAX_LINE_LENGTH).transform(normalizeDigits),
      email: requiredEmail(MAX_LINE_LENGTH),
      phone_number: optionalMobileNumber(),
      password: newPassword(),
    })
    .refine(({ type, company_name }) => !isCompany(type) || company_name, {
      path: ['company_name'],
      error: 'company_missing',
    })
    .refine(({ type, company_code }) => !isCompany(type) || isRegisteredNumber(company_code), {
      path: ['company_code'],
      error: 'registered_number_invalid',
    })
    .refine(({ email, password }) => !holdsEmail(password, email), {
      path: ['password'],
      error: 'password_holds_email',
    }),
})

export const verifyForm = defineForm({
  id: 'verify',
  oneTime: true,
  schema: z.object({ code: z.string('rejected').min(1, 'rejected'), password: currentPassword() }),
})

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
