import type { z } from 'zod'
import { success } from '~contract/schemas/envelope'
import * as wire from '~contract/schemas/estimate'
import { toEstimateBasis } from './estimate.server'
import type { Call } from './upstream-client.server'

const AccuracyReport = wire.AccuracyReport.transform(({ scores, ...basis }) => ({
  ...toEstimateBasis(basis),
  scores: scores.map(toAccuracyScore),
}))

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

/** Median errors of estimates against asking prices, in percent, on held-out flats. */
export type AccuracyReport = z.output<typeof AccuracyReport>

export const accuracyReport: Call<AccuracyReport> = {
  api: 'main',
  path: 'evaluation-report-card',
  mayBeMissing: true,
  answer: success(AccuracyReport),
}
