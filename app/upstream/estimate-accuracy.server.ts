import type { z } from 'zod'
import { estimateEndpoints } from '~contract/endpoints/estimates'
import type * as wire from '~contract/schemas/estimate'
import { defineCall } from './endpoint-call.server'
import { toEstimateBasis } from './estimate.server'
import type { Call } from './upstream-client.server'

function toAccuracyScore(row: z.output<typeof wire.AccuracyScore>) {
  return {
    name: row.name,
    count: row.count,
    medianError: row.median_error,
    within10: row.within_10,
    within20: row.within_20,
    inRange: row.in_range,
    inSixPercent: row.in_six_percent,
    /** Error of the baseline: the neighbourhood's median price per m² times the area. */
    baselineMedianError: row.plain_median_error ?? undefined,
  }
}

function toAccuracyReport({ scores, ...basis }: z.output<typeof wire.AccuracyReport>) {
  return { ...toEstimateBasis(basis), scores: scores.map(toAccuracyScore) }
}

/** Median errors of estimates against asking prices, in percent, on held-out flats. */
export type AccuracyReport = ReturnType<typeof toAccuracyReport>

export const accuracyReport: Call<AccuracyReport> = defineCall(
  estimateEndpoints.accuracy,
  toAccuracyReport,
)({})
