import { z } from 'zod'
import { isMobileNumber, normalizePhone } from '~contract/values/phone'

/** Error keys for a missing and for an invalid value. */
interface FieldMessages<Word extends string> {
  missing: Word
  wrong: Word
}

const normalizeText = (text: string) => text.replaceAll('\0', '').replace(/\r\n?/g, '\n').trim()

/** A required text of limited length; CRLF counts as one character. */
export function requiredText<Word extends string>(
  maxLength: number,
  { missing, wrong }: FieldMessages<Word>,
) {
  return z
    .string(missing)
    .transform(normalizeText)
    .refine((text) => text !== '', missing)
    .refine((text) => [...text].length <= maxLength, wrong)
}

export function optionalText<Word extends string>(maxLength: number, wrong: Word) {
  return z
    .string(wrong)
    .default('')
    .transform(normalizeText)
    .refine((text) => [...text].length <= maxLength, wrong)
}

/** Normalizes a Georgian mobile number to nine digits. */
export function georgianMobile<Word extends string>({ missing, wrong }: FieldMessages<Word>) {
  return z
    .string(missing)
    .transform(normalizePhone)
    .refine((phone) => phone !== '', missing)
    .refine(isMobileNumber, wrong)
}
