import type { z } from 'zod'
import { toGeorgianTimeSql } from '~backend/platform/db/georgian-time-sql'
import { ESTIMATE_RANGE_PERCENT } from '~contract/estimate'
import type { StatementEstimate } from '~contract/schemas/estimate'

/** Range of the price model in US dollars, as the job has stored it, and the model's own figures. */
export type EstimatedRangeJson = {
  low: number
  high: number
  comparables: number
  offers: number
  /** Share of the price. */
  median_error: number | null
  data_until: string
  is_made_up: boolean
}

/** SQL of `EstimatedRangeJson` of `statements s`; null for statements that the model cannot judge. */
export const ESTIMATED_RANGE_SQL = `(select json_build_object('low', e.range_low, 'high', e.range_high,
    'comparables', e.comparables, 'offers', m.offers, 'median_error', m.median_error,
    'data_until', ${toGeorgianTimeSql('m.data_until')}, 'is_made_up', m.is_made_up)
  from statement_estimates e join estimate_models m on m.id = e.model_id
  where e.statement_id = s.id and e.range_low is not null and m.offers is not null)`

/** Converts a range; the error becomes a percentage, rounded to a tenth. */
export function toStatementEstimateJson(range: EstimatedRangeJson): z.input<typeof StatementEstimate> {
  return {
    low: range.low,
    high: range.high,
    percent: ESTIMATE_RANGE_PERCENT,
    comparables_count: range.comparables,
    offers_count: range.offers,
    data_date: range.data_until,
    is_made_up: range.is_made_up,
    median_error: range.median_error && Math.round(range.median_error * 1000) / 10,
  }
}
