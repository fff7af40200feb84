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
} as const

/** Longer lists are cut. */
const MAX_SHOWN_NAMES = 3

/** Empty when the text names no place. */
export function toRecognizedParts(
  filters: SearchFilters,
  reading: QueryInterpretation | undefined,
  t: TFunction<'search-filters'>,
): RecognizedPart[] {
  if (!reading || reading.pieces.length === 0) return []
  const { q: _, ...others } = { ...filters, page: 1 }
  const withText = (text: string): SearchFilters => (text ? { ...others, q: text } : others)
  const places = reading.pieces.map(({ names, kind, without }) => ({
    label: names.slice(0, MAX_SHOWN_NAMES).join(', ') + (names.length > MAX_SHOWN_NAMES ? ' …' : ''),
    kind: t(`names.${LIST_NAME_BY_KIND[kind]}`),
    without: withText(without),
  }))
  const { rest } = reading
  if (!rest) return places
  const words = { label: t('chip.q', { text: rest.words }), kind: t('names.words') }
  return [...places, { ...words, without: withText(rest.without) }]
}
