import { type Feature, getPublishedLevel, median, toFeatures } from './features'
import type { Flat, FlatForSale } from './flat'
import { type SymmetricMatrix, solveLinearSystem } from './solve-linear-system'

/** Log-linear model of USD per m². */
export interface HedonicRegression {
  /** Log price of the baseline flat. */
  middle: number
  effects: Record<string, number>
  /** Robust standard deviation of the residuals. */
  scale: number
}

interface TrainingRow {
  featureIndexes: Int32Array
  values: Float64Array
  target: number
}

/** Number of reweighting rounds against outliers. */
const MAX_REWEIGHTING_ROUNDS = 4
/** Number of scales beyond which residuals are down-weighted. */
const HUBER_THRESHOLD = 1.5
/** Minimum scale; avoids division by zero on perfectly fitted data. */
const MIN_SCALE = 0.001

/**
 * Bounds that keep prices monotone: size, balconies and lifts never lower them.
 * A further m² adds at least a fifth of the average.
 */
const EFFECT_BOUNDS: Readonly<Record<string, readonly [min: number, max: number]>> = {
  area: [-0.35, 0.35],
  small: [-0.35, 0.35],
  large: [-0.35, 0.35],
  rooms: [-0.1, 0.1],
  balcony: [0, 0.2],
  'stairs only': [-0.3, 0],
}

/** Fits a ridge regression with Huber weights; needs at least one flat. */
export function fitRegression(offers: readonly FlatForSale[]): HedonicRegression {
  const { rows, keys, penalties } = prepareTrainingRows(offers)
  const middle = median(rows.map(({ target }) => target))
  for (const lesson of rows) lesson.target -= middle

  const weights = new Float64Array(rows.length).fill(1)
  let effects: Float64Array = new Float64Array(keys.length)
  let scale = 0
  for (let round = 0; round < MAX_REWEIGHTING_ROUNDS; round++) {
    effects = solveWeighted(rows, weights, penalties)
    const residuals = rows.map((lesson) => Math.abs(lesson.target - predictTarget(lesson, effects)))
    // The standard deviation of a normal distribution is 1.4826 median absolute deviations.
    scale = Math.max(MIN_SCALE, 1.4826 * median(residuals))
    residuals.forEach((residual, index) => {
      weights[index] = Math.min(1, (HUBER_THRESHOLD * scale) / Math.max(residual, 1e-9))
    })
  }
  return {
    middle,
    effects: Object.fromEntries(keys.map((key, index) => [key, clampEffect(key, effects[index] as number)])),
    scale,
  }
}

/** Returns the effect of a feature on the log price. */
export function getEffect({ effects }: HedonicRegression, { key, value }: Feature): number {
  return (effects[key] ?? 0) * value
}

export function predictLogPrice(regression: HedonicRegression, flat: Flat): number {
  return toFeatures(flat).reduce(
    (sum, feature) => sum + getEffect(regression, feature),
    regression.middle + getPublishedLevel(flat.sector),
  )
}

function prepareTrainingRows(offers: readonly FlatForSale[]) {
  const positions = new Map<string, number>()
  const penalties: number[] = []
  const rows: TrainingRow[] = []
  for (const offer of offers) {
    const features = toFeatures(offer)
    const featureIndexes = features.map(({ key, penalty }) => {
      const known = positions.get(key)
      if (known !== undefined) return known
      penalties.push(penalty)
      positions.set(key, positions.size)
      return positions.size - 1
    })
    rows.push({
      featureIndexes: Int32Array.from(featureIndexes),
      values: Float64Array.from(features, ({ value }) => value),
      target: Math.log(offer.price / offer.area) - getPublishedLevel(offer.sector),
    })
  }
  return { rows, keys: [...positions.keys()], penalties }
}

function solveWeighted(
  trainingRows: readonly TrainingRow[],
  weights: Float64Array,
  penalties: readonly number[],
): Float64Array {
  const matrix: SymmetricMatrix = penalties.map((doubt, index) => {
    const row = new Float64Array(index + 1)
    row[index] = doubt
    return row
  })
  const right = new Float64Array(penalties.length)
  for (const [index, lesson] of trainingRows.entries())
    accumulate(matrix, right, lesson, weights[index] as number)
  return solveLinearSystem(matrix, right)
}

/** Plain index loops: this is the hot path of training. */
function accumulate(
  matrix: SymmetricMatrix,
  vector: Float64Array,
  { featureIndexes: places, values, target }: TrainingRow,
  weight: number,
) {
  for (let one = 0; one < places.length; one++) {
    const place = places[one] as number
    const value = weight * (values[one] as number)
    const row = matrix[place] as Float64Array
    vector[place] = (vector[place] as number) + value * target
    for (let other = 0; other < places.length; other++) {
      const across = places[other] as number
      if (across <= place) row[across] = (row[across] as number) + value * (values[other] as number)
    }
  }
}

function predictTarget({ featureIndexes: places, values }: TrainingRow, effects: Float64Array): number {
  return places.reduce((sum, place, index) => sum + (effects[place] as number) * (values[index] as number), 0)
}

function clampEffect(key: string, effect: number): number {
  const [min, max] = EFFECT_BOUNDS[key] ?? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
  return Math.min(max, Math.max(min, effect))
}
