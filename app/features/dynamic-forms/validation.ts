import { findRuleViolation, type RuleViolation } from '~contract/field-rules'
import type { FormField } from './form-field'

/** Key of `forms.errors` without its prefix `answer_`, with its parameters. */
export interface ValidationError {
  error: Exclude<RuleViolation['error'], 'integer' | 'tick'> | 'file_kind' | 'file_size'
  args?: Record<string, string | number>
}

/** Maximum lengths in a draft, in characters. */
export const MAX_LINE_LENGTH = 255
export const MAX_TEXT_LENGTH = 1_000
/** Maximum length in UTF-16 units, two per character. */
const MAX_CODE_UNITS = 2 * MAX_TEXT_LENGTH

const TYPES_WITHOUT_LENGTH: readonly FormField['type'][] = ['date', 'select', 'radio', 'checkbox']

/** Returns the error, undefined if valid; an empty answer can only be missing. */
export function validateAnswer(
  { isRequired, rules, type, options }: Pick<FormField, 'isRequired' | 'rules' | 'type' | 'options'>,
  value: string,
): ValidationError | undefined {
  // Counting the characters of megabytes takes longer than everything else done for a form.
  if (value.length > MAX_CODE_UNITS) return { error: 'max_length', args: { count: MAX_TEXT_LENGTH } }
  const violation = findRuleViolation({ required: isRequired, rules, type, options }, value)
  if (violation) return toValidationError(violation)
  if (TYPES_WITHOUT_LENGTH.includes(type)) return undefined
  const maxLength = type === 'textarea' ? MAX_TEXT_LENGTH : MAX_LINE_LENGTH
  return [...value].length > maxLength ? { error: 'max_length', args: { count: maxLength } } : undefined
}

function toValidationError({ error, argument }: RuleViolation): ValidationError {
  switch (error) {
    case 'integer':
      return { error: 'number' }
    case 'tick':
      return { error: 'choice_of' }
    case 'digits':
      return { error, args: { count: argument } }
    case 'min':
    case 'max':
    case 'min_length':
    case 'max_length':
      return { error, args: { count: Number(argument) } }
    case 'choice':
      return { error, args: { list: argument.replaceAll(',', ', ') } }
    default:
      return { error }
  }
}
