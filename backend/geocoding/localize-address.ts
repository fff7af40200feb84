import { forEachLocale, type Locale, type LocalizedText } from '~backend/platform/localized-text'
import type { DraftValues } from '~contract/statement-drafts'
import { toReaderLetters } from '~contract/values/georgian-letters'
import { parseId } from '~contract/values/ids'
import type { GetAddressIndex } from './address-index'
import { geocodeAddress } from './geocode'
import { formatHouseNumber, parseHouseNumber } from './house-number'
import { joinAddress } from './join-address'

/** Translates a typed address. Undefined unless it is only a street and a number of exactly one place. */
export type LocalizeAddress = (values: DraftValues) => Promise<LocalizedText | undefined>

export function createAddressLocalizer(getIndex: GetAddressIndex): LocalizeAddress {
  return async ({ address = '', city_id }) => {
    const cityId = parseId(city_id)
    if (address.trim() === '' || cityId === undefined) return undefined
    const found = geocodeAddress(address, await getIndex(), cityId).find(({ isExact }) => isExact)
    if (!found?.street || !['house', 'street'].includes(found.precision)) return undefined
    const { street, house } = found
    const localized = forEachLocale((locale) => {
      const number = house && formatHouseNumber(house.number, locale)
      return joinAddress(street.name[locale], number ?? '', locale)
    })
    // The number of a flat or entrance would be lost.
    const toDigits = (text: string) => text.match(/\d+/g)?.join(' ')
    return toDigits(address) === toDigits(localized.ka) ? localized : undefined
  }
}

/** House number only. */
const NUMBER = /^\d{1,4}\s?-?\p{L}?(?:\/\d{1,4}\p{L}?)?$/u

/** Formats the address of a street with the typed number, in the letters of the reader. */
export function formatAddress(street: LocalizedText, typed: string | undefined, locale: Locale): string {
  const number = typed?.trim() ?? ''
  const parsed = NUMBER.test(number) ? parseHouseNumber(number) : undefined
  return joinAddress(
    street[locale],
    parsed ? formatHouseNumber(parsed, locale) : toReaderLetters(number, locale),
    locale,
  )
}
