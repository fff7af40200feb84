import type words from '../../../../locales/ka/services.json'
import { isoDay } from '../../../i18n/format'
import type { User } from '../../../upstream/accounts.server'
import type { Field } from '../definition'

/** What is wrong with an answer, in the words of `services.mistakes`. */
export type Mistake = keyof (typeof words)['mistakes']

export interface FieldMistake {
  field: string
  mistake: Mistake
}

export type Values = Record<string, string>

const LONGEST_LINE = 255
const LONGEST_TEXT = 1_000
const MOST_AREA = 100_000
/** A local part, then a domain with a dot and at least two letters at its end, or a number in brackets. */
const EMAIL = /^[^\s@]+@([^\s@.]+(\.[^\s@.]+)*\.[^\s@.\d]{2,}|\[[\da-f.:]+\])$/i
const MONTHS_AHEAD = 12

const tidy = (text: string) => text.replaceAll('\0', '').replace(/\r\n?/g, '\n').trim()

/** An answer as it is kept and sent: digits without the spaces people put between them. */
export function tidyAnswer({ kind }: Pick<Field, 'kind'>, typed: string): string {
  const text = tidy(typed)
  if (kind === 'phone') return text.replace(/[\s()-]/g, '').replace(/^\+?995(?=5)/, '')
  if (kind === 'personal_number' || kind === 'registered_number') return text.replace(/\s/g, '')
  return kind === 'area' ? text.replace(/[\s_]/g, '').replace(',', '.') : text
}

/** What is wrong with an answer that was tidied; undefined when nothing is. */
export function mistakeOf({ kind, isRequired, options }: Field, value: string): Mistake | undefined {
  if (value === '') return isRequired ? 'missing' : undefined
  switch (kind) {
    case 'phone':
      return /^5\d{8}$/.test(value) ? undefined : 'phone_wrong'
    case 'email':
      return EMAIL.test(value) && value.length <= LONGEST_LINE ? undefined : 'email_wrong'
    case 'personal_number':
      return /^\d{11}$/.test(value) ? undefined : 'personal_wrong'
    case 'registered_number':
      return /^(\d{11}|\d{9})$/.test(value) ? undefined : 'registered_wrong'
    case 'area':
      return areaIn(value) === undefined ? 'area_wrong' : undefined
    case 'day':
      return isDayAhead(value) ? undefined : 'day_wrong'
    case 'choice':
      return options?.some((option) => option === value) ? undefined : 'missing'
    default:
      return [...value].length > (kind === 'text' ? LONGEST_TEXT : LONGEST_LINE) ? 'too_long' : undefined
  }
}

/** Square metres as they are kept; undefined when it is no area. */
export function areaIn(value: string | undefined): number | undefined {
  const area = /^\d{1,6}(\.\d{1,2})?$/.test(value ?? '') ? Number(value) : 0
  return area > 0 && area <= MOST_AREA ? area : undefined
}

/** A real day from today on, within a year. */
function isDayAhead(value: string, today = new Date()): boolean {
  const day = /^\d{4}-\d\d-\d\d$/.test(value) ? new Date(`${value}T12:00:00Z`) : undefined
  if (!day || Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== value) return false
  const last = new Date(today)
  last.setMonth(last.getMonth() + MONTHS_AHEAD)
  return value >= isoDay(today) && value <= isoDay(last)
}

/** Reads the fields of a form. @returns every answer tidied, and what is wrong */
export function readFields(fields: readonly Field[], typed: Values) {
  const values: Values = {}
  const mistakes: FieldMistake[] = []
  for (const field of fields) {
    const value = tidyAnswer(field, typed[field.name] ?? '')
    values[field.name] = value
    const mistake = mistakeOf(field, value)
    if (mistake) mistakes.push({ field: field.name, mistake })
  }
  return { values, mistakes }
}

/** What an account knows of whoever orders, by the names of fields. */
export function knownOf(user: User | undefined): Values {
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
