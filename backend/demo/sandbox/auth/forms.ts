import { z } from 'zod'
import { ACCOUNT_TYPES } from '~contract/accounts'
import { isEmail } from '~contract/values/email'
import { isMobileNumber } from '~contract/values/phone'
import { parsePhone } from '~contract/values/typed-phone'
import type { FieldErrorKey } from './messages'

function textField(emptyError: FieldErrorKey = 'required') {
  return z.string({ message: emptyError }).trim().min(1, emptyError).max(255, 'too_long')
}

const email = textField().refine(isEmail, 'email_invalid')

export const SignInForm = z.object({
  email,
  password: z.string({ message: 'required' }).min(1, 'required').max(255, 'too_long'),
})

export const RegisterForm = z.object({
  firstName: textField(),
  lastName: textField(),
  email,
  phone: z
    .string()
    .default('')
    .transform(parsePhone)
    .refine((phone) => phone === '' || isMobileNumber(phone), 'phone_invalid')
    .transform((phone) => phone || null),
  password: z.string({ message: 'required' }).min(8, 'password_short').max(255, 'too_long'),
  type: z.enum(ACCOUNT_TYPES, { message: 'required' }),
})

export type RegisterFieldName = keyof z.input<typeof RegisterForm>

export type FieldErrors = Partial<Record<RegisterFieldName, FieldErrorKey>>

export function toFieldErrors(error: z.ZodError): FieldErrors {
  const errors: FieldErrors = {}
  for (const { path, message } of error.issues)
    errors[path[0] as RegisterFieldName] ??= message as FieldErrorKey
  return errors
}
