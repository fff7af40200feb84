import type { User } from '~/upstream/accounts.server'
import { MAX_ORDER_AREA } from '~contract/services'
import { removeDigitSpaces } from '~contract/values/amount'
import { isEmail } from '~contract/values/email'
import { isCalendarDate, toGeorgianDate } from '~contract/values/georgian-time'
import { parseArea } from '~contract/values/measures'
import { isMobileNumber, normalizePhone } from '~contract/values/phone'
import { isPersonalNumber, isRegisteredNumber } from '~contract/values/registered-number'
import { MAX_COMMENT_LENGTH, MAX_LINE_LENGTH } from '~contract/values/text-lengths'
import type words from '~locales/ka/services.json'
import type { OrderField } from '../definition'

/** Keys of `services.field_errors`. */
export type OrderErrorKey = keyof (typeof words)['field_errors']

export interface OrderFieldError {
  field: string
  error: OrderErrorKey
}

export type FieldValues = Record<string, string>

const MAX_MONTHS_AHEAD = 12

const normalizeText = (text: string) => text.replaceAll('\0', '').replace(/\r\n?/g, '\n').trim()

export function normalizeValue({ kind }: Pick<OrderField, 'kind'>, typed: string): string {
  const text = normalizeText(typed)
  if (kind === 'phone') return normalizePhone(text)
  if (kind === 'personal_number' || kind === 'registered_number') return text.replace(/\s/g, '')
  return kind === 'area' ? removeDigitSpaces(text).replace(',', '.') : text
}

/** Expects a normalized value. */
export function validateField(
  { kind, isRequired, options }: OrderField,
  value: string,
): OrderErrorKey | undefined {
  if (value === '') return isRequired ? 'missing' : undefined
  switch (kind) {
    case 'phone':
      return isMobileNumber(value) ? undefined : 'phone_invalid'
    case 'email':
      return isEmail(value) && value.length <= MAX_LINE_LENGTH ? undefined : 'email_invalid'
    case 'personal_number':
      return isPersonalNumber(value) ? undefined : 'personal_number_invalid'
    case 'registered_number':
      return isRegisteredNumber(value) ? undefined : 'registration_number_invalid'
    case 'area':
      return parseArea(value, MAX_ORDER_AREA) === undefined ? 'area_invalid' : undefined
    case 'day':
      return isBookableDay(value) ? undefined : 'day_invalid'
    case 'choice':
      return options?.some((option) => option === value) ? undefined : 'missing'
    default:
      return [...value].length > (kind === 'text' ? MAX_COMMENT_LENGTH : MAX_LINE_LENGTH)
        ? 'too_long'
        : undefined
  }
}

/** A valid date from today on, within a year. */
function isBookableDay(value: string, today = new Date()): boolean {
  if (!isCalendarDate(value)) return false
  const last = new Date(today)
  last.setMonth(last.getMonth() + MAX_MONTHS_AHEAD)
  return value >= toGeorgianDate(today) && value <= toGeorgianDate(last)
}

/** Returns the normalized values and the errors. */
export function parseFields(fields: readonly OrderField[], typed: FieldValues) {
  const values: FieldValues = {}
  const fieldErrors: OrderFieldError[] = []
  for (const field of fields) {
    const value = normalizeValue(field, typed[field.name] ?? '')
    values[field.name] = value
    const error = validateField(field, value)
    if (error) fieldErrors.push({ field: field.name, error })
  }
  return { values, fieldErrors }
}

export function getUserValues(user: User | undefined): FieldValues {
  if (!user) return {}
  const known = {
    name: user.name,
    first_name: user.firstName,
    last_name: user.lastName,
    phone_number: user.phone,
    email: user.email,
    personal_number: user.personalNumber,
  }
  return Object.fromEntries(Object.entries(known).filter((entry): entry is [string, string] => !!entry[1]))
}
