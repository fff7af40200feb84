import { normalizeNumber, parseDecimal } from './amount'

export interface TypedPrice {
  /** For the parsers of numbers; as it was typed when it is no price. */
  amount: string
  /** Of the sign or word beside it: 1 lari, 2 dollar. */
  currency?: 1 | 2
}

const PRICE =
  /^(?<before>[^\p{Nd}.,-]*)(?<number>[-\p{Nd}][\p{Nd}.,'’]*?)\.?(?<times>ათასი|ათ\.?|тыс\.?|k|к|mln\.?|m|млн\.?|მილიონი|მლნ\.?)?(?<after>[^\p{Nd}]*)$/iu
const LARI = /^(?:₾|gel|lari|ლარი|ლ|лари)$/iu
const DOLLARS = /^(?:(?:us|აშშ)?\$|usd|дол\.?|доллар(?:а|ов)?|у\.?е\.?|(?:აშშ)?დოლარი)$/iu
/** A longer text would take the pattern long, and is no price. */
const MAX_LENGTH = 60
const MILLION = /^[mмმ]/iu

/** A price as people and pages write it: "$120 000", "120 000 ₾", "GEL 500", "1,5 млн". */
export function readPrice(text: string): TypedPrice {
  if (text.length > MAX_LENGTH) return { amount: text }
  const {
    before = '',
    number = '',
    times,
    after = '',
  } = PRICE.exec(normalizeNumber(text).replace(/[.,]$/, ''))?.groups ?? {}
  const signs = [before, after].filter(Boolean)
  const currency = signs.length === 1 ? toCurrency(signs[0] as string) : undefined
  const amount = times ? multiply(number, MILLION.test(times) ? 1_000_000 : 1_000) : number
  if (!amount || (signs.length > 0 && !currency)) return { amount: text }
  return currency ? { amount, currency } : { amount }
}

/** A price in lari, where no other currency is asked for. */
export function removeLariSign(text: string): string {
  const { amount, currency } = readPrice(text)
  return currency === 2 ? text : amount
}

function toCurrency(sign: string): 1 | 2 | undefined {
  if (LARI.test(sign)) return 1
  return DOLLARS.test(sign) ? 2 : undefined
}

/** "1.250 million" has three decimals: before such a word nobody writes separators. To the hundredth. */
function multiply(number: string, factor: number): string | undefined {
  const value = parseDecimal(number.replace(',', '.'), { maxDigits: 6, maxDecimals: 3 })
  return value === undefined ? undefined : String(Math.round(value * factor * 100) / 100)
}
