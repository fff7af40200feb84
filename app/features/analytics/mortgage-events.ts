import type { DataLayerEvent } from '~/session/data-layer.server'

interface MortgageCalculation {
  price: number | undefined
  currency: { key: string }
  bank: { id: number }
  months: number
  /** Of the price, paid at once. */
  percent: number
}

const CURRENCY_CODES: Readonly<Record<string, string>> = { gel: 'GEL', dollar: 'USD' }

/** The calculator reckons with a price; nothing is told while there is none. */
export function mortgagePriceEvents({
  price,
  currency,
  bank,
  months,
  percent,
}: MortgageCalculation): DataLayerEvent[] {
  if (price === undefined) return []
  return [
    {
      event: 'mortgage_price',
      currency: CURRENCY_CODES[currency.key] ?? currency.key,
      value: price,
      bank_id: bank.id,
      months,
      participation_percent: percent,
    },
  ]
}
