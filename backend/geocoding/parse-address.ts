import { type AddressWords, parseAddressWords, takeOrdinals } from './address-words'
import { type HouseNumber, parseHouseNumber } from './house-number'

export interface AddressQuery extends Omit<AddressWords, 'numbers'> {
  /** Candidates for the house number; a street's name may contain numbers too. */
  numbers: readonly HouseNumber[]
}

/**
 * Words whose number is not the house's if there is another: a flat, entrance, floor or building of a
 * quarter.
 */
const OTHER_NUMBER =
  /(?:ბინა|ბ\.|სად(?:არბაზო)?|სართ(?:ული)?|კორპ(?:უსი)?|ოთახი|flat|apt|apartment|entrance|floor|building|block|bina|korp(?:us)?i?|кв|квартира|подъезд|этаж|корп(?:ус)?)\.?\s*[№#]?\s*$/iu

export function parseAddress(address: string): AddressQuery {
  return { ...parseAddressWords(address), numbers: listNumbers(takeOrdinals(address).text) }
}

const NUMBER_START = /(?<![\p{L}\d/\\-])(?:№|#|N[oº°.]?\s*(?=\d))?\s*\d/giu

function listNumbers(address: string): HouseNumber[] {
  return [...address.matchAll(NUMBER_START)].flatMap(({ index }) => {
    const number = parseHouseNumber(address.slice(index).trimStart())
    return number && !OTHER_NUMBER.test(address.slice(0, index)) ? [number] : []
  })
}
