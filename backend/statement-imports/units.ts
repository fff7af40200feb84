import type { Currency } from '~contract/currencies'

/** Square metres of each unit of area. */
export const SQUARE_METRES = { m2: 1, are: 100, ha: 10_000 } as const
export type AreaUnit = keyof typeof SQUARE_METRES

/** Unit that a heading, a cell or the column beside it names. */
export type Unit =
  | { kind: 'area'; unit: AreaUnit }
  | { kind: 'money'; currency?: Currency | undefined; factor: number }
  /** One that no field has, such as square feet or roubles. */
  | { kind: 'foreign'; of: 'area' | 'money' }

const AREA_UNITS: Record<AreaUnit, RegExp> = {
  m2: /^(?:(?:sq|square|кв|квадратны[йх]|კვ|კვადრატული)\.?\s*)?(?:m|м|მ|meters?|metres?|метр(?:а|ов)?|მეტრი)\s*(?:\^?2|²)?\.?$|^(?:sqm|квм|კვმ|кв|კვ)\.?$/iu,
  are: /^(?:сот(?:к[аи]|ок)?|sotkas?|sotok|სოტკა|არი|ares?|ари?)\.?$/iu,
  ha: /^(?:ha|hectares?|га|гектар(?:а|ов)?|ჰა|ჰექტარი|ჰექტ)\.?$/iu,
}
const FOREIGN_AREA =
  /^(?:sq\.?\s*(?:ft|feet|yd|yards?|km)\.?|sqft|ft\^?[2²]?|acres?|акр(?:а|ов)?|აკრი|km\^?[2²]|км\^?[2²]?|კმ\^?[2²]?|dunams?)$/iu

const CURRENCIES: Record<Currency, RegExp> = {
  gel: /^(?:₾|gel|lari|ლარი?|ლარში|лари|лар)\.?$/iu,
  usd: /^(?:(?:us|u\.s\.)?\s*\$|usd|us dollars?|dollars?|доллар(?:а|ы|ов)?(?:\s*сша)?|долл?\.?|у\.?\s?е\.?|(?:აშშ\s*)?დოლარი|დოლარში)$/iu,
}
const FOREIGN_CURRENCY =
  /^(?:€|eur|euros?|евро|ევრო|₽|rub|rur|руб(?:л[ьяей]+)?\.?|რუბლი|£|gbp|pounds?|фунт(?:ов)?|ფუნტი|₺|try|tl|лир[аы]?|ლირა|₴|uah|грн\.?|֏|amd|драм(?:ов)?|დრამი|₼|azn|манат(?:ов)?|მანათი|₸|kzt|тенге|¥|cny|юан[ьейя]+|jpy|chf|zł|pln|₪|ils|aed|₹|inr|kr|sek|nok|dkk|czk|byn)$/iu
const FACTORS: readonly (readonly [words: RegExp, factor: number])[] = [
  [/^(?:k|к|тыс(?:яч[аи]?)?\.?|thousands?|ათ(?:ასი)?\.?)$/iu, 1_000],
  [/^(?:mln|m|млн|миллион(?:а|ов)?|millions?|მლნ|მილიონი)\.?$/iu, 1_000_000],
]

/** Reads the name of a unit or currency alone. Undefined for other words. */
export function findUnit(text: string): Unit | undefined {
  const name = text.trim()
  if (name === '' || name.length > 30) return undefined
  for (const [unit, pattern] of Object.entries(AREA_UNITS))
    if (pattern.test(name)) return { kind: 'area', unit: unit as AreaUnit }
  for (const [currency, pattern] of Object.entries(CURRENCIES))
    if (pattern.test(name)) return { kind: 'money', currency: currency as Currency, factor: 1 }
  if (FOREIGN_AREA.test(name)) return { kind: 'foreign', of: 'area' }
  if (FOREIGN_CURRENCY.test(name)) return { kind: 'foreign', of: 'money' }
  const factor = FACTORS.find(([words]) => words.test(name))?.[1]
  if (factor) return { kind: 'money', factor }
  const [word = '', ...others] = name.split(/\s+/)
  const [first, second] = others.length > 0 ? [findUnit(word), findUnit(others.join(' '))] : []
  // "тыс. $", "USD thousands"
  if (first?.kind !== 'money' || second?.kind !== 'money') return undefined
  return { kind: 'money', currency: first.currency ?? second.currency, factor: first.factor * second.factor }
}
