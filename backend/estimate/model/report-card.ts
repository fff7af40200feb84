import { findSectorByKey } from '../sectors'
import { median } from './features'
import type { FlatForSale } from './flat'
import { fitRanges, type PredictionError } from './price-range'

/** An offer estimated without having seen its price. */
export interface FoldPrediction extends PredictionError {
  offer: FlatForSale
  /** Part of the market it was left out with. */
  fold: number
  /** Error of the sector's median price per m² times the area, for comparison: logarithm of asked over that. */
  baselineError: number
}

/** How good estimates are. Shares are of 1. */
export interface Score {
  count: number
  /** Median of the distance between the estimate and the price, as a share of the price. */
  medianError: number
  within10: number
  within20: number
  /** Nine of ten are nearer than this. */
  error90: number
  /** How many prices lay in the range that holds eight of ten. */
  inRange: number
  /** How many lay within 6 % of the estimate, the range that the specification shows. */
  inSixPercent: number
  /** Median error of the sector's median price per m² times the area. */
  plainMedianError: number
}

/** Scores of everything and of its parts, by name. */
export type ReportCard = Record<string, Score>

const SIX_PERCENT = 0.06

/** Scores by what is known before (segments, districts, building) and by what is not (dear flats). */
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

/** The range a judgement is held against is made from the other parts' errors: its own must not widen it. */
function createRangeCheck(predictions: readonly FoldPrediction[]) {
  const folds = new Set(predictions.map(({ fold: part }) => part))
  const ranges = new Map(
    [...folds].map((part) => [part, fitRanges(predictions.filter((other) => other.fold !== part))]),
  )
  return ({ fold: part, segment, error }: FoldPrediction) => {
    const range = ranges.get(part)?.[segment]
    return range !== undefined && Math.exp(error) >= range.low && Math.exp(error) <= range.high
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
