import type { TFunction } from 'i18next'
import type { FieldError } from '~/forms/field-error'
import { formatNumber } from '~/i18n/format'
import type { Language } from '~/i18n/languages'
import type { Entry } from '~/upstream/dictionaries.server'
import type { DraftField, DraftFieldError, DraftValues } from '~contract/statement-drafts'
import { DEAL_IDS_BY_REAL_ESTATE } from '~contract/statements'
import { MAX_BOUND_DECIMALS } from '~contract/values/bounded-number'
import type { FieldOptions } from './draft-options'

const KEYS = {
  missing: 'answer_missing',
  unchosen: 'answer_unchosen',
  unsuited: 'deal_unsuited',
  number: 'answer_number',
  whole: 'answer_whole',
  decimals: 'answer_decimals',
  min: 'answer_min',
  max: 'answer_max',
  too_long: 'answer_max_length',
  phone: 'phone_invalid',
  floor: 'answer_below_floor',
  currency: 'answer_currency',
  unit: 'answer_unit',
  unclear: 'answer_unclear',
  per_area: 'answer_per_area',
} as const satisfies Record<DraftFieldError['error'], FieldError['key']>

interface ErrorTexts {
  t: TFunction<'statement-drafts'>
  language: Language
  values: DraftValues
  options: FieldOptions
}

/** Returns errors that name their fields, as several fields are similar. */
export function toStepErrors(
  errors: readonly DraftFieldError[],
  { t, language, values, options }: ErrorTexts,
): Partial<Record<DraftField, FieldError>> {
  return Object.fromEntries(
    errors.map(({ field, error, bound = 0, sign }): [DraftField, FieldError] => [
      field,
      error === 'unsuited'
        ? toUnsuitedDeal(values, options)
        : {
            key: KEYS[error],
            args: {
              field: t(`fields.${field}`),
              count: formatNumber(bound, language, MAX_BOUND_DECIMALS),
              ...(sign !== undefined && { sign }),
            },
          },
    ]),
  )
}

/** Adds the deals that are possible instead. */
function toUnsuitedDeal(
  { deal_type_id, real_estate_type_id }: DraftValues,
  { deal_type_id: deals = [], real_estate_type_id: kinds = [] }: FieldOptions,
): FieldError {
  const possible = DEAL_IDS_BY_REAL_ESTATE[Number(real_estate_type_id)] ?? []
  const nameOf = (entries: readonly Entry[], id: number) => entries.find((entry) => entry.id === id)?.name
  return {
    key: KEYS.unsuited,
    args: {
      deal: nameOf(deals, Number(deal_type_id)) ?? '',
      kind: nameOf(kinds, Number(real_estate_type_id)) ?? '',
      list: possible.flatMap((id) => nameOf(deals, id) ?? []).join(', '),
    },
  }
}
