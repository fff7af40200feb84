import { findSectorByKey } from '../sectors'
import { median } from './features'
import type { FlatForSale } from './flat'
import { findRange, fitRanges, type PredictionError, type Segment } from './price-range'

export interface FoldPrediction extends PredictionError {
  offer: FlatForSale
  fold: number
  segment: Segment
  /** Error of the baseline (sector's median price per m² times area): log of asking price over it. */
  baselineError: number
}

/** Accuracy measures; shares are fractions of 1. */
export interface Score {
  count: number
  /** Median absolute error, as a share of the price. */
  medianError: number
  within10: number
  within20: number
  /** 90th percentile of the absolute error. */
  error90: number
  /** Coverage of the 80 % range. */
  inRange: number
  /** Share within 6 % of the estimate, the range in the specification. */
  inSixPercent: number
  plainMedianError: number
}

export type ReportCard = Record<string, Score>

const SIX_PERCENT = 0.06

export function buildReportCard(predictions: readonly FoldPrediction[]): ReportCard {
  const inRange = new Set(predictions.filter(createRangeCheck(predictions)))
  const groups = new Map<string, FoldPrediction[]>()
  for (const prediction of predictions)
    for (const name of listGroups(prediction)) {
      const group = groups.get(name)
      if (group) group.push(prediction)
      else groups.set(name, [prediction])
    }
  return Object.fromEntries(
    [...groups]
      .sort(
        ([one], [other]) =>
          GROUP_ORDER.indexOf(getGroupKind(one)) - GROUP_ORDER.indexOf(getGroupKind(other)) ||
          (one < other ? -1 : 1),
      )
      .map(([name, members]) => [name, toScore(members, inRange)]),
  )
}

const GROUP_ORDER = ['all', 'segment', 'district', 'status', 'price']
const getGroupKind = (name: string) => name.split(' ')[0] as string

function listGroups({ offer, segment }: FoldPrediction): string[] {
  return [
    'all',
    `segment ${segment}`,
    `district ${findSectorByKey(offer.sector)?.districtId}`,
    `status ${offer.status}`,
    `price ${offer.price > 200_000 ? 'over' : 'up to'} 200000`,
  ]
}

/** Creates a check whose range is fitted on the other folds, so that a fold's own errors do not widen it. */
function createRangeCheck(predictions: readonly FoldPrediction[]) {
  const folds = new Set(predictions.map(({ fold: part }) => part))
  const ranges = new Map(
    [...folds].map((part) => [part, fitRanges(predictions.filter((other) => other.fold !== part))]),
  )
  return (prediction: FoldPrediction) => {
    const fitted = ranges.get(prediction.fold)
    if (!fitted) return false
    const { low, high } = findRange(fitted, prediction)
    const ratio = Math.exp(prediction.error)
    return ratio >= low && ratio <= high
  }
}

function toScore(members: readonly FoldPrediction[], inRange: ReadonlySet<FoldPrediction>): Score {
  const distances = members
    .map(({ error }) => Math.abs(Math.exp(-error) - 1))
    .sort((one, other) => one - other)
  const share = (isOne: (judgement: FoldPrediction) => boolean) =>
    members.filter(isOne).length / members.length
  const nearerThan = (max: number) =>
    distances.filter((distance) => distance <= max).length / distances.length
  return {
    count: members.length,
    medianError: median(distances),
    within10: nearerThan(0.1),
    within20: nearerThan(0.2),
    error90: distances[Math.min(distances.length - 1, Math.ceil(distances.length * 0.9) - 1)] ?? 0,
    inRange: share((judgement) => inRange.has(judgement)),
    inSixPercent: share(({ error }) => Math.abs(Math.exp(error) - 1) <= SIX_PERCENT),
    plainMedianError: median(
      members.map(({ baselineError: plainError }) => Math.abs(Math.exp(-plainError) - 1)),
    ),
  }
}
