/** Ids of the displayed currencies, lari and US dollar. */
export const CURRENCY_IDS = { gel: 1, usd: 2 } as const
export type Currency = keyof typeof CURRENCY_IDS
export type CurrencyId = (typeof CURRENCY_IDS)[Currency]
export const CURRENCIES = ['gel', 'usd'] as const satisfies Currency[]
export const CURRENCIES_BY_ID: Record<CurrencyId, Currency> = { 1: 'gel', 2: 'usd' }

/** Returns the currency with an id that may be unknown, or is text of a form. */
export function toCurrency(id: number | string | undefined): Currency | undefined {
  return CURRENCIES.find((currency) => String(CURRENCY_IDS[currency]) === String(id))
}

/** Currency shown until the visitor chooses one. */
export const DEFAULT_CURRENCY = 'gel' satisfies Currency

export const CURRENCY_SIGNS: Record<Currency, string> = { gel: '₾', usd: '$' }
export const SIGNS_BY_ID: Record<CurrencyId, string> = { 1: CURRENCY_SIGNS.gel, 2: CURRENCY_SIGNS.usd }

/** Joins a number and its currency sign: "$72,000". An empty sign adds nothing. */
export function withCurrencySign(number: string, sign: string): string {
  return sign + number
}

/** Official rate, or a generated one for a demo. */
export const EXCHANGE_RATE_SOURCES = ['national_bank', 'demo'] as const
export type ExchangeRateSource = (typeof EXCHANGE_RATE_SOURCES)[number]
