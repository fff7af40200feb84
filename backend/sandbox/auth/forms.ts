import { z } from 'zod'
import { USER_TYPE_KEYS } from '../../dictionaries/user-types'
import type { FaultKey } from './words'

/** Local part, @, a domain with a dot and a top level of two letters, or an IP literal in brackets. */
const EMAIL = /^[^\s@<>"]+@([^\s@<>"[\]]+\.[\p{L}]{2,}|\[[\d.:a-f]+\])$/iu

function text(least: FaultKey = 'required') {
  return z.string({ message: least }).trim().min(1, least).max(255, 'too_long')
}

const email = text().regex(EMAIL, 'email_invalid')

export const SignInForm = z.object({
  email,
  password: z.string({ message: 'required' }).min(1, 'required').max(255, 'too_long'),
})

export const RegisterForm = z.object({
  firstName: text(),
  lastName: text(),
  email,
  phone: z
    .string()
    .default('')
    .transform((phone) => phone.replace(/[\s()-]/g, '').replace(/^\+?995(?=5)/, ''))
    .pipe(z.string().regex(/^(5\d{8})?$/, 'phone_invalid'))
    .transform((phone) => phone || null),
  password: z.string({ message: 'required' }).min(8, 'password_short').max(255, 'too_long'),
  type: z.enum(USER_TYPE_KEYS, { message: 'required' }),
})

export type FieldName = keyof z.input<typeof RegisterForm>

/** What is wrong, by the name of the field: the first fault of each, in the order of the form. */
export type Faults = Partial<Record<FieldName, FaultKey>>

export function faultsOf(error: z.ZodError): Faults {
  const faults: Faults = {}
  for (const { path, message } of error.issues) faults[path[0] as FieldName] ??= message as FaultKey
  return faults
}
