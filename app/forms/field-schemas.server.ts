import { z } from 'zod'
import { isMobileNumber, normalizePhone } from '~contract/values/phone'

/** Error keys for a missing and for an invalid value. */
interface FieldMessages<Word extends string> {
  missing: Word
  invalid: Word
}

const normalizeText = (text: string) => text.replaceAll('\0', '').replace(/\r\n?/g, '\n').trim()

/** A required text of limited length; CRLF counts as one character. */
export function requiredText<Word extends string>(
  maxLength: number,
  { missing, invalid }: FieldMessages<Word>,
) {
  return z
    .string(missing)
    .transform(normalizeText)
    .refine((text) => text !== '', missing)
    .refine((text) => [...text].length <= maxLength, invalid)
}

export function optionalText<Word extends string>(maxLength: number, invalid: Word) {
  return z
    .string(invalid)
    .default('')
    .transform(normalizeText)
    .refine((text) => [...text].length <= maxLength, invalid)
}

/** Normalizes a Georgian mobile number to nine digits. */
export function georgianMobile<Word extends string>({ missing, invalid }: FieldMessages<Word>) {
  return z
    .string(missing)
    .transform(normalizePhone)
    .refine((phone) => phone !== '', missing)
    .refine(isMobileNumber, invalid)
}
