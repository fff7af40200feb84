import { USD } from '~backend/dictionaries/deal-terms'
import { BEDROOM_TYPES, ROOM_TYPES } from '~backend/dictionaries/rooms'
import { MAX_STAY_GUESTS } from '~contract/stays'
import { parseAmount } from '~contract/values/amount'
import { DAILY_RENT, type SearchParameters } from './search-parameters'
import type { TextPart } from './text-parts'
import type { QuantityUnit } from './word-meaning'

/** Number with the words around it; `to` is exclusive. */
export type Quantity = {
  value: number
  upTo?: number
  end?: 'from' | 'to'
  unit?: QuantityUnit
  squareMeters?: number
  currency?: number
  isMultiplied?: boolean
  isPer?: boolean
  to: number
}

/** Minimum of a price without a unit; smaller numbers may be house numbers. */
const MIN_BARE_PRICE = 5_000
/** Minimum of a price after "up to"; smaller numbers need a unit. */
const MIN_BOUND_PRICE = 100
/** Maximum number of rooms: "2к" may be two rooms, "20к" is a price. */
const MAX_ROOMS = 6
/** Maximum ratio of a range: "chavchavadze 40 to 70000" is not one. */
const MAX_LOOSE_RATIO = 20
/** Tolerance of a single area: "70 m²" means about that. */
const AREA_TOLERANCE = 0.1

/** Reads a number or a bound. Returns undefined for other words. */
export function readQuantity(parts: readonly TextPart[], at: number): Quantity | undefined {
  const { quantity, from } = readPrefix(parts, at)
  const number = parts[from]?.meaning
  if (number?.is !== 'digits' && number?.is !== 'number') return undefined
  quantity.value = number.value
  readSuffix(parts, from + 1, quantity)
  const hasUnit = quantity.unit !== undefined || quantity.squareMeters !== undefined
  if (number.is === 'number' && !hasUnit) return undefined
  return readRange(parts, quantity)
}

function readPrefix(parts: readonly TextPart[], at: number) {
  const quantity: Quantity = { value: 0, to: at }
  let from = at
  for (let meaning = parts[from]?.meaning; meaning; meaning = parts[++from]?.meaning) {
    if (meaning.is === 'bound' && !meaning.after) quantity.end = meaning.end
    else if (meaning.is === 'currency') quantity.currency = meaning.id
    else break
  }
  return { quantity, from }
}

function readSuffix(parts: readonly TextPart[], from: number, quantity: Quantity): void {
  let at = from
  for (; at < parts.length; at += 1) {
    const meaning = parts[at]?.meaning
    const next = parts[at + 1]?.meaning
    if (meaning?.is === 'times' && meaning.orRooms && isRoomCount(quantity, next)) quantity.unit = 'rooms'
    else if (meaning?.is === 'times') {
      quantity.value = multiply(quantity.value, meaning.factor)
      quantity.isMultiplied = true
    } else if (meaning?.is === 'area' && !quantity.unit) quantity.squareMeters = meaning.squareMeters
    else if (meaning?.is === 'unit' && !quantity.unit && !quantity.currency) quantity.unit = meaning.of
    else if (meaning?.is === 'bound' && meaning.after) quantity.end = meaning.end
    else if (meaning?.is === 'currency' && !quantity.unit && next?.is !== 'digits')
      quantity.currency = meaning.id
    else if (meaning?.is === 'per' && next?.is === 'area') quantity.isPer = true
    else if (!(meaning?.is === 'dash' && isSuffix(next))) break
  }
  quantity.to = at
}

/** True if the number has no mark of a price. */
function isRoomCount({ value, end, currency }: Quantity, next: TextPart['meaning'] | undefined): boolean {
  return value <= MAX_ROOMS && end === undefined && currency === undefined && next?.is !== 'currency'
}

function isSuffix(meaning: TextPart['meaning'] | undefined): boolean {
  return (
    meaning !== undefined &&
    (['times', 'area', 'unit', 'currency'].includes(meaning.is) ||
      (meaning.is === 'bound' && meaning.after === true))
  )
}

/** Reads "50–80 m²", "50 to 80 m²", "from 50 to 80 thousand", "50-დან 80-მდე", with a single unit. */
function readRange(parts: readonly TextPart[], first: Quantity): Quantity {
  const next = parts[first.to]?.meaning
  if (!next || first.end === 'to' || !isRangeOpen(first, next)) return first
  const second = readQuantity(parts, next.is === 'dash' ? first.to + 1 : first.to)
  if (!second || second.upTo !== undefined) return first
  if (next.is === 'digits' && second.end !== 'to') return first
  const [kind, otherKind] = [toKind(first), toKind(second)]
  if ((kind && otherKind && kind !== otherKind) || (first.unit && !otherKind)) return first
  const factor =
    second.isMultiplied && !first.isMultiplied && first.value < 1_000 ? lastFactor(parts, second) : 1
  const ends = [multiply(first.value, factor), second.value]
  const [low, high] = [Math.min(...ends), Math.max(...ends)]
  const isLoose = (next.is === 'bound' && first.end === undefined) || (kind && !otherKind)
  // "chavchavadze 40-3 rooms" is not a range.
  const isReversible = (kind !== undefined && kind === otherKind) || low >= MIN_BARE_PRICE
  if (low !== ends[0] && !isReversible) return first
  if (isLoose && high > low * MAX_LOOSE_RATIO) return first
  const { end: _, ...range } = { ...first, ...second, value: low, upTo: high }
  return range
}

function isRangeOpen({ end }: Quantity, next: TextPart['meaning']): boolean {
  if (next.is === 'bound')
    return !next.after && next.end === 'to' && (end === 'from' || next.isBetween === true)
  return next.is === 'dash' || (next.is === 'digits' && end === 'from')
}

function toKind({ unit, currency, isMultiplied, squareMeters }: Quantity): string | undefined {
  if (unit) return unit
  if (currency !== undefined || isMultiplied) return 'price'
  return squareMeters === undefined ? undefined : 'area'
}

function lastFactor(parts: readonly TextPart[], { to }: Quantity): number {
  const times = parts.slice(0, to).findLast(({ meaning }) => meaning.is === 'times')?.meaning
  return times?.is === 'times' ? times.factor : 1
}

/** Rounds to hundredths, because binary fractions turn 4.1 million into 4099999.9999999995. */
function multiply(value: number, factor: number): number {
  return Math.round(value * factor * 100) / 100
}

/**
 * Converts to search parameters. Returns undefined for zero and for amounts over the maximum.
 * @param currency default currency of prices
 */
export function toParameters(quantity: Quantity, currency: number = USD): SearchParameters | undefined {
  const { unit, squareMeters } = quantity
  const hasMoney = quantity.currency !== undefined
  if (unit === 'rooms') return toRoomParameters('room_types', ROOM_TYPES, quantity)
  if (unit === 'bedrooms') return toRoomParameters('bedroom_types', BEDROOM_TYPES, quantity)
  if (unit === 'floor') return toRangeParameters('floor', quantity)
  if (unit === 'people') return toGuestParameters(quantity)
  if (unit === 'guests') {
    const guests = toGuestParameters(quantity)
    return guests && { deal_types: DAILY_RENT, ...guests }
  }
  const toMoneyParameters = (name: string) => {
    const range = toRangeParameters(name, { ...quantity, end: quantity.end ?? 'to' })
    return range && { ...range, currency_id: String(quantity.currency ?? currency) }
  }
  if (squareMeters !== undefined && (hasMoney || quantity.isPer)) return toMoneyParameters('square_price')
  if (squareMeters !== undefined) return toAreaParameters(quantity, squareMeters)
  return isPrice(quantity) ? toMoneyParameters('price') : undefined
}

function isPrice({ value, upTo = value, end, currency, isMultiplied }: Quantity): boolean {
  if (currency !== undefined || isMultiplied) return true
  return upTo >= (end === undefined ? MIN_BARE_PRICE : MIN_BOUND_PRICE)
}

function toAreaParameters(quantity: Quantity, squareMeters: number): SearchParameters | undefined {
  const { value, upTo, end } = quantity
  const area = multiply(value, squareMeters)
  if (upTo !== undefined || end) {
    const largest = upTo === undefined ? {} : { upTo: multiply(upTo, squareMeters) }
    return toRangeParameters('area', { ...quantity, value: area, ...largest })
  }
  const about = {
    value: Math.round(area * (1 - AREA_TOLERANCE)),
    upTo: Math.round(area * (1 + AREA_TOLERANCE)),
  }
  return toRangeParameters('area', { ...quantity, ...about })
}

function toRangeParameters(name: string, { value, upTo, end }: Quantity): SearchParameters | undefined {
  const from = end === 'to' && upTo === undefined ? 0 : value
  const to = upTo ?? (end === 'from' ? 0 : value)
  const bounds = Object.entries({ [`${name}_from`]: from, [`${name}_to`]: to }).filter(
    ([, bound]) => bound > 0,
  )
  if (bounds.length === 0 || bounds.some(([, bound]) => parseAmount(String(bound)) === undefined))
    return undefined
  return Object.fromEntries(bounds.map(([key, bound]) => [key, String(bound)]))
}

function toGuestParameters({ value, upTo = value }: Quantity): SearchParameters | undefined {
  return Number.isInteger(upTo) && upTo >= 1 && upTo <= MAX_STAY_GUESTS ? { guests: String(upTo) } : undefined
}

/** Returns the parameters of "2+1": two bedrooms and a living room. */
export function toBedroomParameters(bedrooms: number): SearchParameters | undefined {
  return toRoomParameters('bedroom_types', BEDROOM_TYPES, { value: bedrooms, to: 0 })
}

function toRoomParameters(
  name: string,
  types: readonly { id: number; en: string }[],
  { value, upTo, end }: Quantity,
): SearchParameters | undefined {
  const lowest = end === 'to' && upTo === undefined ? 1 : value
  const highest = upTo ?? (end === 'from' ? Number.POSITIVE_INFINITY : value)
  const chosen = types.filter(({ en }) => {
    const rooms = Number.parseInt(en, 10)
    return en.endsWith('+') ? highest >= rooms : rooms >= lowest && rooms <= highest
  })
  return chosen.length > 0 && value >= 1 ? { [name]: chosen.map(({ id }) => id).join(',') } : undefined
}
