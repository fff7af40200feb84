import type { TFunction } from 'i18next'
import type { FieldError } from '~/forms/field-error'
import { formatNumber } from '~/i18n/format'
import type { Language } from '~/i18n/languages'
import type { EstimateFieldError, LabelledField } from './form'

/** Returns errors that name their fields, as several fields are similar. */
export function toFormErrors(
  fieldErrors: readonly EstimateFieldError[],
  t: TFunction<'estimate'>,
  language: Language,
): Partial<Record<LabelledField, FieldError>> {
  return Object.fromEntries(
    fieldErrors.map(({ field, error, bound }) => {
      const label = t(`fields.${field}`)
      const args =
        bound === undefined ? { field: label } : { field: label, count: formatNumber(bound, language) }
      return [field, { key: error, args }]
    }),
  )
}
