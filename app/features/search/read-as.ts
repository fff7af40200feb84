import type { TFunction } from 'i18next'
import type { Reading } from '../../upstream/text-reading.server'
import type { Criteria } from '../criteria'

/** A part of the text as it was read, and the search that remains without its words. */
export interface ReadPart {
  /** The names of the places, or the words. */
  label: string
  /** What they are: a city, a street, words. */
  kind: string
  without: Criteria
}

const NAMES = { city: 'cities', district: 'districts', urban: 'urbans', street: 'street_id' } as const

/** More names say less. */
const SHOWN = 3

/**
 * How the text of a search was read; nothing when it names no place: then it is only words.
 * @param t words of the namespace `criteria`
 */
export function readParts(
  criteria: Criteria,
  reading: Reading | undefined,
  t: TFunction<'criteria'>,
): ReadPart[] {
  if (!reading || reading.pieces.length === 0) return []
  const { q: _, ...others } = { ...criteria, page: 1 }
  const withText = (text: string): Criteria => (text ? { ...others, q: text } : others)
  const places = reading.pieces.map(({ names, kind, without }) => ({
    label: names.slice(0, SHOWN).join(', ') + (names.length > SHOWN ? ' …' : ''),
    kind: t(`names.${NAMES[kind]}`),
    without: withText(without),
  }))
  const { rest } = reading
  if (!rest) return places
  const words = { label: t('chip.q', { text: rest.words }), kind: t('names.words') }
  return [...places, { ...words, without: withText(rest.without) }]
}
