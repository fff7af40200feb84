import type { DataLayerEvent } from '~/session/data-layer.server'

interface MortgageCalculation {
  price: number | undefined
  currency: { key: string }
  bank: { id: number }
  months: number
  /** Down payment of 100 % of the price. */
  percent: number
}

const CURRENCY_CODES: Readonly<Record<string, string>> = { gel: 'GEL', dollar: 'USD' }

/** Without a price nothing is published. */
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
