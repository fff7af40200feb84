import { useTranslation } from 'react-i18next'
import { ErrorSummary } from './error-summary'
import type { DefinedForm } from './use-defined-form'
import { useErrorText } from './use-error-text'

/** Renders all errors of a form, linked to their fields. */
export function FormErrors({ form: { metadata, sentBefore } }: { form: DefinedForm }) {
  const { t } = useTranslation('forms')
  const errorText = useErrorText()
  const { '': formError, ...fieldErrors } = metadata.allErrors
  const errors = Object.entries(fieldErrors).map(([name, error]) => ({
    id: `${metadata.id}-${name}`,
    message: errorText(error),
  }))
  if (formError === undefined && errors.length === 0) return null
  return (
    <ErrorSummary title={errorText(formError) ?? t('error_summary')} errors={errors}>
      {sentBefore === undefined ? null : <a href={sentBefore}>{t('see_result')}</a>}
    </ErrorSummary>
  )
}
