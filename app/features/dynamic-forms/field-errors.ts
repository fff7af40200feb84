import type { TFunction } from 'i18next'
import type forms from '../../../locales/ka/forms.json'
import type { ValidationError } from './validation'

const VALIDATION_ERRORS: Record<ValidationError['error'], true> = {
  missing: true,
  number: true,
  digits: true,
  email: true,
  least: true,
  most: true,
  shortest: true,
  longest: true,
  choice: true,
  choice_of: true,
  day: true,
  file_kind: true,
  file_size: true,
}

/** Whether a word stands for something that can be wrong with any field. */
export function isValidationErrorKey(word: string): word is ValidationError['error'] {
  return Object.hasOwn(VALIDATION_ERRORS, word)
}

/** A fault of one field, or that the upstream would not take its answer. */
export interface FormFieldError {
  field: string
  error: keyof (typeof forms)['faults']
  args?: Record<string, string | number> | undefined
}

/** What is wrong with a field, in a sentence; undefined when nothing is. */
export function formatFormFieldError(
  { name, title }: { name: string; title: string },
  fieldErrors: readonly FormFieldError[],
  t: TFunction<'forms'>,
): string | undefined {
  const found = fieldErrors.find(({ field }) => field === name)
  return found && t(`faults.${found.error}`, { field: title, ...found.args })
}
