import { EUR, GEL, USD } from '~backend/dictionaries/deal-terms'
import type { StatementRow } from './statement-row'

/** Whole units, total and per m²; 0 for a negotiable price, or while the exchange rate is unknown. */
export type PriceAmount = { price_total: number; price_square: number }

type PricedRow = Pick<StatementRow, 'price_gel' | 'price_usd' | 'eur_rate' | 'area_m2'>

export function toPrices(row: PricedRow): Record<string, PriceAmount> {
  const { price_gel: lari, eur_rate: rate } = row
  const euros = lari === null || rate === null ? null : Math.round(lari / rate)
  return {
    [GEL]: toPriceAmount(row.price_gel, row.area_m2),
    [USD]: toPriceAmount(row.price_usd, row.area_m2),
    [EUR]: toPriceAmount(euros, row.area_m2),
  }
}

function toPriceAmount(total: number | null, squareMetres: number): PriceAmount {
  return { price_total: total ?? 0, price_square: Math.round((total ?? 0) / squareMetres) }
}
