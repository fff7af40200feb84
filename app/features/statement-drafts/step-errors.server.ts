import type { TFunction } from 'i18next'
import type { FieldError } from '~/forms/field-error'
import { formatNumber } from '~/i18n/format'
import type { Language } from '~/i18n/languages'
import type { DraftField, DraftFieldError } from '~contract/statement-drafts'

const KEYS = {
  missing: 'answer_missing',
  unchosen: 'answer_unchosen',
  number: 'answer_number',
  min: 'answer_min',
  max: 'answer_max',
  too_long: 'answer_max_length',
  phone: 'phone_invalid',
  floor: 'answer_below_floor',
} as const satisfies Record<DraftFieldError['error'], FieldError['key']>

/** Errors that name their fields, as several are much alike. */
export function toStepErrors(
  errors: readonly DraftFieldError[],
  t: TFunction<'statement-drafts'>,
  language: Language,
): Partial<Record<DraftField, FieldError>> {
  return Object.fromEntries(
    errors.map(({ field, error, bound = 0 }): [DraftField, FieldError] => [
      field,
      { key: KEYS[error], args: { field: t(`fields.${field}`), count: formatNumber(bound, language) } },
    ]),
  )
}
