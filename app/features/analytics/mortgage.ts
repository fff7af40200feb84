import type { Happening } from '../../http/data-layer.server'

interface Reckoned {
  price: number | undefined
  currency: { key: string }
  bank: { id: number }
  months: number
  /** Of the price, paid at once. */
  percent: number
}

const CODES: Readonly<Record<string, string>> = { gel: 'GEL', dollar: 'USD' }

/** The calculator reckons with a price; nothing is told while there is none. */
export function mortgagePrice({ price, currency, bank, months, percent }: Reckoned): Happening[] {
  if (price === undefined) return []
  return [
    {
      event: 'mortgage_price',
      currency: CODES[currency.key] ?? currency.key,
      value: price,
      bank_id: bank.id,
      months,
      participation_percent: percent,
    },
  ]
}
