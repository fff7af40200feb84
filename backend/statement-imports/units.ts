import type { CurrencyId } from '~contract/currencies'
import type { AreaUnit } from '~contract/values/quantity-words'
import { readArea } from '~contract/values/typed-measure'
import { parsePrice } from '~contract/values/typed-price'

/** Unit named by a heading, a cell or the column beside it. */
export type Unit =
  | { kind: 'area'; unit: AreaUnit }
  | { kind: 'money'; currency: CurrencyId | undefined; factor: number }
  /** Unsupported unit, such as roubles. */
  | { kind: 'foreign'; of: 'area' | 'money' }

const MAX_LENGTH = 30
const SHORT_SOTKA = /(?<=^|[\s\d])сот\.?$/iu
const FOREIGN_AREA =
  /^(?:acres?|акр(?:а|ов)?|აკრი|(?:sq\.?\s*)?km\^?[2²]?|км\^?[2²]?|კმ\^?[2²]?|sq\.?\s*y(?:ar)?ds?|dunams?)$/iu
const FOREIGN_CURRENCY =
  /^(?:€|eur|euros?|евро|ევრო|₽|rub|rur|руб(?:л[ьяей]+)?\.?|რუბლი|£|gbp|pounds?|фунт(?:ов)?|ფუნტი|₺|try|tl|лир[аы]?|ლირა|₴|uah|грн\.?|֏|amd|драм(?:ов)?|დრამი|₼|azn|манат(?:ов)?|მანათი|₸|kzt|тенге|¥|cny|юан[ьейя]+|jpy|chf|zł|pln|₪|ils|aed|₹|inr|kr|sek|nok|dkk|czk|byn)$/iu

/** Converts a unit to the spelling that the quantity parsers know. */
export const spellUnit = (text: string): string => text.replace(SHORT_SOTKA, 'соток')

/** Parses the name of a unit or currency. Undefined for other words. */
export function findUnit(text: string): Unit | undefined {
  const name = text.trim()
  if (name === '' || name.length > MAX_LENGTH || /\d(?!$)/.test(name)) return undefined
  if (FOREIGN_AREA.test(name)) return { kind: 'foreign', of: 'area' }
  if (FOREIGN_CURRENCY.test(name)) return { kind: 'foreign', of: 'money' }
  const area = readArea(spellUnit(`1 ${name}`))
  if (!('error' in area)) return { kind: 'area', unit: area.unit }
  const price = parsePrice(`1 ${name}`)
  if ('error' in price || price.isPerSquareMetre) return undefined
  return { kind: 'money', currency: price.currency, factor: price.amount }
}
