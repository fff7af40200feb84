import type { AccuracyReport } from '~/upstream/estimate-accuracy.server'

/** Returns the score of all checked flats. */
export function findOverallScore(report: AccuracyReport) {
  return report.scores.find(({ name }) => name === 'all')
}
