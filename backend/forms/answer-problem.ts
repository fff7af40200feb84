import { type FieldWithRules, findRuleViolation, type RuleViolation } from '~contract/field-rules'

/** Maximum length of one answer, in UTF-16 code units. */
const MAX_ANSWER_LENGTH = 2_000

const PROBLEMS: Record<RuleViolation['error'], (argument: string) => string> = {
  missing: () => 'is required',
  number: () => 'must be a number',
  integer: () => 'must be a whole number',
  digits: (count) => `must be ${count} digits`,
  email: () => 'must be an email address',
  min: (min) => `must be at least ${min}`,
  max: (max) => `must be at most ${max}`,
  min_length: (min) => `must be at least ${min}`,
  max_length: (max) => `must be at most ${max}`,
  choice: (list) => `must be one of ${list}`,
  choice_of: () => 'must be one of its options',
  tick: () => 'must be 1',
  day: () => 'must be a day',
}

/** Returns the error message of an answer, or undefined if it is valid. */
export function findAnswerProblem(field: FieldWithRules, answer: string): string | undefined {
  if (answer.length > MAX_ANSWER_LENGTH) return 'is too long'
  const violation = findRuleViolation(field, answer)
  return violation && PROBLEMS[violation.error](violation.argument)
}
