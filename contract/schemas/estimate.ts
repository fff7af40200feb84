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
  /** Metres. */
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
  /** Learned from the demo's invented statements. */
  is_made_up: z.boolean(),
})

/** Only our own backend sends it. Prices are of the whole flat, in the currency of the estimate. */
export const Explanation = z.object({
  range: z.object({ low: price, high: price }),
  /** So many of 100 prices lie within the range. */
  range_percent: z.number(),
  /** The estimate is this and the contributions. */
  base_price: price,
  contributions: z.array(z.object({ key: z.string(), amount: z.number() })),
  comparables_count: z.number().int(),
  comparables: rowsOf(Comparable),
  ...EstimateBasis.shape,
})

export const Estimate = z.looseObject({ total_price: price, square_price: price, currency_id: id })

/** `GET /evaluation-price-range`: what flats of this kind are mostly offered for, in whole dollars; null where it cannot be told. */
export const PriceRange = z.object({
  range: z
    .object({
      low: price,
      high: price,
      /** So many of 100 prices lie within. */
      percent: z.number(),
      comparables_count: z.number().int(),
      offers_count: z.number().int(),
      data_date: z.string(),
      is_made_up: z.boolean(),
    })
    .nullable(),
})

export const ExplainedEstimate = z.object({
  ...Estimate.shape,
  ...Explanation.shape,
  segment: z.string(),
})

/** `POST /evaluation-predict-price`, without an envelope, as a refusal has a reason beside its empty list. */
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

/** Percent of flats, or of the price; `name` is `all` or a part such as `district 4`, `status old_building`. */
export const AccuracyScore = z.object({
  name: z.string(),
  count: z.number(),
  median_error: z.number(),
  within_10: z.number(),
  within_20: z.number(),
  error_90: unread(z.number()),
  /** Whose price lies within the range of its estimate, and within 6 % of the estimate. */
  in_range: z.number(),
  in_six_percent: z.number(),
  /** Of the baseline: the neighbourhood's median price per m² times the area. */
  plain_median_error: z.number().nullish(),
})

/** `GET /evaluation-report-card` */
export const AccuracyReport = EstimateBasis.extend({ scores: rowsOf(AccuracyScore) })
