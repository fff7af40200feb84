import { useTranslation } from 'react-i18next'
import { ErrorSummary } from '../../../ui/error-summary'
import type { ReturnedForm } from './act-forms'

interface ReturnedNoteProps {
  returned: ReturnedForm | undefined
  /** The id of a field's box. */
  id(field: string): string
}

/** Above a form that came back: what to mend, or why it was not sent. */
export function ReturnedNote({ returned, id }: ReturnedNoteProps) {
  const { t } = useTranslation('acts')
  if (!returned) return null
  const errors = returned.mistakes.map(({ field, mistake }) => ({
    id: id(field),
    message: t(`mistakes.${mistake}`),
  }))
  return (
    <ErrorSummary title={t(returned.failure ? `failures.${returned.failure}` : 'mend')} errors={errors} />
  )
}
