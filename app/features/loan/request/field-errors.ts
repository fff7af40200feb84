import type { TFunction } from 'i18next'
import { isValidationErrorKey } from '~/features/dynamic-forms'
import { isStandardField, type LoanRequestField } from './fields'
import type { LoanFieldError } from './form'

export function getFieldLabel(
  { name, title }: Pick<LoanRequestField, 'name' | 'title'>,
  t: TFunction<'loan-request'>,
): string {
  return isStandardField(name) ? t(`names.${name}`) : (title ?? name)
}

export function formatFieldError(
  field: string,
  label: string,
  fieldErrors: readonly LoanFieldError[],
  t: TFunction<'loan-request'>,
): string | undefined {
  const found = fieldErrors.find((one) => one.field === field)
  if (!found) return undefined
  const messageArgs = { field: label, ...found.args }
  const { error } = found
  return isValidationErrorKey(error)
    ? t(`field_errors.${error}`, { ...messageArgs, ns: 'dynamic-forms' })
    : t(`field_errors.${error}`, messageArgs)
}
