import { findComparables, nearbyPremium, SpatialGrid } from './comparables'
import { median } from './features'
import { type FlatForSale, isPlausible } from './flat'
import { fitRegression, type HedonicRegression, predictLogPrice } from './hedonic-regression'
import { getFold, hashText } from './k-fold'
import { fitRanges, getSegment, type Ranges } from './price-range'
import { buildReportCard, type FoldPrediction, type ReportCard } from './report-card'

/** Number of the algorithm. Increase it whenever the same flats would give another estimate. */
export const ALGORITHM = 2

/** Trained model; plain values only, because it is stored as JSON. */
export interface Model {
  algorithm: number
  seed: number
  /** One regression per fold, trained without that fold. */
  levels: HedonicRegression[]
  ranges: Ranges
  offers: number
  offersBySector: Record<string, number>
  card: ReportCard
}

export interface FitOptions {
  folds?: number
  /** Seed of the assignment to folds. */
  seed?: number
}

/** Minimum number of training flats; fewer do not stand out from noise. */
export const MIN_TRAINING_FLATS = 50
const FOLDS = 10
/** Maximum number of evaluated flats; more would only add a digit to the scores. */
const MAX_EVALUATED = 2_000
const ALL_SECTORS = 'everywhere'

/**
 * Trains and evaluates by k-fold cross-validation, exactly as visitors' flats are estimated.
 * The result does not depend on input order.
 * @throws RangeError for fewer than `MIN_TRAINING_FLATS` plausible flats
 */
export function fitModel(
  all: readonly FlatForSale[],
  { folds = FOLDS, seed = 0 }: FitOptions = {},
): { model: Model; judgements: FoldPrediction[] } {
  // Floating-point sums depend on their order, so it is fixed.
  const offers = all.filter(isPlausible).sort((one, other) => one.id - other.id)
  if (offers.length < MIN_TRAINING_FLATS)
    throw new RangeError(`${offers.length} flats are too few to learn from: ${MIN_TRAINING_FLATS} are needed`)

  const offersBySector = countBy(offers, ({ sector }) => sector)
  const sample = new Set(sampleFlats(offers))
  const levels: HedonicRegression[] = []
  const predictions: FoldPrediction[] = []
  for (let fold = 0; fold < folds; fold++) {
    const others = offers.filter((offer) => getFold(offer, folds, seed) !== fold)
    const regression = fitRegression(others)
    levels.push(regression)
    const evaluate = createEvaluator(regression, others, offersBySector)
    for (const offer of sample) {
      if (getFold(offer, folds, seed) !== fold) continue
      predictions.push({ offer, fold, ...evaluate(offer) })
    }
  }
  const model: Model = {
    algorithm: ALGORITHM,
    seed,
    levels,
    ranges: fitRanges(predictions),
    offers: offers.length,
    offersBySector,
    card: buildReportCard(predictions),
  }
  return { model, judgements: predictions }
}

function createEvaluator(
  regression: HedonicRegression,
  others: readonly FlatForSale[],
  offersBySector: Record<string, number>,
) {
  const grid = new SpatialGrid(others)
  const logPrices = new Map<FlatForSale, number>()
  const levelOfOffer = (offer: FlatForSale) => {
    const level = logPrices.get(offer) ?? predictLogPrice(regression, offer)
    logPrices.set(offer, level)
    return level
  }
  const perMetre = new Map<string, number[]>()
  for (const { sector, price, area } of others)
    for (const key of [sector, ALL_SECTORS]) appendTo(perMetre, key, price / area)
  const baselines = new Map([...perMetre].map(([sector, prices]) => [sector, median(prices)]))

  return (offer: FlatForSale) => {
    const near = offer.point ? grid.findNear(offer.point) : []
    const nearby = nearbyPremium(regression, findComparables(regression, offer, near, levelOfOffer))
    const level = predictLogPrice(regression, offer) + nearby
    const logPrice = Math.log(offer.price / offer.area)
    // The flat itself does not count.
    const sectorCount = (offersBySector[offer.sector] ?? 1) - 1
    const total = offer.area * Math.exp(level)
    return {
      sector: offer.sector,
      total,
      segment: getSegment(offer, total, sectorCount),
      error: logPrice - level,
      baselineError: logPrice - Math.log(baselines.get(offer.sector) ?? baselines.get(ALL_SECTORS) ?? 1),
    }
  }
}

function appendTo<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value) {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}

function sampleFlats(offers: readonly FlatForSale[]): FlatForSale[] {
  if (offers.length <= MAX_EVALUATED) return [...offers]
  const drawn = offers.map((offer) => ({ offer, ticket: hashText(`judged ${offer.id}`) }))
  return drawn
    .sort((one, other) => one.ticket - other.ticket || one.offer.id - other.offer.id)
    .slice(0, MAX_EVALUATED)
    .map(({ offer }) => offer)
}

function countBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const row of rows) counts[keyOf(row)] = (counts[keyOf(row)] ?? 0) + 1
  return counts
}
