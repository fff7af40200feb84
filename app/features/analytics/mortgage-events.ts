import type { DataLayerEvent } from '~/session/data-layer.server'

interface MortgageCalculation {
  price: number | undefined
  currency: { key: string }
  bank: { id: number }
  months: number
  /** Down payment, in percent of the price. */
  percent: number
}

const CURRENCY_CODES: Readonly<Record<string, string>> = { gel: 'GEL', dollar: 'USD' }

/** Returns the events, or an empty list if the price is missing. */
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
