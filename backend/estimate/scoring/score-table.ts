import { fitModel } from '../model/fit-model'
import type { FlatForSale } from '../model/flat'
import type { ReportCard, Score } from '../model/report-card'

export interface ScoringOptions {
  folds: number
  /** Number of random assignments to folds; scores are averaged. */
  repeats: number
}

/**
 * Scores the model on flats.
 * @throws RangeError with too few flats
 */
export function scoreFlats(
  offers: readonly FlatForSale[],
  { folds: parts, repeats }: ScoringOptions,
): ReportCard {
  const cards = Array.from(
    { length: repeats },
    (_, seed) => fitModel(offers, { folds: parts, seed }).model.card,
  )
  const names = [...new Set(cards.flatMap((card) => Object.keys(card)))]
  return Object.fromEntries(names.map((name) => [name, meanScore(cards.flatMap((card) => card[name] ?? []))]))
}

function meanScore(scores: readonly Score[]): Score {
  const mean = (figure: keyof Score) => scores.reduce((sum, score) => sum + score[figure], 0) / scores.length
  return {
    count: Math.round(mean('count')),
    medianError: mean('medianError'),
    within10: mean('within10'),
    within20: mean('within20'),
    error90: mean('error90'),
    inRange: mean('inRange'),
    inSixPercent: mean('inSixPercent'),
    plainMedianError: mean('plainMedianError'),
  }
}

const COLUMN_HEADS = [
  'flats',
  'median error',
  'in 10 %',
  'in 20 %',
  '90 % within',
  'in range',
  'in ±6 %',
  'plain',
]

/** Formats scores as a table. Column `plain`: median error of the baseline. */
export function formatScoreTable(card: ReportCard): string {
  const rows = Object.entries(card).map(([name, score]) => [
    name,
    String(score.count),
    formatPercent(score.medianError),
    formatPercent(score.within10),
    formatPercent(score.within20),
    formatPercent(score.error90),
    formatPercent(score.inRange),
    formatPercent(score.inSixPercent),
    formatPercent(score.plainMedianError),
  ])
  const table = [['', ...COLUMN_HEADS], ...rows]
  const widths = table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? []
  return table
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

function formatPercent(share: number): string {
  return (share * 100).toFixed(1)
}
