import { z } from 'zod'
import { success } from './envelope'
import { EstimateBasis } from './estimate.server'
import type { Call } from './upstream-client.server'

const AccuracyScore = z
  .object({
    name: z.string(),
    count: z.number(),
    median_error: z.number(),
    within_10: z.number(),
    within_20: z.number(),
    in_range: z.number(),
    in_six_percent: z.number(),
    plain_median_error: z.number().nullish(),
  })
  .transform((row) => ({
    /** `all` or a segment: `district 4`, `status old_building`, `segment large`, `price over 200000`. */
    name: row.name,
    count: row.count,
    medianError: row.median_error,
    within10: row.within_10,
    within20: row.within_20,
    inRange: row.in_range,
    inSixPercent: row.in_six_percent,
    /** Error of the baseline: the neighbourhood's median price per m² times the area. */
    plainMedianError: row.plain_median_error ?? undefined,
  }))

const AccuracyReport = EstimateBasis.and(z.object({ scores: z.array(AccuracyScore) }))

/** Median errors of estimates against asking prices, in percent, on held-out flats. */
export type AccuracyReport = z.output<typeof AccuracyReport>

export const accuracyReport: Call<AccuracyReport> = {
  api: 'main',
  path: 'evaluation-report-card',
  answer: success(AccuracyReport),
}
