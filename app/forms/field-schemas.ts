import { z } from 'zod'
import { isEmail } from '~contract/values/email'
import { parseId } from '~contract/values/ids'
import { isMobileNumber } from '~contract/values/phone'
import { parsePhone } from '~contract/values/typed-phone'
import type { ErrorKey } from './field-error'

/** A required text; its length is counted in letters, of which `maxlength` counts some as two. */
export function requiredText(
  maxLength: number,
  { missing, invalid = 'too_long' }: { missing: ErrorKey; invalid?: ErrorKey },
) {
  return z.string(missing).trim().pipe(z.string().min(1, missing).max(maxLength, invalid))
}

/** A text that may be empty. */
export function optionalText(maxLength: number, invalid: ErrorKey = 'too_long') {
  return z
    .string('rejected')
    .default('')
    .transform((text) => text.trim())
    .pipe(z.string().max(maxLength, invalid))
}

/** A Georgian mobile number, as nine digits. */
export function mobileNumber() {
  return z
    .string('phone_missing')
    .transform(parsePhone)
    .pipe(z.string().min(1, 'phone_missing').refine(isMobileNumber, 'phone_invalid'))
}

/** The same, or an empty text. */
export function optionalMobileNumber() {
  return z
    .string('phone_invalid')
    .default('')
    .transform(parsePhone)
    .refine((phone) => phone === '' || isMobileNumber(phone), 'phone_invalid')
}

/** An e-mail address, or an empty text. */
export function optionalEmail(maxLength: number) {
  return optionalText(maxLength, 'email_invalid').refine(
    (email) => email === '' || isEmail(email),
    'email_invalid',
  )
}

/** The id in a hidden field or on a button. */
export function idOf(invalid: ErrorKey = 'rejected') {
  return z
    .string(invalid)
    .transform((text) => parseId(text))
    .pipe(z.number(invalid))
}

/** What is ticked in the rows of a list: nothing, one text or several. */
export function tickedRows() {
  return z
    .union([z.string(), z.array(z.string())])
    .optional()
    .transform((sent = []) => [sent].flat())
}
