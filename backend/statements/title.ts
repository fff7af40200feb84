import { DEAL_TYPES, type DealType } from '../dictionaries/deal-types'
import { REAL_ESTATE_TYPES, type RealEstateType } from '../dictionaries/real-estate-types'
import { ROOM_TYPES } from '../dictionaries/rooms'
import { slugify } from '../dictionaries/transliterate'
import { type Locale, nameOf, type Words } from '../dictionaries/words'
import { placeIn } from '../locations/place-in'

/** What a statement's title is made of; a null place is one that the owner did not name. */
export type Subject = {
  dealTypeId: number
  realEstateTypeId: number
  roomTypeId: number | null
  city: Words
  /** Neighbourhoods name the place in Tbilisi; elsewhere the quarter and the city do. */
  isCapital: boolean
  district: Words | null
  urban: Words | null
}

/** "იყიდება 4-ოთახიანი ბინა ვაკეში", "3-room apartment for rent in Vake", "Сдается 3-комнатная квартира в Ваке". */
export function titleOf(subject: Subject, locale: Locale): string {
  const deal = dealOf(subject)
  const type = typeOf(subject)
  const rooms = type.hasRooms ? nameOf(ROOM_TYPES, subject.roomTypeId, locale) : null
  const where = whereabouts(subject, locale)
  const what = `${roomWords(rooms, type, locale)}${type[locale].toLowerCase()}`
  if (locale === 'en') return capitalised(`${what} ${deal.inTitle.en} ${where}`)
  return `${deal.inTitle[locale]} ${what} ${where}`
}

/** The title as words of an address. */
export function slugOf(subject: Subject, locale: Locale): string {
  return slugify(titleOf(subject, locale))
}

/** Deal and type as words of an address: iyideba-bina, for-rent-apartment, sdaetsia-na-den-kvartira. */
export function middleSlugOf(subject: Subject, locale: Locale): string {
  return `${dealOf(subject).slug[locale]}-${typeOf(subject).slug[locale]}`
}

function whereabouts(subject: Subject, locale: Locale): string {
  const quarter = subject.urban ?? subject.district
  if (!quarter) return placeIn(subject.city, locale)
  const where = placeIn(quarter, locale)
  return subject.isCapital ? where : `${where}, ${subject.city[locale]}`
}

const RU_ROOMS = { m: 'комнатный', f: 'комнатная' }

function roomWords(rooms: string | null, type: RealEstateType, locale: Locale): string {
  if (rooms === null) return ''
  const joint = rooms.endsWith('+') ? ' ' : '-'
  const word = { ka: 'ოთახიანი', en: 'room', ru: RU_ROOMS[type.ruGender] }[locale]
  return `${rooms}${joint}${word} `
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function dealOf({ dealTypeId }: Subject): DealType {
  const deal = DEAL_TYPES.find(({ id }) => id === dealTypeId)
  if (!deal) throw new Error(`No deal type ${dealTypeId}`)
  return deal
}

function typeOf({ realEstateTypeId }: Subject): RealEstateType {
  const type = REAL_ESTATE_TYPES.find(({ id }) => id === realEstateTypeId)
  if (!type) throw new Error(`No real-estate type ${realEstateTypeId}`)
  return type
}
