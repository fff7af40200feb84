import type { ValidationError } from './validation'

const VALIDATION_ERRORS: Record<ValidationError['error'], true> = {
  missing: true,
  number: true,
  digits: true,
  email: true,
  min: true,
  max: true,
  min_length: true,
  max_length: true,
  choice: true,
  choice_of: true,
  day: true,
  file_kind: true,
  file_size: true,
}

export function isValidationErrorKey(word: string): word is ValidationError['error'] {
  return Object.hasOwn(VALIDATION_ERRORS, word)
}
