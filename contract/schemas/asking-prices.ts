import { z } from 'zod'
import { rowsOf } from './rows'

/** Prices per m² in lari, `usd_rate` lari for a dollar; null below the minimum number of statements. */
const Quartiles = {
  statements: z.number().int().nonnegative(),
  lower_quartile: z.number().nullable(),
  median: z.number().nullable(),
  upper_quartile: z.number().nullable(),
}

const Month = { month: z.string().regex(/^\d{4}-\d{2}$/), usd_rate: z.number().positive() }

/** `GET /asking-prices`: one neighbourhood, deal and type; all counted months, latest first. */
export const AskingPrices = z.object({ months: rowsOf(z.object({ ...Month, ...Quartiles })) })

/** `GET /asking-prices/latest`: the latest month by neighbourhood; null before the first. */
export const LatestAskingPrices = z.object({
  latest: z
    .object({ ...Month, neighbourhoods: rowsOf(z.object({ urban_id: z.number().int(), ...Quartiles })) })
    .nullable(),
})
