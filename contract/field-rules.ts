import type { FieldType } from './form-fields'
import { parseDecimal } from './values/amount'
import { isEmail } from './values/email'
import { isCalendarDate } from './values/georgian-time'

export interface FieldWithRules {
  required: boolean
  /** Laravel rules, such as `numeric|min:1|max:100`. */
  rules: string
  type?: FieldType
  /** Choices. A checkbox without options is a single tick with the value `1`. */
  options?: readonly { value: string }[] | undefined
}

/** Broken rule; `argument` is its argument, such as the bound of `min`. */
export interface RuleViolation {
  error:
    | 'missing'
    | 'number'
    | 'integer'
    | 'digits'
    | 'email'
    | 'min'
    | 'max'
    | 'min_length'
    | 'max_length'
    | 'choice'
    | 'choice_of'
    | 'tick'
    | 'day'
  argument: string
}

type Check = (value: string, argument: string, isNumeric: boolean) => RuleViolation | undefined

const NUMBER_FORMAT = { maxDigits: 15, maxDecimals: 6, isSigned: true }
const INTEGER_PATTERN = /^-?\d{1,15}$/

const RULES_BY_TYPE: Partial<Record<FieldType, string>> = { number: 'numeric', email: 'email' }

const CHECKS: Readonly<Record<string, Check>> = {
  numeric: (value) => violationIf(parseDecimal(value, NUMBER_FORMAT) === undefined, 'number'),
  integer: (value) => violationIf(!INTEGER_PATTERN.test(value), 'integer'),
  digits: (value, count) =>
    violationIf(!/^\d+$/.test(value) || value.length !== Number(count), 'digits', count),
  email: (value) => violationIf(!isEmail(value), 'email'),
  min: checkMin,
  max: checkMax,
  between: (value, range, isNumeric) => {
    const [min = '', max = ''] = range.split(',')
    return checkMin(value, min, isNumeric) ?? checkMax(value, max, isNumeric)
  },
  in: (value, list) => violationIf(!list.split(',').includes(value), 'choice', list),
}

/** Returns the first broken rule. An empty answer can only break `required`, and unknown rules pass. */
export function findRuleViolation(field: FieldWithRules, value: string): RuleViolation | undefined {
  const { type = 'text' } = field
  const rules = parseRules(`${RULES_BY_TYPE[type] ?? ''}|${field.rules}`)
  const names = rules.map(([name]) => name)
  if (value === '') return violationIf(field.required || names.includes('required'), 'missing')
  const isNumeric = names.includes('numeric') || names.includes('integer')
  for (const [name = '', argument = ''] of rules) {
    const check = Object.hasOwn(CHECKS, name) ? CHECKS[name] : undefined
    const violation = check?.(value, argument, isNumeric)
    if (violation) return violation
  }
  if (type === 'date') return violationIf(!isCalendarDate(value), 'day')
  return checkOptions(field, value)
}

/** Lists rules that are not supported and therefore skipped. */
export function listUnknownRules(fields: readonly Pick<FieldWithRules, 'rules'>[]): string[] {
  const names = fields.flatMap(({ rules }) => parseRules(rules).map(([name = '']) => name))
  return [...new Set(names)].filter((name) => name && name !== 'required' && !Object.hasOwn(CHECKS, name))
}

/** Returns true if all rules are well-formed and supported. */
export function isRuleList(text: string): boolean {
  return (
    /^[a-z]+(:[^|\s]+)?(\|[a-z]+(:[^|\s]+)?)*$/.test(text) && listUnknownRules([{ rules: text }]).length === 0
  )
}

function parseRules(rules: string): string[][] {
  return rules.split('|').map((rule) => rule.split(/:(.*)/s))
}

function checkMin(value: string, min: string, isNumeric: boolean): RuleViolation | undefined {
  return violationIf(measure(value, isNumeric) < Number(min), isNumeric ? 'min' : 'min_length', min)
}

function checkMax(value: string, max: string, isNumeric: boolean): RuleViolation | undefined {
  return violationIf(measure(value, isNumeric) > Number(max), isNumeric ? 'max' : 'max_length', max)
}

function measure(value: string, isNumeric: boolean): number {
  return isNumeric ? (parseDecimal(value, NUMBER_FORMAT) ?? Number.NaN) : [...value].length
}

/** Checks an answer that joins several ticks with commas. */
function checkOptions({ type, options = [] }: FieldWithRules, value: string): RuleViolation | undefined {
  if (type !== 'select' && type !== 'radio' && type !== 'checkbox') return undefined
  if (type === 'checkbox' && options.length === 0) return violationIf(value !== '1', 'tick')
  const chosen = type === 'checkbox' ? value.split(',') : [value]
  const isOffered = chosen.every((one) => options.some((option) => option.value === one))
  return violationIf(!isOffered, 'choice_of')
}

function violationIf(
  isBroken: boolean,
  error: RuleViolation['error'],
  argument = '',
): RuleViolation | undefined {
  return isBroken ? { error, argument } : undefined
}
