import type { TFunction } from 'i18next'
import { formatDay, formatNumber } from '~/i18n/format'
import type { Language } from '~/i18n/languages'
import { TBILISI_ID } from '~contract/locations'
import { REDUCED_DAYS } from '~contract/price-reductions'
import { daysBetween } from '~contract/values/georgian-time'

export type StatementTranslate = TFunction<'statement'>

interface WithArea {
  area?: number | undefined
  areaUnit: 'm2' | 'hectare'
}

/** Formats "86 m²" or "1.2 ha"; undefined if the area is unknown. */
export function formatArea(
  { area, areaUnit }: WithArea,
  t: StatementTranslate,
  language: Language,
): string | undefined {
  if (area === undefined) return undefined
  const shown = formatNumber(area, language, 2)
  return areaUnit === 'hectare' ? t('hectares', { area: shown }) : t('square_meters', { area: shown })
}

/** Formats "3 rooms", "10+ rooms". */
export function formatRooms(rooms: string, t: StatementTranslate): string {
  return t('rooms', { count: Number.parseInt(rooms, 10) || 0, rooms })
}

interface WithFloor {
  floor?: number | undefined
  totalFloors?: number | undefined
}

/** Formats "floor 4/9". */
export function formatFloor({ floor, totalFloors }: WithFloor, t: StatementTranslate): string | undefined {
  if (floor === undefined) return undefined
  return totalFloors === undefined ? t('floor', { floor }) : t('floor_of', { floor, total: totalFloors })
}

/** Formats "today", "yesterday" or the date. */
export function formatRelativeDay(moment: Date, t: StatementTranslate, language: Language): string {
  const now = new Date()
  const days = daysBetween(moment, now)
  if (days === 0) return t('today')
  if (days === 1) return t('yesterday')
  return formatDay(moment, language, now)
}

interface WithConfirmation {
  confirmedAt?: Date | undefined
}

/** Formats "confirmed available 3 days ago"; undefined if the upstream does not know the day. */
export function formatConfirmation(
  { confirmedAt }: WithConfirmation,
  t: StatementTranslate,
): string | undefined {
  return confirmedAt && t('confirmed_available', { when: formatDaysAgo(confirmedAt, t) })
}

/** Formats "today", "yesterday" or "3 days ago"; a time ahead of this clock is today. */
export function formatDaysAgo(moment: Date, t: StatementTranslate): string {
  const days = daysBetween(moment, new Date())
  if (days <= 0) return t('today')
  return days === 1 ? t('yesterday') : t('days_ago', { count: days })
}

interface WithDays extends WithConfirmation {
  updatedAt: Date
  reducedAt?: Date | undefined
}

/**
 * Lists the day of a recent reduction of the price, or else of the last change, and that of the last
 * confirmation. A change on the day of the confirmation is left out.
 */
export function listDays(
  statement: WithDays,
  t: StatementTranslate,
  language: Language,
): (string | undefined)[] {
  const { updatedAt, confirmedAt, reducedAt } = statement
  const isSameDay = confirmedAt !== undefined && daysBetween(updatedAt, confirmedAt) === 0
  const updated = isSameDay ? undefined : formatRelativeDay(updatedAt, t, language)
  return [formatReduction(reducedAt, t) ?? updated, formatConfirmation(statement, t)]
}

/** Formats "price reduced 3 days ago"; undefined if that is long ago for a search for reductions. */
function formatReduction(reducedAt: Date | undefined, t: StatementTranslate): string | undefined {
  if (!reducedAt || daysBetween(reducedAt, new Date()) > REDUCED_DAYS) return undefined
  return t('price_reduced', { when: formatDaysAgo(reducedAt, t) })
}

interface WithPlace {
  address?: string | undefined
  neighbourhood?: string | undefined
  city?: string | undefined
}

/** Formats street, neighbourhood and city. */
export function formatPlace({ address, neighbourhood, city }: WithPlace): string {
  return [address?.trim(), neighbourhood, city].filter(Boolean).join(', ')
}

/** Formats like `formatPlace`, but a neighbourhood of the capital implies the city. */
export function formatShortPlace(place: WithPlace & { cityId?: number | undefined }): string {
  return formatPlace(
    place.cityId === TBILISI_ID && place.neighbourhood ? { ...place, city: undefined } : place,
  )
}
