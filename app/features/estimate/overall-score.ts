import type { AccuracyReport } from '~/upstream/estimate-accuracy.server'

/** Of all flats that were checked. */
export function findOverallScore(report: AccuracyReport) {
  return report.scores.find(({ name }) => name === 'all')
}
