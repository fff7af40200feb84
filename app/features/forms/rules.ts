import { EMAIL } from '../../http/email-address'
import type { FormField } from './field'

/** What is wrong with an answer: a word of `forms.faults`, and the figures it speaks of. */
export interface FieldFault {
  fault:
    | 'missing'
    | 'number'
    | 'digits'
    | 'email'
    | 'least'
    | 'most'
    | 'shortest'
    | 'longest'
    | 'choice'
    | 'choice_of'
    | 'day'
    | 'file_kind'
    | 'file_size'
  args?: Record<string, string | number>
}

type Check = (value: string, argument: string, isNumeric: boolean) => FieldFault | undefined

const NUMBER = /^-?\d{1,15}([.,]\d{1,6})?$/
/** The rule that the kind of a field brings along. */
const RULES_OF_KINDS: Partial<Record<FormField['type'], string>> = { number: 'numeric', email: 'email' }

/** As much as the draft of a form can hold. */
export const LONGEST_LINE = 255
export const LONGEST_TEXT = 1_000

/** The rules that fields may have, by the names the contract gives them; whatever is not known here its author checks. */
const checks: Readonly<Record<string, Check>> = {
  numeric: (value) => fail(!NUMBER.test(value), 'number'),
  integer: (value) => fail(!/^-?\d{1,15}$/.test(value), 'number'),
  digits: (value, count) => fail(!/^\d+$/.test(value) || value.length !== Number(count), 'digits', { count }),
  email: (value) => fail(!EMAIL.test(value), 'email'),
  min: (value, least, isNumeric) => below(value, Number(least), isNumeric),
  max: (value, most, isNumeric) => above(value, Number(most), isNumeric),
  between: (value, range, isNumeric) => {
    const [least = '', most = ''] = range.split(',')
    return below(value, Number(least), isNumeric) ?? above(value, Number(most), isNumeric)
  },
  in: (value, list) => fail(!list.split(',').includes(value), 'choice', { list: list.replaceAll(',', ', ') }),
}

/** What is wrong with an answer to a field; undefined when nothing is. An empty one can only be missing. */
export function faultOf(
  { isRequired, rules, type, options }: Pick<FormField, 'isRequired' | 'rules' | 'type' | 'options'>,
  value: string,
): FieldFault | undefined {
  const parts = partsOf(`${RULES_OF_KINDS[type] ?? ''}|${rules}`)
  const names = parts.map(([name]) => name)
  if (value === '') return isRequired || names.includes('required') ? { fault: 'missing' } : undefined
  const isNumeric = names.includes('numeric') || names.includes('integer')
  for (const [name = '', argument = ''] of parts) {
    const check = Object.hasOwn(checks, name) ? checks[name] : undefined
    const fault = check?.(value, argument, isNumeric)
    if (fault) return fault
  }
  if (type === 'date') return fail(!isDay(value), 'day')
  if (isChosen(type)) return fail(!isOffered(value, type, options), 'choice_of')
  return above(value, type === 'textarea' ? LONGEST_TEXT : LONGEST_LINE, false)
}

/** Rules that nobody here knows, for whoever keeps the log: they are skipped. */
export function unknownRules(fields: readonly Pick<FormField, 'rules'>[]): string[] {
  const names = fields.flatMap(({ rules }) => partsOf(rules).map(([name = '']) => name))
  return [...new Set(names)].filter((name) => name && name !== 'required' && !Object.hasOwn(checks, name))
}

function partsOf(rules: string): string[][] {
  return rules.split('|').map((rule) => rule.split(/:(.*)/s))
}

function isChosen(type: FormField['type']): boolean {
  return type === 'select' || type === 'radio' || type === 'checkbox'
}

/** A single tick is 1; several are parted by commas. */
function isOffered(value: string, type: FormField['type'], options: FormField['options'] = []): boolean {
  if (type === 'checkbox' && options.length === 0) return value === '1'
  const chosen = type === 'checkbox' ? value.split(',') : [value]
  return chosen.every((one) => options.some((option) => option.value === one))
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

function below(value: string, least: number, isNumeric: boolean): FieldFault | undefined {
  return fail(sizeOf(value, isNumeric) < least, isNumeric ? 'least' : 'shortest', { count: least })
}

function above(value: string, most: number, isNumeric: boolean): FieldFault | undefined {
  return fail(sizeOf(value, isNumeric) > most, isNumeric ? 'most' : 'longest', { count: most })
}

/** A number counts by its value, a text by its letters. */
function sizeOf(value: string, isNumeric: boolean): number {
  return isNumeric ? Number(value.replace(',', '.')) : [...value].length
}

function fail(
  isWrong: boolean,
  fault: FieldFault['fault'],
  args?: FieldFault['args'],
): FieldFault | undefined {
  return isWrong ? { fault, ...(args && { args }) } : undefined
}
