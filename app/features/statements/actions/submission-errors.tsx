import { useTranslation } from 'react-i18next'
import { ErrorSummary } from '~/forms/error-summary'
import type { RejectedSubmission } from './form'

interface SubmissionErrorsProps {
  returned: RejectedSubmission | undefined
  id(field: string): string
}

/** Errors of a rejected form. */
export function SubmissionErrors({ returned, id }: SubmissionErrorsProps) {
  const { t } = useTranslation('statement-actions')
  if (!returned) return null
  const errors = returned.mistakes.map(({ field, mistake }) => ({
    id: id(field),
    message: t(`field_errors.${mistake}`),
  }))
  return (
    <ErrorSummary
      title={t(returned.failure ? `form_errors.${returned.failure}` : 'error_summary')}
      errors={errors}
    />
  )
}
