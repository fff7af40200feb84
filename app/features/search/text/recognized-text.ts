import type { TFunction } from 'i18next'
import type { SearchFilters } from '~/features/search-filters'
import type { QueryInterpretation } from '~/upstream/query-interpretation.server'

export interface RecognizedPart {
  label: string
  kind: string
  without: SearchFilters
}

const LIST_NAME_BY_KIND = {
  city: 'cities',
  district: 'districts',
  urban: 'urbans',
  street: 'street_id',
  metro: 'metro_station',
} as const

/** Maximum number of names; longer lists are truncated. */
const MAX_SHOWN_NAMES = 3

/** Returns the recognized parts; empty if the text names no place. */
export function toRecognizedParts(
  filters: SearchFilters,
  interpretation: (Partial<QueryInterpretation> & Pick<QueryInterpretation, 'pieces'>) | undefined,
  t: TFunction<'search-filters'>,
): RecognizedPart[] {
  if (!interpretation || interpretation.pieces.length === 0) return []
  const { q: _, ...others } = { ...filters, page: 1 }
  const withText = (text: string): SearchFilters => (text ? { ...others, q: text } : others)
  const places = interpretation.pieces.map(({ names, kind, without }) => ({
    label: names.slice(0, MAX_SHOWN_NAMES).join(', ') + (names.length > MAX_SHOWN_NAMES ? ' …' : ''),
    kind: t(`names.${LIST_NAME_BY_KIND[kind]}`),
    without: withText(without),
  }))
  const { houseNumber, rest } = interpretation
  const number = houseNumber && {
    label: houseNumber.words,
    kind: t('names.house_number'),
    without: withText(houseNumber.without),
  }
  const words = rest && {
    label: t('chip.q', { text: rest.words }),
    kind: t('names.words'),
    without: withText(rest.without),
  }
  return [...places, number, words].filter((part) => part !== undefined)
}
