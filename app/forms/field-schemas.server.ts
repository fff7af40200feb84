import { z } from 'zod'

/** Which word to say when a field is missing, and when it is wrong. */
interface FieldMessages<Word extends string> {
  missing: Word
  wrong: Word
}

const normalizeText = (text: string) => text.replaceAll('\0', '').replace(/\r\n?/g, '\n').trim()

/** A text that must be there, of at most so many letters; one line break is one letter however it was sent. */
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

/** A text that may be empty. */
export function optionalText<Word extends string>(maxLength: number, wrong: Word) {
  return z
    .string(wrong)
    .default('')
    .transform(normalizeText)
    .refine((text) => [...text].length <= maxLength, wrong)
}

/** A Georgian mobile number as people type it, as its nine digits. */
export function georgianMobile<Word extends string>({ missing, wrong }: FieldMessages<Word>) {
  return z
    .string(missing)
    .transform((phone) => phone.replace(/[\s()-]/g, '').replace(/^\+?995(?=5)/, ''))
    .refine((phone) => phone !== '', missing)
    .refine((phone) => /^5\d{8}$/.test(phone), wrong)
}
