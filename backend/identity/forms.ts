import { z } from 'zod'
import { ACCOUNT_TYPES, isCompany } from '~contract/accounts'
import { REQUIRED } from '~contract/endpoints/fields'
import { isLongEnough, LINK_PURPOSES, MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '~contract/identity'
import { parseEmail } from '~contract/values/email'
import { isMobileNumber } from '~contract/values/phone'
import { isRegisteredNumber } from '~contract/values/registered-number'
import { MAX_LINE_LENGTH } from '~contract/values/text-lengths'
import { parsePhone } from '~contract/values/typed-phone'
import { normalizeLine } from '~contract/values/typed-text'
import { mixesScripts } from './mixes-scripts'

const MAX_URL_LENGTH = 2_000

const optionalLine = z
  .string()
  .default('')
  .transform(normalizeLine)
  .pipe(z.string().max(MAX_LINE_LENGTH, 'is too long'))
const requiredLine = optionalLine.refine((text) => text !== '', REQUIRED)

const email = z
  .string(REQUIRED)
  .transform((text) => parseEmail(text) ?? '')
  .pipe(z.string().min(1, 'must be an e-mail address').max(MAX_LINE_LENGTH, 'is too long'))

/** Email of a new account. */
const newEmail = email.refine((text) => !mixesScripts(text), 'mixes letters of several alphabets')

const password = z.string(REQUIRED).min(1, REQUIRED).max(MAX_PASSWORD_LENGTH, 'is too long')
const newPassword = password.refine(isLongEnough, `must have ${MIN_PASSWORD_LENGTH} characters or more`)
const code = z.string(REQUIRED).min(1, REQUIRED).max(100, 'is too long')
const origin = z.string().max(MAX_LINE_LENGTH).default('')
const userAgent = z.string().max(MAX_URL_LENGTH).default('')

/** Browser, identified by its cookie and user agent. */
const device = { device_id: z.string().max(100).default(''), user_agent: userAgent }

export const SignInForm = z.object({
  email: z.string(REQUIRED).max(MAX_LINE_LENGTH),
  password,
  ...device,
})

export const RegisterForm = z
  .object({
    type: z.enum(ACCOUNT_TYPES, REQUIRED),
    first_name: requiredLine,
    last_name: requiredLine,
    email: newEmail,
    phone_number: z
      .string()
      .default('')
      .transform(parsePhone)
      .refine((phone) => phone === '' || isMobileNumber(phone), 'must be a Georgian mobile number')
      .transform((phone) => phone || null),
    company_name: optionalLine,
    company_code: optionalLine,
    password: newPassword,
    continue_path: z.string().max(MAX_URL_LENGTH).default(''),
  })
  .refine(({ type, company_name }) => !isCompany(type) || company_name, {
    path: ['company_name'],
    error: REQUIRED,
  })
  .refine(({ type, company_code }) => !isCompany(type) || isRegisteredNumber(company_code), {
    path: ['company_code'],
    error: 'must be the number of a company or a person',
  })

export type Registration = z.output<typeof RegisterForm>

export const EmailForm = z.object({ email })
export const VerifyForm = z.object({
  code,
  password,
  device_id: device.device_id,
  /** Key of the submitted page. */
  key: z.string().max(100).default(''),
})
export const LinkForm = z.object({ code, purpose: z.enum(LINK_PURPOSES, REQUIRED) })
export const ResetForm = z.object({ code, new_password: newPassword, device_id: device.device_id })
export const PasswordForm = z.object({ password, new_password: newPassword })
export const CloseForm = z.object({ password, gives_up_balance: z.enum(['0', '1']).default('0') })

/** Credential created by a browser, as JSON. */
const credential = z.string(REQUIRED).min(1, REQUIRED).max(20_000, 'is too long')
export const OriginForm = z.object({ origin })
export const NewPasskeyOptionsForm = z.object({ password, origin })
export const NewPasskeyForm = z.object({ password, credential, origin, user_agent: userAgent })
export const PasskeySignInForm = z.object({ credential, origin, ...device })
