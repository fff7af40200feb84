import { Router } from 'express'
import type pg from 'pg'
import type { z } from 'zod'
import { mountEndpoint } from '~backend/platform/http/mount-endpoint'
import { ASKING_PRICE_MONTHS } from '~contract/asking-prices'
import { askingPriceEndpoints } from '~contract/endpoints/asking-prices'
import type { AskingPrices, LatestAskingPrices } from '~contract/schemas/asking-prices'

type MonthRow = z.output<typeof AskingPrices>['months'][number]
type Latest = NonNullable<z.output<typeof LatestAskingPrices>['latest']>

const FIGURES = 'p.lower_quartile, p.median, p.upper_quartile'

export function askingPriceRoutes(pool: pg.Pool): Router {
  const router = Router()
  mountEndpoint(router, askingPriceEndpoints.byMonth, async ({ query }) => {
    const { rows } = await pool.query<MonthRow>(
      `select to_char(m.month, 'YYYY-MM') as month, m.usd_rate, coalesce(p.statements, 0) as statements, ${FIGURES}
       from asking_price_months m left join asking_prices p on p.month = m.month
         and p.urban_id = $1 and p.deal_type_id = $2 and p.real_estate_type_id = $3
       order by m.month desc limit $4`,
      [query.urban_id, query.deal_type_id, query.real_estate_type_id, ASKING_PRICE_MONTHS],
    )
    return { months: rows }
  })
  return mountEndpoint(router, askingPriceEndpoints.latest, async ({ query }) => {
    const { rows: months } = await pool.query<Pick<Latest, 'month' | 'usd_rate'>>(
      `select to_char(month, 'YYYY-MM') as month, usd_rate from asking_price_months order by 1 desc limit 1`,
    )
    const [latest] = months
    if (!latest) return { latest: null }
    const { rows } = await pool.query<Latest['neighbourhoods'][number]>(
      `select p.urban_id, p.statements, ${FIGURES} from asking_prices p
       where p.month = to_date($1, 'YYYY-MM') and p.deal_type_id = $2 and p.real_estate_type_id = $3
       order by p.urban_id`,
      [latest.month, query.deal_type_id, query.real_estate_type_id],
    )
    return { latest: { ...latest, neighbourhoods: rows } }
  })
}
