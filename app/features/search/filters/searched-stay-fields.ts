import type { TFunction } from 'i18next'
import { isDailyRentSearch, readSearchedStay, type SearchFilters } from '~/features/search-filters'
import { formatNumber } from '~/i18n/format'
import { formatDayRange } from '~/i18n/format-day-range'
import type { Language } from '~/i18n/languages'
import { SEARCHED_STAY } from '~contract/search-filters'
import { toGeorgianDate } from '~contract/values/georgian-time'
import { describeStayError } from '../text/describe-param-issues'

/** Maximum length of a typed value that is shown again. */
const MAX_TEXT_LENGTH = 40

type StayField = keyof typeof SEARCHED_STAY

/** Fields of a stay: what was typed, and what is wrong with it. */
export interface StayFields extends Record<StayField, string> {
  /** Dates and guests in a few words, or what can be chosen. */
  summary: string
  isSet: boolean
  errors: Partial<Record<StayField, string>>
  today: string
  /** Labels, sent with the data because the browser loads only the texts that every search has. */
  labels: Record<StayField, string>
}

/** Returns the fields of a stay in a search for daily rent; undefined in others. */
export function toStayFields(
  filters: SearchFilters,
  searchParams: URLSearchParams,
  { t, language }: { t: TFunction<'search-filters'>; language: Language },
): StayFields | undefined {
  if (!isDailyRentSearch(filters)) return undefined
  const { nights, guests } = filters
  const { errors } = readSearchedStay(searchParams)
  const getTyped = (field: StayField) =>
    (searchParams.get(SEARCHED_STAY[field]) ?? '').trim().slice(0, MAX_TEXT_LENGTH)
  const summary = [
    nights && formatDayRange(nights, language),
    guests && t('chip.guests', { count: guests, shown: formatNumber(guests, language) }),
  ]
  return {
    from: nights?.from ?? getTyped('from'),
    to: nights?.to ?? getTyped('to'),
    guests: guests ? String(guests) : getTyped('guests'),
    summary: summary.filter(Boolean).join(' · ') || t('stay.title'),
    isSet: Boolean(nights ?? guests),
    errors: Object.fromEntries(
      Object.entries(errors).map(([field, error]) => [field, describeStayError(error, t)]),
    ),
    today: toGeorgianDate(new Date()),
    labels: { from: t('stay.from'), to: t('stay.to'), guests: t('stay.guests') },
  }
}
