import { EUR, GEL, USD } from '../dictionaries/terms'
import type { StatementRow } from './row'

/** Whole units of a currency: of the whole and of a square metre. 0 when the price is negotiable. */
export type Amount = { price_total: number; price_square: number }

type Priced = Pick<StatementRow, 'price_gel' | 'price_usd' | 'eur_rate' | 'area_m2'>

/** The price by currency id. */
export function priceOf(row: Priced): Record<string, Amount> {
  const euros = row.price_gel === null ? null : Math.round(row.price_gel / row.eur_rate)
  return {
    [GEL]: amount(row.price_gel, row.area_m2),
    [USD]: amount(row.price_usd, row.area_m2),
    [EUR]: amount(euros, row.area_m2),
  }
}

function amount(total: number | null, squareMetres: number): Amount {
  return { price_total: total ?? 0, price_square: Math.round((total ?? 0) / squareMetres) }
}
