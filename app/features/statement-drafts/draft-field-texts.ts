import { useTranslation } from 'react-i18next'
import { formatNumber } from '~/i18n/format'
import { usePage } from '~/page/use-page'
import {
  DRAFT_FIELDS,
  type DraftField,
  type DraftValues,
  isApplicable,
  parseDraftNumber,
} from '~contract/statement-drafts'
import { HECTARE_ID } from '~contract/statements'
import type { DraftOptions } from './draft-options'

const MAX_DECIMALS = 2

/** Fields hidden from readers: ids and coordinates. */
const UNSHOWN: readonly DraftField[] = [
  'district_id',
  'urban_id',
  'street_id',
  'street_number',
  'latitude',
  'longitude',
  // Shown together with the area.
  'area_type_id',
]

const PRICE_TYPES: Record<string, 'price_types.exact' | 'price_types.from' | 'price_types.negotiable'> = {
  '1': 'price_types.negotiable',
  '2': 'price_types.from',
  '3': 'price_types.exact',
}

/** Returns a function that names a field. */
export function useDraftFieldName(): (field: DraftField) => string {
  const { t } = useTranslation('statement-drafts')
  return (field) => t(`fields.${field}`)
}

/** Returns the texts of a draft's values. */
export function useDraftFieldTexts({ cities, options }: DraftOptions) {
  const { t } = useTranslation('statement-drafts')
  const { language } = usePage()

  function formatValue(field: DraftField, values: DraftValues): string {
    const text = values[field] ?? ''
    if (text === '') return ''
    if (field === 'city_id') return cities.find(({ id }) => String(id) === text)?.name ?? text
    if (field === 'currency_id') return text === '1' ? '₾' : '$'
    if (field === 'price_type_id') return t(PRICE_TYPES[text] ?? 'price_types.exact')
    if (field === 'can_exchanged') return t('yes')
    const number = parseDraftNumber(field, text)
    if (number !== undefined)
      return [formatNumber(number, language, MAX_DECIMALS), getUnit(field, values)]
        .filter(Boolean)
        .join('\u00a0')
    const entries = options[field]
    if (!entries) return text
    return text
      .split(',')
      .map((id) => entries.find((entry) => String(entry.id) === id)?.name ?? '')
      .filter(Boolean)
      .join(', ')
  }

  function getUnit(field: DraftField, values: DraftValues): string | undefined {
    if (field === 'height') return t('units.metres')
    if (field === 'yard_area') return t('units.m2')
    const isInHectares = isApplicable('area_type_id', values) && values.area_type_id === String(HECTARE_ID)
    return field === 'area' ? t(isInHectares ? 'units.hectare' : 'units.m2') : undefined
  }

  return {
    /** Lists applicable fields with values, in the order of the steps. */
    listFields: (values: DraftValues): DraftField[] =>
      DRAFT_FIELDS.filter(
        (field) => values[field] && isApplicable(field, values) && !UNSHOWN.includes(field),
      ),
    formatName: (field: DraftField): string => t(`fields.${field}`),
    formatValue,
  }
}
