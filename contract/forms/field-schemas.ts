import { z } from 'zod'
import { isLongEnough, MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../identity'
import { parseEmail } from '../values/email'
import { toGeorgianDate } from '../values/georgian-time'
import { parseId } from '../values/ids'
import { isMobileNumber } from '../values/phone'
import { MAX_LINE_LENGTH } from '../values/text-lengths'
import { type MeasureError, parseArea, readArea } from '../values/typed-measure'
import { parseInternationalPhone, parsePhone } from '../values/typed-phone'
import { type PriceError, parseLari, parsePrice, type TypedPrice } from '../values/typed-price'
import { parseDay } from '../values/typed-time'
import type { FormErrorKey } from './form-errors'

/** Fields that take all values sent under their name; the others take the last one. */
const listFields = new WeakSet<z.ZodType>()

export function isListField(field: z.ZodType): boolean {
  return listFields.has(field)
}

/** Registers a field as a list. `json` is the field's JSON Schema in the OpenAPI document. */
export function listField<Field extends z.ZodType>(field: Field, json: object): Field {
  const described = field.meta({ wire: json })
  listFields.add(described)
  return described
}

interface TextErrors {
  missing?: FormErrorKey
  invalid?: FormErrorKey
}

/** Trims a text. Browsers send CRLF for a line break, which counts as one character in any encoding. */
function normalizeText(text: string): string {
  return text.replace(/\r\n?/g, '\n').trim()
}

/**
 * Schema of a required text. Its length is counted in letters; the browser's `maxlength` counts some letters
 * as two.
 */
export function requiredText(
  maxLength: number,
  { missing = 'value_missing', invalid = 'too_long' }: TextErrors = {},
) {
  return z.string(missing).transform(normalizeText).pipe(z.string().min(1, missing).max(maxLength, invalid))
}

/** Schema of a text that may be empty. */
export function optionalText(maxLength: number, invalid: FormErrorKey = 'too_long') {
  return z.string('rejected').default('').transform(normalizeText).pipe(z.string().max(maxLength, invalid))
}

/** Schema of a Georgian mobile number in any spelling, parsed to nine digits. */
export function mobileNumber() {
  return z
    .string('phone_missing')
    .transform(parsePhone)
    .pipe(z.string().min(1, 'phone_missing').refine(isMobileNumber, 'phone_invalid'))
}

/** Schema of a Georgian mobile number or an empty text. */
export function optionalMobileNumber() {
  return z
    .string('phone_invalid')
    .default('')
    .transform(parsePhone)
    .refine((phone) => phone === '' || isMobileNumber(phone), 'phone_invalid')
}

/** Schema of a phone number of any country, in E.164, for forms that send no SMS. */
export function internationalPhone() {
  return z
    .string('any_phone_missing')
    .trim()
    .pipe(z.string().min(1, 'any_phone_missing'))
    .transform((text, context) => {
      const phone = parseInternationalPhone(text)
      if (phone === undefined) context.addIssue('any_phone_invalid')
      return phone ?? z.NEVER
    })
}

/** Schema of a phone number of any country or an empty text. */
export function optionalInternationalPhone() {
  return z.union([z.literal(''), internationalPhone()], 'any_phone_invalid').default('')
}

/** Schema of a required email address, normalized to one spelling. */
export function requiredEmail(maxLength = MAX_LINE_LENGTH, missing: FormErrorKey = 'email_missing') {
  return requiredText(maxLength, { missing, invalid: 'email_invalid' }).transform(toEmail)
}

/** Schema of an email address or an empty text. */
export function optionalEmail(maxLength = MAX_LINE_LENGTH) {
  return optionalText(maxLength, 'email_invalid').transform((text, context) =>
    text === '' ? '' : toEmail(text, context),
  )
}

function toEmail(text: string, context: z.RefinementCtx): string {
  const email = parseEmail(text)
  if (email === undefined) context.addIssue('email_invalid')
  return email ?? z.NEVER
}

/** Schema of the current password, whose spaces are kept. */
export function currentPassword(missing: FormErrorKey = 'password_missing') {
  return z.string(missing).min(1, missing).max(MAX_PASSWORD_LENGTH, 'too_long')
}

export function newPassword() {
  return currentPassword('new_password_missing').refine(isLongEnough, {
    error: 'password_short',
    params: { count: MIN_PASSWORD_LENGTH },
  })
}

/** Schema of an amount typed in lari, parsed to tetri. */
export function typedLari({ min = 0 }: { min?: number } = {}) {
  return z.string('amount_missing').transform((text, context): number => {
    const lari = parseLari(text)
    if ('tetri' in lari && lari.tetri >= min) return lari.tetri
    const error = 'error' in lari ? lari.error : 'number'
    context.addIssue({
      code: 'custom',
      message: LARI_ERRORS[error],
      ...('sign' in lari && { params: { sign: lari.sign } }),
    })
    return z.NEVER
  })
}

const LARI_ERRORS = {
  empty: 'amount_missing',
  number: 'amount_invalid',
  currency: 'amount_currency',
  decimals: 'amount_decimals',
} as const satisfies Record<string, FormErrorKey>

interface Bounds {
  min: number
  max: number
}

/** Schema of a typed price in either currency; undefined for an empty text. */
export function optionalPrice({ min, max }: Bounds) {
  return z
    .string('price_invalid')
    .default('')
    .transform((text, context): TypedPrice | undefined => {
      const price = parsePrice(text)
      if ('error' in price && price.error === 'empty') return undefined
      const error = findPriceError(price)
      const isWithinBounds = 'amount' in price && price.amount >= min && price.amount <= max
      if (!error && isWithinBounds) return price
      context.addIssue({ code: 'custom', message: 'price_invalid', ...error })
      return z.NEVER
    })
}

function findPriceError(
  price: TypedPrice | PriceError,
): { message: FormErrorKey; params?: object } | undefined {
  if ('error' in price)
    return price.error === 'currency'
      ? { message: 'price_currency', params: { sign: price.sign } }
      : { message: 'price_invalid' }
  return price.isPerSquareMetre ? { message: 'price_per_area' } : undefined
}

/** Schema of a typed area in m²; undefined for an empty text. */
export function optionalArea({ min, max }: Bounds) {
  return z
    .string('area_invalid')
    .default('')
    .transform((text, context): number | undefined => {
      const area = readArea(text)
      if ('error' in area && area.error === 'empty') return undefined
      if ('squareMetres' in area && area.squareMetres >= min && area.squareMetres <= max)
        return area.squareMetres
      context.addIssue({ code: 'custom', ...toAreaIssue(area) })
      return z.NEVER
    })
}

/** Schema of a measured area, parsed to m². */
export function requiredArea() {
  return requiredText(MAX_LINE_LENGTH, { missing: 'area_missing' }).transform((text, context): number => {
    const area = parseArea(text)
    if (area !== undefined) return area
    context.addIssue({ code: 'custom', ...toAreaIssue(readArea(text)) })
    return z.NEVER
  })
}

/** Returns the message for an area that cannot be parsed. */
function toAreaIssue(area: object | MeasureError): { message: FormErrorKey; params?: object } {
  if (!('error' in area)) return { message: 'area_invalid' }
  const { error, sign } = area as MeasureError
  if (error === 'unit') return { message: 'area_unit', params: { sign } }
  return error === 'unclear' ? { message: 'area_unclear', params: { sign } } : { message: 'area_invalid' }
}

/** Schema of a typed day from today on in Georgia, parsed to `2026-12-01`. */
export function futureDay(invalid: FormErrorKey = 'day_invalid') {
  return requiredText(MAX_LINE_LENGTH, { missing: invalid }).transform((text, context): string => {
    const day = parseDay(text)
    if (day !== undefined && day >= toGeorgianDate(new Date())) return day
    context.addIssue(invalid)
    return z.NEVER
  })
}

/** Schema of an id in a hidden field or on a button. */
export function idOf(invalid: FormErrorKey = 'rejected') {
  return z
    .string(invalid)
    .transform((text) => parseId(text))
    .pipe(z.number(invalid))
}

/**
 * Schema of rows ticked in a list, or of words: none, one text or several. A text may join words by commas.
 * Every word counts once.
 */
export function wordList() {
  const texts = z.union([z.string(), z.array(z.string())], 'rejected').optional()
  return listField(
    texts.transform((sent = []) => {
      const words = [sent].flat().flatMap((text) => text.split(','))
      return [...new Set(words.map((word) => word.trim()).filter(Boolean))]
    }),
    { type: 'array', items: { type: 'string' } },
  )
}
