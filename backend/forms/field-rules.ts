/** A field of a form that is a row, as far as it can be wrong. */
export type FieldWithRules = { name: string; required: boolean; rules: string }

type Check = (value: string, argument: string, isNumeric: boolean) => string | undefined

const NUMBER = /^-?\d{1,15}([.,]\d{1,6})?$/
const EMAIL = /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i

/** The rules that fields may have, by the names that the contract gives them; others are nobody's and pass. */
const CHECKS: Readonly<Record<string, Check>> = {
  numeric: (value) => (NUMBER.test(value) ? undefined : 'must be a number'),
  digits: (value, count) =>
    /^\d+$/.test(value) && value.length === Number(count) ? undefined : `must be ${count} digits`,
  email: (value) => (EMAIL.test(value) ? undefined : 'must be an email address'),
  min: (value, least, isNumeric) =>
    getSize(value, isNumeric) >= Number(least) ? undefined : `must be at least ${least}`,
  max: (value, most, isNumeric) =>
    getSize(value, isNumeric) <= Number(most) ? undefined : `must be at most ${most}`,
  integer: (value) => (/^-?\d{1,15}$/.test(value) ? undefined : 'must be a whole number'),
  in: (value, list) => (list.split(',').includes(value) ? undefined : `must be one of ${list}`),
}

/** What is wrong with an answer to a field; undefined when nothing is. An empty one is only missing. */
export function findRuleViolation({ required, rules }: FieldWithRules, value: string): string | undefined {
  const parsedRules = rules.split('|').map((rule) => rule.split(/:(.*)/s))
  const names = parsedRules.map(([name]) => name)
  if (value === '') return required || names.includes('required') ? 'is required' : undefined
  for (const [name = '', argument = ''] of parsedRules) {
    const check = Object.hasOwn(CHECKS, name) ? CHECKS[name] : undefined
    const fault = check?.(value, argument, names.includes('numeric') || names.includes('integer'))
    if (fault) return fault
  }
  return undefined
}

/** A number counts by its value, a text by its letters. */
function getSize(value: string, isNumeric: boolean): number {
  return isNumeric ? Number(value.replace(',', '.')) : [...value].length
}
