import type { RequestField } from './fields'

/** What is wrong with an answer: a word of `request.faults`, and the figures it speaks of. */
export interface FieldFault {
  fault: 'missing' | 'number' | 'digits' | 'email' | 'least' | 'most' | 'shortest' | 'longest' | 'choice'
  args?: Record<string, string | number>
}

type Check = (value: string, argument: string, isNumeric: boolean) => FieldFault | undefined

const NUMBER = /^-?\d{1,15}([.,]\d{1,6})?$/
/** A local part, then a domain with a dot and at least two letters at its end, or a number in brackets. */
const EMAIL = /^[^\s@]+@([^\s@.]+(\.[^\s@.]+)*\.[^\s@.\d]{2,}|\[[\da-f.:]+\])$/i

/** As much as the draft of a form can hold. */
export const LONGEST_LINE = 255
export const LONGEST_TEXT = 1_000

/** The rules that fields may have, by the names the contract gives them; whatever is not known here the bank checks. */
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
  { isRequired, rules, type }: Pick<RequestField, 'isRequired' | 'rules' | 'type'>,
  value: string,
): FieldFault | undefined {
  const parts = rules.split('|').map((rule) => rule.split(/:(.*)/s))
  const names = parts.map(([name]) => name)
  if (value === '') return isRequired || names.includes('required') ? { fault: 'missing' } : undefined
  const isNumeric = names.includes('numeric') || names.includes('integer')
  for (const [name = '', argument = ''] of parts) {
    const check = Object.hasOwn(checks, name) ? checks[name] : undefined
    const fault = check?.(value, argument, isNumeric)
    if (fault) return fault
  }
  return above(value, type === 'textarea' ? LONGEST_TEXT : LONGEST_LINE, false)
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
