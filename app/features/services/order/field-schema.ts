import { z } from 'zod'
import type { ErrorKey } from '~/forms/field-error'
import { mobileNumber, optionalMobileNumber, optionalText, requiredText } from '~/forms/field-schemas'
import { MAX_ORDER_AREA } from '~contract/services'
import { removeDigitSpaces } from '~contract/values/amount'
import { isEmail } from '~contract/values/email'
import { isCalendarDate, toGeorgianDate } from '~contract/values/georgian-time'
import { parseArea } from '~contract/values/measures'
import { isPersonalNumber, isRegisteredNumber } from '~contract/values/registered-number'
import { MAX_COMMENT_LENGTH, MAX_LINE_LENGTH } from '~contract/values/text-lengths'
import type { OrderField } from '../definition'

const MAX_MONTHS_AHEAD = 12

interface Format {
  isValid: (text: string) => boolean
  error: ErrorKey
  normalize?: (text: string) => string
}

const withoutSpaces = (text: string) => text.replace(/\s/g, '')

const FORMATS = {
  email: { isValid: isEmail, error: 'email_invalid' },
  personal_number: {
    isValid: isPersonalNumber,
    error: 'personal_number_invalid',
    normalize: withoutSpaces,
  },
  registered_number: {
    isValid: isRegisteredNumber,
    error: 'registered_number_invalid',
    normalize: withoutSpaces,
  },
  area: {
    isValid: (text) => parseArea(text, MAX_ORDER_AREA) !== undefined,
    error: 'area_invalid',
    normalize: (text) => removeDigitSpaces(text).replace(',', '.'),
  },
  day: { isValid: isBookableDay, error: 'day_invalid' },
} as const satisfies Partial<Record<OrderField['kind'], Format>>

type FieldSchema = z.ZodType<string, unknown>

/** The value as the backend takes it; an optional field may be empty. */
export function createFieldSchema({ kind, isRequired = false, options = [] }: OrderField): FieldSchema {
  switch (kind) {
    case 'choice':
      return z.enum(options, 'missing')
    case 'phone':
      return isRequired ? mobileNumber() : optionalMobileNumber()
    case 'line':
      return createTextSchema(isRequired, MAX_LINE_LENGTH)
    case 'text':
      return createTextSchema(isRequired, MAX_COMMENT_LENGTH)
    default:
      return createFormatSchema(isRequired, FORMATS[kind])
  }
}

function createTextSchema(isRequired: boolean, maxLength: number) {
  return isRequired ? requiredText(maxLength) : optionalText(maxLength)
}

function createFormatSchema(isRequired: boolean, { isValid, error, normalize }: Format): FieldSchema {
  const text: FieldSchema = createTextSchema(isRequired, MAX_LINE_LENGTH)
  return text
    .transform((typed) => normalize?.(typed) ?? typed)
    .refine((typed) => typed === '' || isValid(typed), error)
}

/** A valid date from today on, within a year. */
function isBookableDay(text: string): boolean {
  if (!isCalendarDate(text)) return false
  const today = new Date()
  const last = new Date(today)
  last.setMonth(last.getMonth() + MAX_MONTHS_AHEAD)
  return text >= toGeorgianDate(today) && text <= toGeorgianDate(last)
}
