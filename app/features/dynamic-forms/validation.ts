import { EMAIL_PATTERN } from '~/forms/email-pattern'
import type { FormField } from './form-field'

/** What is wrong with an answer: a word of `dynamic-forms.field_errors`, and the figures it speaks of. */
export interface ValidationError {
  error:
    | 'missing'
    | 'number'
    | 'digits'
    | 'email'
    | 'min'
    | 'max'
    | 'min_length'
    | 'max_length'
    | 'choice'
    | 'choice_of'
    | 'day'
    | 'file_kind'
    | 'file_size'
  args?: Record<string, string | number>
}

type RuleCheck = (value: string, argument: string, isNumeric: boolean) => ValidationError | undefined

const NUMBER_PATTERN = /^-?\d{1,15}([.,]\d{1,6})?$/
/** The rule that the kind of a field brings along. */
const RULES_BY_TYPE: Partial<Record<FormField['type'], string>> = { number: 'numeric', email: 'email' }

/** As much as the draft of a form can hold. */
export const MAX_LINE_LENGTH = 255
export const MAX_TEXT_LENGTH = 1_000

/** The rules that fields may have, by the names the contract gives them; whatever is not known here its author checks. */
const RULE_CHECKS: Readonly<Record<string, RuleCheck>> = {
  numeric: (value) => errorIf(!NUMBER_PATTERN.test(value), 'number'),
  integer: (value) => errorIf(!/^-?\d{1,15}$/.test(value), 'number'),
  digits: (value, count) =>
    errorIf(!/^\d+$/.test(value) || value.length !== Number(count), 'digits', { count }),
  email: (value) => errorIf(!EMAIL_PATTERN.test(value), 'email'),
  min: (value, least, isNumeric) => checkMin(value, Number(least), isNumeric),
  max: (value, most, isNumeric) => checkMax(value, Number(most), isNumeric),
  between: (value, range, isNumeric) => {
    const [least = '', most = ''] = range.split(',')
    return checkMin(value, Number(least), isNumeric) ?? checkMax(value, Number(most), isNumeric)
  },
  in: (value, list) =>
    errorIf(!list.split(',').includes(value), 'choice', { list: list.replaceAll(',', ', ') }),
}

/** What is wrong with an answer to a field; undefined when nothing is. An empty one can only be missing. */
export function validateAnswer(
  { isRequired, rules, type, options }: Pick<FormField, 'isRequired' | 'rules' | 'type' | 'options'>,
  value: string,
): ValidationError | undefined {
  const parts = parseRules(`${RULES_BY_TYPE[type] ?? ''}|${rules}`)
  const names = parts.map(([name]) => name)
  if (value === '') return isRequired || names.includes('required') ? { error: 'missing' } : undefined
  const isNumeric = names.includes('numeric') || names.includes('integer')
  for (const [name = '', argument = ''] of parts) {
    const check = Object.hasOwn(RULE_CHECKS, name) ? RULE_CHECKS[name] : undefined
    const fault = check?.(value, argument, isNumeric)
    if (fault) return fault
  }
  if (type === 'date') return errorIf(!isDay(value), 'day')
  if (hasOptions(type)) return errorIf(!isValidOption(value, type, options), 'choice_of')
  return checkMax(value, type === 'textarea' ? MAX_TEXT_LENGTH : MAX_LINE_LENGTH, false)
}

/** Rules that nobody here knows, for whoever keeps the log: they are skipped. */
export function listUnknownRules(fields: readonly Pick<FormField, 'rules'>[]): string[] {
  const names = fields.flatMap(({ rules }) => parseRules(rules).map(([name = '']) => name))
  return [...new Set(names)].filter(
    (name) => name && name !== 'required' && !Object.hasOwn(RULE_CHECKS, name),
  )
}

function parseRules(rules: string): string[][] {
  return rules.split('|').map((rule) => rule.split(/:(.*)/s))
}

function hasOptions(type: FormField['type']): boolean {
  return type === 'select' || type === 'radio' || type === 'checkbox'
}

/** A single tick is 1; several are parted by commas. */
function isValidOption(value: string, type: FormField['type'], options: FormField['options'] = []): boolean {
  if (type === 'checkbox' && options.length === 0) return value === '1'
  const chosen = type === 'checkbox' ? value.split(',') : [value]
  return chosen.every((one) => options.some((option) => option.value === one))
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

function checkMin(value: string, min: number, isNumeric: boolean): ValidationError | undefined {
  return errorIf(measure(value, isNumeric) < min, isNumeric ? 'min' : 'min_length', { count: min })
}

function checkMax(value: string, max: number, isNumeric: boolean): ValidationError | undefined {
  return errorIf(measure(value, isNumeric) > max, isNumeric ? 'max' : 'max_length', { count: max })
}

/** A number counts by its value, a text by its letters. */
function measure(value: string, isNumeric: boolean): number {
  return isNumeric ? Number(value.replace(',', '.')) : [...value].length
}

function errorIf(
  isWrong: boolean,
  fault: ValidationError['error'],
  args?: ValidationError['args'],
): ValidationError | undefined {
  return isWrong ? { error: fault, ...(args && { args }) } : undefined
}
