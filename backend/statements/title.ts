import { DEAL_TYPES, type DealType } from '~backend/dictionaries/deal-types'
import { findEntryName } from '~backend/dictionaries/dictionary-entry'
import { REAL_ESTATE_TYPES, type RealEstateType } from '~backend/dictionaries/real-estate-types'
import { ROOM_TYPES } from '~backend/dictionaries/rooms'
import { formatPlaceLocative } from '~backend/locations/place-locative'
import type { Locale, LocalizedText } from '~backend/platform/localized-text'
import { slugify } from '~backend/platform/slugify'

/** Subject of a title; a place is null if the owner did not name it. */
export type TitleSubject = {
  dealTypeId: number
  realEstateTypeId: number
  roomTypeId: number | null
  city: LocalizedText
  /** True for Tbilisi, where the neighbourhood names the place; elsewhere the quarter and the city do. */
  isCapital: boolean
  district: LocalizedText | null
  urban: LocalizedText | null
}

/**
 * Formats "იყიდება 4-ოთახიანი ბინა ვაკეში", "3-room apartment for rent in Vake", "Сдаётся 3-комнатная
 * квартира в Ваке".
 */
export function formatTitle(subject: TitleSubject, locale: Locale): string {
  const deal = getDealType(subject)
  const type = getRealEstateType(subject)
  const rooms = type.hasRooms ? findEntryName(ROOM_TYPES, subject.roomTypeId, locale) : null
  const where = formatPlace(subject, locale)
  const heading = `${formatRooms(rooms, type, locale)}${type[locale].toLowerCase()}`
  if (locale === 'en') return capitalize(`${heading} ${deal.inTitle.en} ${where}`)
  return `${deal.inTitle[locale]} ${heading} ${where}`
}

export function toTitleSlug(subject: TitleSubject, locale: Locale): string {
  return slugify(formatTitle(subject, locale))
}

/** Returns deal and type as a URL slug: iyideba-bina, for-rent-apartment, sdaetsia-na-den-kvartira. */
export function toMiddleSlug(subject: TitleSubject, locale: Locale): string {
  return `${getDealType(subject).slug[locale]}-${getRealEstateType(subject).slug[locale]}`
}

function formatPlace(subject: TitleSubject, locale: Locale): string {
  const quarter = subject.urban ?? subject.district
  if (!quarter) return formatPlaceLocative(subject.city, locale)
  const where = formatPlaceLocative(quarter, locale)
  return subject.isCapital ? where : `${where}, ${subject.city[locale]}`
}

const RU_ROOM_ADJECTIVES = { m: 'комнатный', f: 'комнатная' }

function formatRooms(rooms: string | null, type: RealEstateType, locale: Locale): string {
  if (rooms === null) return ''
  const joint = rooms.endsWith('+') ? ' ' : '-'
  const word = { ka: 'ოთახიანი', en: 'room', ru: RU_ROOM_ADJECTIVES[type.ruGender] }[locale]
  return `${rooms}${joint}${word} `
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function getDealType({ dealTypeId }: TitleSubject): DealType {
  const deal = DEAL_TYPES.find(({ id }) => id === dealTypeId)
  if (!deal) throw new Error(`No deal type ${dealTypeId}`)
  return deal
}

function getRealEstateType({ realEstateTypeId }: TitleSubject): RealEstateType {
  const type = REAL_ESTATE_TYPES.find(({ id }) => id === realEstateTypeId)
  if (!type) throw new Error(`No real-estate type ${realEstateTypeId}`)
  return type
}
