import { z } from 'zod'
import { REFUSAL_REASONS } from '../estimate'
import { id, numeric, unread } from './primitives'
import { rowsOf } from './rows'

const price = numeric.pipe(z.number().positive())

export const Comparable = z.object({
  id,
  uuid: z.string().nullish(),
  total_price: price,
  square_price: price,
  area: z.number(),
  rooms: z.number().nullish(),
  floor: z.number(),
  total_floors: z.number(),
  /** Distance in metres. */
  distance: z.number(),
  age_days: z.number(),
  adjustment_percent: z.number(),
  adjusted_square_price: price,
})

export const EstimateBasis = z.object({
  model_version: z.string(),
  model_date: z.string(),
  data_date: z.string(),
  offers_count: z.number().int(),
  /** True if the model was trained on the demo's generated statements. */
  is_made_up: z.boolean(),
})

/** Explanation by our own backend. Prices are for the whole flat, in the currency of the estimate. */
export const Explanation = z.object({
  range: z.object({ low: price, high: price }),
  /** Share of prices within the range, in percent. */
  range_percent: z.number(),
  /** Baseline; the estimate is its sum with all contributions. */
  base_price: price,
  contributions: z.array(z.object({ key: z.string(), amount: z.number() })),
  comparables_count: z.number().int(),
  comparables: rowsOf(Comparable),
  ...EstimateBasis.shape,
})

export const Estimate = z.looseObject({ total_price: price, square_price: price, currency_id: id })

/** Typical prices of similar flats, in whole dollars. */
const TypicalRange = z.object({
  low: price,
  high: price,
  /** Share of prices within the range, in percent. */
  percent: z.number(),
  comparables_count: z.number().int(),
  offers_count: z.number().int(),
  data_date: z.string(),
  is_made_up: z.boolean(),
})

/** `GET /evaluation-price-range`; null if unknown. */
export const PriceRange = z.object({ range: TypicalRange.nullable() })

/** Range of a statement, with the model's median error in percent. */
export const StatementEstimate = TypicalRange.extend({ median_error: z.number().nullish() })

export const ExplainedEstimate = z.object({
  ...Estimate.shape,
  ...Explanation.shape,
  segment: z.string(),
})

/** `POST /evaluation-predict-price`. It has no envelope: a refusal has a reason beside its empty list. */
export const EstimateBody = z.object({
  result: z.boolean(),
  data: z.unknown(),
  reason: z.enum(REFUSAL_REASONS).optional().catch(undefined),
})

export const RecentEstimate = z.object({
  id,
  request: z.object({
    real_estate_sector: z.string(),
    status: z.string(),
    condition: z.string(),
    flat_area: z.number(),
    floor: z.number(),
    floors: z.number(),
    rooms: z.number(),
  }),
  answer: Estimate,
  created_at: z.string(),
})

/** `GET /evaluation-estimates` */
export const RecentEstimates = rowsOf(RecentEstimate)

/** Shares in percent; `name` is `all` or a segment such as `district 4` or `status old_building`. */
export const AccuracyScore = z.object({
  name: z.string(),
  count: z.number(),
  median_error: z.number(),
  within_10: z.number(),
  within_20: z.number(),
  error_90: unread(z.number()),
  /** Share of flats whose price lies within the estimated range, or within 6 % of the estimate. */
  in_range: z.number(),
  in_six_percent: z.number(),
  /** Median error of the baseline: the neighbourhood's median price per m² times the area. */
  plain_median_error: z.number().nullish(),
})

/** `GET /evaluation-report-card` */
export const AccuracyReport = EstimateBasis.extend({ scores: rowsOf(AccuracyScore) })
