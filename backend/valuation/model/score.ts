import { sectorOfKey } from '../words/sectors'
import { middleOf } from './features'
import type { Offer } from './flat'
import { type Miss, rangesOf } from './range'

/** An offer estimated without having seen its price. */
export interface Judgement extends Miss {
  offer: Offer
  /** Part of the market it was left out with. */
  part: number
  /** Error of the sector's median price per m² times the area, for comparison: logarithm of asked over that. */
  plainError: number
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
export function reportCard(judgements: readonly Judgement[]): ReportCard {
  const inRange = new Set(judgements.filter(isInRangeOfOthers(judgements)))
  const groups = new Map<string, Judgement[]>()
  for (const judgement of judgements)
    for (const name of groupsOf(judgement)) {
      const group = groups.get(name)
      if (group) group.push(judgement)
      else groups.set(name, [judgement])
    }
  return Object.fromEntries(
    [...groups]
      .sort(
        ([one], [other]) =>
          ORDER.indexOf(kindOf(one)) - ORDER.indexOf(kindOf(other)) || (one < other ? -1 : 1),
      )
      .map(([name, members]) => [name, scoreOf(members, inRange)]),
  )
}

const ORDER = ['all', 'segment', 'district', 'status', 'price']
const kindOf = (name: string) => name.split(' ')[0] as string

function groupsOf({ offer, segment }: Judgement): string[] {
  return [
    'all',
    `segment ${segment}`,
    `district ${sectorOfKey(offer.sector)?.districtId}`,
    `status ${offer.status}`,
    `price ${offer.price > 200_000 ? 'over' : 'up to'} 200000`,
  ]
}

/** The range a judgement is held against is made from the other parts' errors: its own must not widen it. */
function isInRangeOfOthers(judgements: readonly Judgement[]) {
  const parts = new Set(judgements.map(({ part }) => part))
  const ranges = new Map(
    [...parts].map((part) => [part, rangesOf(judgements.filter((other) => other.part !== part))]),
  )
  return ({ part, segment, error }: Judgement) => {
    const range = ranges.get(part)?.[segment]
    return range !== undefined && Math.exp(error) >= range.low && Math.exp(error) <= range.high
  }
}

function scoreOf(members: readonly Judgement[], inRange: ReadonlySet<Judgement>): Score {
  const distances = members
    .map(({ error }) => Math.abs(Math.exp(-error) - 1))
    .sort((one, other) => one - other)
  const share = (isOne: (judgement: Judgement) => boolean) => members.filter(isOne).length / members.length
  const nearerThan = (most: number) =>
    distances.filter((distance) => distance <= most).length / distances.length
  return {
    count: members.length,
    medianError: middleOf(distances),
    within10: nearerThan(0.1),
    within20: nearerThan(0.2),
    error90: distances[Math.min(distances.length - 1, Math.ceil(distances.length * 0.9) - 1)] ?? 0,
    inRange: share((judgement) => inRange.has(judgement)),
    inSixPercent: share(({ error }) => Math.abs(Math.exp(error) - 1) <= SIX_PERCENT),
    plainMedianError: middleOf(members.map(({ plainError }) => Math.abs(Math.exp(-plainError) - 1))),
  }
}
