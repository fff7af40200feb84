import { useTranslation } from 'react-i18next'
import { formatNumber } from '~/i18n/format'
import { usePage } from '~/page/use-page'
import type { EstimateDraft, EstimateField } from './draft'
import type { EstimateFieldError, LabelledField } from './form'
import type { FormView } from './form-view.server'

/** The id of a field's control, for the error summary. */
export const fieldId = (field: EstimateFieldError['field']) => `est-${field}`

export function useFormFields({ draft, fieldErrors }: Pick<FormView, 'draft' | 'fieldErrors'>) {
  const { t } = useTranslation('estimate')
  const { language } = usePage()
  const formatError = ({ field, error: fieldError, bound }: EstimateFieldError) =>
    t(`field_errors.${fieldError}`, {
      field: t(`fields.${field as LabelledField}`),
      bound: bound === undefined ? '' : formatNumber(bound, language),
    })
  const findError = (field: EstimateFieldError['field']) => {
    const fieldError = fieldErrors.find((one) => one.field === field)
    return fieldError && formatError(fieldError)
  }
  return {
    error: (field: EstimateFieldError['field']) => findError(field),
    summary: fieldErrors.map((fieldError) => ({
      id: fieldId(fieldError.field),
      message: formatError(fieldError),
    })),
    field: (field: EstimateField & LabelledField) => {
      const error = findError(field)
      return { id: fieldId(field), name: field, label: t(`fields.${field}`), ...(error && { error }) }
    },
    value: (field: keyof EstimateDraft) => draft[field] ?? '',
  }
}

export type FormFields = ReturnType<typeof useFormFields>
