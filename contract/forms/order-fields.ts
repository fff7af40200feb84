import { z } from 'zod'
import { MAX_ORDER_AREA, MIN_ORDER_AREA } from '../services'
import { normalizeDigits } from '../values/amount'
import { isEmail, parseEmail } from '../values/email'
import { isCalendarDate, toGeorgianDate } from '../values/georgian-time'
import { isCadastralCode, isPersonalNumber, isRegisteredNumber } from '../values/registry-numbers'
import { MAX_COMMENT_LENGTH, MAX_LINE_LENGTH } from '../values/text-lengths'
import { parseArea } from '../values/typed-measure'
import { parseDay } from '../values/typed-time'
import { mobileNumber, optionalMobileNumber, optionalText, requiredText } from './field-schemas'
import type { FormErrorKey } from './form-errors'

/** Field of an order, as both the form and the API parse it. */
export interface OrderFieldRules {
  name: string
  kind:
    | 'line'
    | 'text'
    | 'phone'
    | 'email'
    | 'personal_number'
    | 'company_code'
    | 'area'
    | 'day'
    | 'choice'
    /** City of the marketplace. */
    | 'city'
    | 'cadastral_code'
  isRequired?: boolean
  options?: readonly string[]
}

const MAX_MONTHS_AHEAD = 12

/** Limits of the area, in m². */
export const AREA_LIMITS = { min: MIN_ORDER_AREA, max: MAX_ORDER_AREA }

interface Format {
  isValid: (text: string) => boolean
  missing: FormErrorKey
  error: FormErrorKey
  normalize?: (text: string) => string
  /** Arguments of the error. */
  limits?: Record<string, number>
}

const FORMATS = {
  email: {
    isValid: isEmail,
    missing: 'email_missing',
    error: 'email_invalid',
    normalize: (text) => parseEmail(text) ?? text,
  },
  personal_number: {
    isValid: isPersonalNumber,
    missing: 'personal_number_missing',
    error: 'personal_number_invalid',
    normalize: normalizeDigits,
  },
  company_code: {
    isValid: isRegisteredNumber,
    missing: 'company_code_missing',
    error: 'company_code_invalid',
    normalize: normalizeDigits,
  },
  cadastral_code: {
    isValid: isCadastralCode,
    missing: 'cadastral_code_missing',
    error: 'cadastral_code_invalid',
    normalize: normalizeDigits,
  },
  area: {
    isValid: (text) => (parseArea(text, MAX_ORDER_AREA) ?? 0) >= MIN_ORDER_AREA,
    missing: 'area_missing',
    error: 'order_area_invalid',
    limits: AREA_LIMITS,
    normalize: (text) => parseArea(text)?.toString() ?? text,
  },
  day: {
    isValid: isBookableDay,
    missing: 'day_invalid',
    error: 'day_invalid',
    normalize: (text) => parseDay(text) ?? text,
  },
} as const satisfies Partial<Record<OrderFieldRules['kind'], Format>>

/** Error keys of empty fields. */
const MISSING_VALUES: Readonly<Record<string, FormErrorKey>> = {
  name: 'name_missing',
  first_name: 'first_name_missing',
  last_name: 'last_name_missing',
  city: 'city_missing',
  address: 'address_missing',
  branch: 'value_missing',
  cadastral_code: 'cadastral_code_missing',
  service: 'visit_reason_missing',
  type: 'type_missing',
  registration: 'registration_missing',
  with_logo: 'logo_missing',
  who: 'visitor_missing',
  company_name: 'company_missing',
}

type FieldSchema = z.ZodType<string, string | undefined>

/** Creates the schema of a field, with values for the backend; an optional field may be empty. */
export function createOrderField({
  name,
  kind,
  isRequired = false,
  options = [],
}: OrderFieldRules): FieldSchema {
  const { [name]: missing = 'rejected' } = MISSING_VALUES
  switch (kind) {
    case 'choice':
      return z.enum(options, missing)
    case 'phone':
      return isRequired ? mobileNumber() : optionalMobileNumber()
    case 'city':
    case 'line':
      return isRequired ? requiredText(MAX_LINE_LENGTH, { missing }) : optionalText(MAX_LINE_LENGTH)
    case 'text':
      return isRequired ? requiredText(MAX_COMMENT_LENGTH, { missing }) : optionalText(MAX_COMMENT_LENGTH)
    default:
      return createFormatSchema(isRequired, FORMATS[kind])
  }
}

function createFormatSchema(
  isRequired: boolean,
  { isValid, missing, error, normalize, limits }: Format,
): FieldSchema {
  const text: FieldSchema = isRequired
    ? requiredText(MAX_LINE_LENGTH, { missing })
    : optionalText(MAX_LINE_LENGTH)
  return text
    .transform((typed) => normalize?.(typed) ?? typed)
    .refine((typed) => typed === '' || isValid(typed), { error, params: limits })
}

function isBookableDay(text: string): boolean {
  const { min, max } = getBookableDays()
  return isCalendarDate(text) && text >= min && text <= max
}

/** Returns the range from today on, within a year. */
export function getBookableDays(): { min: string; max: string } {
  const today = new Date()
  const last = new Date(today)
  last.setMonth(last.getMonth() + MAX_MONTHS_AHEAD)
  return { min: toGeorgianDate(today), max: toGeorgianDate(last) }
}

/** New day of an order. */
export const moveOrderFields = z.object({
  date: createOrderField({ name: 'date', kind: 'day', isRequired: true }),
})
