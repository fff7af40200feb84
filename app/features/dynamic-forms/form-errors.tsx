import { useTranslation } from 'react-i18next'
import { ErrorSummary } from '~/forms/error-summary'
import type { SubmissionFailure } from '~/forms/submission-failure'
import { type FormFieldError, formatFormFieldError } from './field-errors'
import type { FormField } from './form-field'

interface FormErrorsProps {
  fields: readonly FormField[]
  fieldErrors: readonly FormFieldError[]
  failure: SubmissionFailure | undefined
}

export const fieldId = (name: string) => `form-${name}`

export function FormErrors({ fields, fieldErrors, failure }: FormErrorsProps) {
  const { t } = useTranslation('dynamic-forms')
  if (fieldErrors.length === 0 && !failure) return null
  const errors = fields.flatMap((field) => {
    const message = formatFormFieldError(field, fieldErrors, t)
    return message ? [{ id: fieldId(field.name), message }] : []
  })
  return <ErrorSummary title={t(failure ? `form_errors.${failure}` : 'error_summary')} errors={errors} />
}
