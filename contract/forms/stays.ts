import { z } from 'zod'
import {
  addMonths,
  countNights,
  MAX_BLOCKED_NIGHTS,
  MAX_STAY_GUESTS,
  MAX_STAY_NIGHTS,
  MAX_STAY_PRICE,
  STAY_ACTS,
  STAY_HORIZONS,
} from '../stays'
import { toAsciiDigits } from '../values/ascii-digits'
import { toGeorgianDate } from '../values/georgian-time'
import { MAX_COMMENT_LENGTH, MAX_LINE_LENGTH } from '../values/text-lengths'
import { parseDay, parseTime } from '../values/typed-time'
import {
  optionalEmail,
  optionalInternationalPhone,
  optionalPrice,
  optionalText,
  requiredText,
} from './field-schemas'
import type { FormErrorKey } from './form-errors'

/** Latest months ahead of a day that is typed; the terms of a statement may allow fewer. */
const MAX_MONTHS = 13

/** Missing numbers get the message of invalid ones, which names the maximum. */
const optionalString = z.string('rejected').optional()

/** Schema of a typed whole number between bounds. */
function wholeNumber({ min, max, invalid }: { min: number; max: number; invalid: FormErrorKey }) {
  return optionalString.transform((text = '', context): number => {
    const digits = toAsciiDigits(text).trim()
    const number = /^\d{1,6}$/.test(digits) ? Number(digits) : Number.NaN
    if (number >= min && number <= max) return number
    context.addIssue({ code: 'custom', message: invalid, params: { count: max } })
    return z.NEVER
  })
}

function timeOfDay(invalid: FormErrorKey) {
  return requiredText(MAX_LINE_LENGTH, { missing: invalid }).transform((text, context): string => {
    const time = parseTime(text)
    if (time !== undefined) return time
    context.addIssue(invalid)
    return z.NEVER
  })
}

/** Schema of a day from today on, at most `MAX_MONTHS` ahead. */
function stayDay(missing: FormErrorKey) {
  return requiredText(MAX_LINE_LENGTH, { missing }).transform((text, context): string => {
    const day = parseDay(text)
    const today = toGeorgianDate(new Date())
    if (day !== undefined && day >= today && day <= addMonths(today, MAX_MONTHS)) return day
    context.addIssue('stay_day_invalid')
    return z.NEVER
  })
}

const ticked = z
  .string('rejected')
  .optional()
  .transform((value) => value === 'on')

/** Price or fee in the statement's currency; the sign of another currency is rejected by the backend. */
const stayPrice = optionalPrice({ min: 0, max: MAX_STAY_PRICE }).refine(
  (price) => price === undefined || Number.isInteger(price.amount),
  'price_whole',
)

const dateFields = { from: stayDay('stay_from_missing'), to: stayDay('stay_to_missing') }

const isOrdered = ({ from, to }: { from: string; to: string }) => to > from
const ORDER_ERROR = { path: ['to'], error: 'stay_order' satisfies FormErrorKey }

const guests = (max: number) => wholeNumber({ min: 1, max, invalid: 'stay_guests_invalid' })

/** Terms of the stays in a statement. */
export const stayTermsFields = z
  .object({
    guests: guests(MAX_STAY_GUESTS),
    min_nights: wholeNumber({ min: 1, max: MAX_STAY_NIGHTS, invalid: 'stay_min_nights_invalid' }),
    max_nights: wholeNumber({ min: 1, max: MAX_STAY_NIGHTS, invalid: 'stay_max_nights_invalid' }),
    check_in: timeOfDay('stay_check_in_missing'),
    check_out: timeOfDay('stay_check_out_missing'),
    weekend_price: stayPrice,
    cleaning_fee: stayPrice,
    horizon_months: z.enum(STAY_HORIZONS, 'rejected'),
    /** Visitors can request stays. */
    is_open: ticked,
    pets: ticked,
    smoking: ticked,
    parties: ticked,
  })
  .refine(({ min_nights: min, max_nights: max }) => max >= min, {
    path: ['max_nights'],
    error: 'stay_nights_order',
  })

/** Nights that the owner blocks. */
export const blockedNightsFields = z
  .object(dateFields)
  .refine(isOrdered, ORDER_ERROR)
  .refine((dates) => countNights(dates) <= MAX_BLOCKED_NIGHTS, {
    path: ['to'],
    error: 'stay_too_long',
    params: { count: MAX_BLOCKED_NIGHTS },
  })

/** Request of a stay, with the total that was shown. */
export const stayRequestFields = z
  .object({
    ...dateFields,
    guests: guests(MAX_STAY_GUESTS),
    total: z
      .string('rejected')
      .regex(/^\d{1,12}$/, 'rejected')
      .transform(Number),
    name: requiredText(MAX_LINE_LENGTH, { missing: 'name_missing', invalid: 'name_too_long' }),
    email: optionalEmail(),
    phone_number: optionalInternationalPhone(),
    comment: optionalText(MAX_COMMENT_LENGTH, 'comment_too_long'),
  })
  .refine(isOrdered, ORDER_ERROR)

/** Change of a stay by one of its sides. */
export const stayChangeFields = z.object({ act: z.enum(STAY_ACTS, 'rejected') })
