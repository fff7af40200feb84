import { z } from 'zod'
import { parseEmail } from '~contract/values/email'
import { parseId } from '~contract/values/ids'
import { isMobileNumber } from '~contract/values/phone'
import { type MeasureError, readArea } from '~contract/values/typed-measure'
import { parseInternationalPhone, parsePhone } from '~contract/values/typed-phone'
import { type PriceError, parseLari, parsePrice, type TypedPrice } from '~contract/values/typed-price'
import type { ErrorKey } from './field-error'

/**
 * Schema of a required text. Its length is counted in letters; the browser's `maxlength` counts some letters
 * as two.
 */
export function requiredText(
  maxLength: number,
  { missing, invalid = 'too_long' }: { missing: ErrorKey; invalid?: ErrorKey },
) {
  return z.string(missing).trim().pipe(z.string().min(1, missing).max(maxLength, invalid))
}

/** Schema of a text that may be empty. */
export function optionalText(maxLength: number, invalid: ErrorKey = 'too_long') {
  return z
    .string('rejected')
    .default('')
    .transform((text) => text.trim())
    .pipe(z.string().max(maxLength, invalid))
}

/** Schema of a Georgian mobile number of nine digits. */
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
export function requiredEmail(maxLength: number, invalid: ErrorKey = 'email_invalid') {
  return requiredText(maxLength, { missing: 'email_missing', invalid }).transform(toEmail)
}

/** Schema of an email address or an empty text. */
export function optionalEmail(maxLength: number) {
  return optionalText(maxLength, 'email_invalid').transform((text, context) =>
    text === '' ? '' : toEmail(text, context),
  )
}

function toEmail(text: string, context: z.RefinementCtx): string {
  const email = parseEmail(text)
  if (email === undefined) context.addIssue('email_invalid')
  return email ?? z.NEVER
}

/** Schema of an amount typed in lari, parsed to tetri. */
export function lariAmount() {
  return z.string('amount_missing').transform((text, context): number => {
    const lari = parseLari(text)
    if ('tetri' in lari && lari.tetri >= 0) return lari.tetri
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
} as const satisfies Record<string, ErrorKey>

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

function findPriceError(price: TypedPrice | PriceError): { message: ErrorKey; params?: object } | undefined {
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

/** Returns the message for an area that cannot be parsed. */
export function toAreaIssue(area: object | MeasureError): { message: ErrorKey; params?: object } {
  if (!('error' in area)) return { message: 'area_invalid' }
  const { error, sign } = area as MeasureError
  if (error === 'unit') return { message: 'area_unit', params: { sign } }
  return error === 'unclear' ? { message: 'area_unclear', params: { sign } } : { message: 'area_invalid' }
}

/** Schema of an id in a hidden field or on a button. */
export function idOf(invalid: ErrorKey = 'rejected') {
  return z
    .string(invalid)
    .transform((text) => parseId(text))
    .pipe(z.number(invalid))
}

/** Schema of the rows ticked in a list: none, one text or several. */
export function tickedRows() {
  return z
    .union([z.string(), z.array(z.string())])
    .optional()
    .transform((sent = []) => [sent].flat())
}
