import { z } from 'zod'
import type { FieldError } from '~contract/refusals'
import { parseEmail } from '~contract/values/email'
import { isId, isUuid } from '~contract/values/ids'
import { isMobileNumber } from '~contract/values/phone'
import { MAX_LINE_LENGTH } from '~contract/values/text-lengths'
import { CODE_LENGTH, parseCode } from '~contract/values/typed-code'
import { parseInternationalPhone, parsePhone } from '~contract/values/typed-phone'
import { toFieldError, validationError } from './errors'
import type { QueryParams } from './query'

/**
 * Parses a form.
 * @throws ApiError 422 with the first error of each field
 */
export function parseForm<Form>(schema: z.ZodType<Form>, body: QueryParams): Form {
  const result = schema.safeParse(
    Object.fromEntries([...body].map(([name, values]) => [name, values.at(-1)])),
  )
  if (result.success) return result.data
  const fieldErrors = new Map<string, FieldError>()
  for (const { path, message } of result.error.issues) {
    const field = String(path[0])
    if (!fieldErrors.has(field)) fieldErrors.set(field, toFieldError(field, message))
  }
  throw validationError([...fieldErrors.values()])
}

export const REQUIRED = 'is required'

/** @param maxLength maximum number of characters; a line break counts as one in any encoding */
export function requiredText(maxLength: number) {
  return optionalText(maxLength).refine((text) => text !== '', REQUIRED)
}

export function optionalText(maxLength: number) {
  return z
    .string()
    .default('')
    .transform((text) => text.replace(/\r\n?/g, '\n').trim())
    .refine((text) => [...text].length <= maxLength, `must not be longer than ${maxLength} characters`)
}

/** Phone number in any spelling; becomes nine digits. */
export const mobileNumber = z
  .string(REQUIRED)
  .transform(parsePhone)
  .pipe(
    z
      .string()
      .min(1, REQUIRED)
      .refine(isMobileNumber, 'must be a Georgian mobile number: nine digits, the first of them 5'),
  )

/** Phone number of any country in any spelling; becomes E.164. For numbers that are not confirmed by SMS. */
export const internationalPhone = z
  .string(REQUIRED)
  .trim()
  .min(1, REQUIRED)
  .transform((text) => parseInternationalPhone(text) ?? '')
  .refine((phone) => phone !== '', 'must be a phone number, with its country code unless it is Georgian')

/** Email address in its canonical spelling. */
export const emailField = requiredText(MAX_LINE_LENGTH)
  .transform((text) => parseEmail(text) ?? '')
  .refine((email) => email !== '', 'must be an email address')

/** Code of digits in any spelling. Other texts are rejected before they count as a try. */
export const codeField = z
  .string(REQUIRED)
  .transform((text) => parseCode(text) ?? '')
  .refine((code) => code !== '', `must have ${CODE_LENGTH} digits`)

export const idField = z.coerce.number('must be an id').refine(isId, 'must be an id')

export const optionalId = z
  .preprocess((value) => value || undefined, idField.optional())
  .transform((value) => value ?? null)

/** Key that makes a repeated form count once. */
export const idempotencyKey = z
  .string()
  .trim()
  .toLowerCase()
  .refine((key) => key === '' || isUuid(key), 'must be a uuid')
  .transform((key) => key || null)
  .default(null)

/** Phone confirmation. A malformed uuid confirms nothing, and the number's own field reports the error. */
export const confirmationField = z
  .string()
  .trim()
  .transform((text) => (isUuid(text) ? text : null))
  .default(null)
