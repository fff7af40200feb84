import { z } from 'zod'
import { ACCOUNT_TYPES, isCompany } from '../accounts'
import { holdsEmail } from '../identity'
import { normalizeDigits } from '../values/amount'
import { mixesScripts } from '../values/mixes-scripts'
import { isRegisteredNumber } from '../values/registry-numbers'
import { MAX_LINE_LENGTH } from '../values/text-lengths'
import { normalizeLine } from '../values/typed-text'
import {
  currentPassword,
  mobileNumber,
  newPassword,
  optionalMobileNumber,
  optionalText,
  requiredEmail,
  requiredText,
} from './field-schemas'
import type { FormErrorKey } from './form-errors'

const requiredLine = (missing: FormErrorKey) =>
  requiredText(MAX_LINE_LENGTH, { missing }).transform(normalizeLine).pipe(z.string().min(1, missing))
const optionalLine = optionalText(MAX_LINE_LENGTH).transform(normalizeLine)

/** Schema of an address that an account is to get. */
const newEmail = (missing: FormErrorKey) =>
  requiredEmail(MAX_LINE_LENGTH, missing).refine((text) => !mixesScripts(text), 'email_lookalike')

/** Code of an emailed link. */
export const linkCode = z.string('rejected').min(1, 'rejected').max(100, 'rejected')

/** Credential created by a browser, as JSON. */
const credential = (invalid: FormErrorKey) => z.string(invalid).min(1, invalid).max(20_000, invalid)

export const signInFields = z.object({
  email: requiredText(MAX_LINE_LENGTH, { missing: 'email_missing' }),
  password: currentPassword(),
})

export const passkeySignInFields = z.object({ credential: credential('rejected') })

export const registrationFields = z
  .object({
    type: z.enum(ACCOUNT_TYPES, 'account_type_missing'),
    first_name: requiredLine('first_name_missing'),
    last_name: requiredLine('last_name_missing'),
    company_name: optionalLine,
    company_code: optionalLine.transform(normalizeDigits),
    email: newEmail('email_missing'),
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
  })

/** Confirmation of a new account by its link. */
export const verificationFields = z.object({ code: linkCode, password: currentPassword() })

export const forgottenPasswordFields = z.object({ email: requiredEmail() })

export const passwordResetFields = z.object({ code: linkCode, new_password: newPassword() })

export const passwordChangeFields = z.object({ password: currentPassword(), new_password: newPassword() })

export const newPasskeyFields = z.object({
  password: currentPassword(),
  credential: credential('passkey_not_added'),
})

export const emailChangeFields = z.object({
  new_email: newEmail('new_email_missing'),
  password: currentPassword(),
})

export const emailUndoFields = z.object({ code: linkCode })

/** Account whose mailbox is lost, and the address that it is to get. The number is proved by a code. */
export const recoveryFields = z.object({
  email: requiredEmail(),
  phone_number: mobileNumber(),
  new_email: newEmail('new_email_missing'),
})

/** Confirmation of the new address. The number shows that the link has reached the right person. */
export const recoveryConfirmationFields = z.object({ code: linkCode, phone_number: mobileNumber() })

export const recoveryStopFields = z.object({ code: linkCode })
