import type { TFunction } from 'i18next'
import type dynamicForms from '~locales/ka/dynamic-forms.json'
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

export interface FormFieldError {
  field: string
  error: keyof (typeof dynamicForms)['field_errors']
  args?: Record<string, string | number> | undefined
}

export function formatFormFieldError(
  { name, title }: { name: string; title: string },
  fieldErrors: readonly FormFieldError[],
  t: TFunction<'dynamic-forms'>,
): string | undefined {
  const found = fieldErrors.find(({ field }) => field === name)
  return found && t(`field_errors.${found.error}`, { field: title, ...found.args })
}
