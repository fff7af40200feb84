import { useTranslation } from 'react-i18next'
import { ErrorSummary } from '~/forms/error-summary'
import type { RejectedSubmission } from './form'

interface SubmissionErrorsProps {
  formResult: RejectedSubmission | undefined
  id(field: string): string
}

export function SubmissionErrors({ formResult, id }: SubmissionErrorsProps) {
  const { t } = useTranslation('statement-actions')
  if (!formResult) return null
  const errors = formResult.fieldErrors.map(({ field, error }) => ({
    id: id(field),
    message: t(`field_errors.${error}`),
  }))
  return (
    <ErrorSummary
      title={t(formResult.failure ? `form_errors.${formResult.failure}` : 'error_summary')}
      errors={errors}
    />
  )
}
