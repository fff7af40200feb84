/** The two currencies the site shows. */
export const currencyIds = { gel: 1, usd: 2 } as const
export type Currency = keyof typeof currencyIds

export const currencySigns: Record<Currency, string> = { gel: '₾', usd: '$' }
