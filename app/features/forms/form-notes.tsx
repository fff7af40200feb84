import { useTranslation } from 'react-i18next'
import type { ActFailure } from '../../http/act-failure'
import { ErrorSummary } from '../../ui/error-summary'
import { type FormFault, faultSentence } from './faults'
import type { FormField } from './field'

interface FormNotesProps {
  fields: readonly FormField[]
  faults: readonly FormFault[]
  failure: ActFailure | undefined
}

/** The id of a field on the page. */
export const fieldId = (name: string) => `form-${name}`

/** Above a form that came back: what is wrong with it. */
export function FormNotes({ fields, faults, failure }: FormNotesProps) {
  const { t } = useTranslation('forms')
  if (faults.length === 0 && !failure) return null
  const errors = fields.flatMap((field) => {
    const message = faultSentence(field, faults, t)
    return message ? [{ id: fieldId(field.name), message }] : []
  })
  return <ErrorSummary title={t(failure ? `failures.${failure}` : 'mend')} errors={errors} />
}
