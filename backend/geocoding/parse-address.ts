import { type AddressWords, parseAddressWords, takeOrdinals } from './address-words'
import { type HouseNumber, parseHouseNumber } from './house-number'

export interface AddressQuery extends Omit<AddressWords, 'numbers'> {
  /** Numbers that may be the house's; a street's name may hold one too. */
  numbers: readonly HouseNumber[]
}

/** Names whose number is not the house's unless nothing else is: a flat, an entrance, a floor, a building of a quarter. */
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
