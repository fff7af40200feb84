import { getEditDistance, getMaxEditDistance } from '~backend/locations/place-parser/edit-distance'
import { toStem } from '~backend/locations/stem'
import { parseStreetName } from '~backend/locations/street-name'
import { toPhoneticKeys } from '~contract/values/phonetic-key'
import { type HouseNumber, parseHouseNumber } from './house-number'

/** `words` holds the possible stems of each word; a repeated word is listed once. */
export interface AddressQuery {
  words: readonly (readonly string[])[]
  kind: number | undefined
  /** Numbers that may be the house's; a street's name may hold one too. */
  numbers: readonly HouseNumber[]
}

/** What a number is of unless it is the house's: a flat, an entrance, a floor. */
const OTHER_NUMBER =
  /(?:ბინა|ბ\.|სად(?:არბაზო)?|სართ(?:ული)?|flat|apt|apartment|entrance|floor|кв|квартира|подъезд|этаж)\.?\s*[№#]?\s*$/iu

/** @param stems of all names: a word that is none of them is taken for the most alike one */
export function parseAddress(address: string, stems: ReadonlySet<string>): AddressQuery {
  const { words, kind } = parseStreetName(address, (word) => word)
  return {
    words: [...new Set(words)].map((word) => mendTypingError(toPhoneticKeys(word).map(toStem), stems)),
    kind,
    numbers: listNumbers(address),
  }
}

const NUMBER_START = /(?<![\p{L}\d/\\-])(?:№|#|N[oº°.]?\s*(?=\d))?\s*\d/giu

function listNumbers(address: string): HouseNumber[] {
  return [...address.matchAll(NUMBER_START)].flatMap(({ index }) => {
    const number = parseHouseNumber(address.slice(index).trimStart())
    return number && !OTHER_NUMBER.test(address.slice(0, index)) ? [number] : []
  })
}

function mendTypingError(ways: readonly string[], stems: ReadonlySet<string>): readonly string[] {
  if (ways.some((way) => stems.has(way) || /\d/.test(way))) return ways
  let [best, bestDistance]: [string | undefined, number] = [undefined, Number.POSITIVE_INFINITY]
  for (const way of ways) {
    const maxDistance = getMaxEditDistance(way.length, 'strict')
    for (const stem of maxDistance > 0 ? stems : []) {
      const distance = getEditDistance(way, stem, maxDistance)
      if (distance !== undefined && distance < bestDistance) [best, bestDistance] = [stem, distance]
    }
  }
  return best === undefined ? ways : [...ways, best]
}
