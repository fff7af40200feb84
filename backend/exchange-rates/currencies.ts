/** Ids of the dollar and the euro. */
export type ForeignCurrencyId = 2 | 3

export const CURRENCY_IDS_BY_CODE: Readonly<Record<string, ForeignCurrencyId>> = { USD: 2, EUR: 3 }
