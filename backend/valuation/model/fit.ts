import { comparablesOf, nearbyPremium, Surroundings } from './comparables'
import { middleOf } from './features'
import { isSane, type Offer } from './flat'
import { type Levels, learning, levelOf } from './levels'
import { hashOf, partOf } from './parts'
import { type Ranges, rangesOf, segmentOf } from './range'
import { type Judgement, type ReportCard, reportCard } from './score'

/** Changes whenever the same offers would give another estimate. */
export const ALGORITHM = 1

/** All that is needed to estimate a flat, in plain values: it is kept as JSON. */
export interface Model {
  algorithm: number
  seed: number
  /** One for each part of the market, learned without it. */
  levels: Levels[]
  ranges: Ranges
  /** How many offers it was learned from. */
  offers: number
  offersBySector: Record<string, number>
  card: ReportCard
}

export interface FitOptions {
  /** Into how many parts the market is divided. */
  parts?: number
  /** Another seed divides it differently. */
  seed?: number
}

/** Fewer offers teach nothing that could be told from chance. */
export const FEWEST_OFFERS = 50
const PARTS = 10
/** So many offers are judged; more would only repeat the score to another digit. */
const MOST_JUDGED = 2_000
const JUDGED_AT_A_TIME = 5
const EVERYWHERE = 'everywhere'

/**
 * Learns a market and measures itself on it: every part is left out in turn, and its offers are estimated exactly as
 * a visitor's flat will be. Pauses often; the order of the offers does not matter.
 *
 * @throws RangeError for fewer than `FEWEST_OFFERS` that can be learned from
 */
export function* fitting(
  all: readonly Offer[],
  { parts = PARTS, seed = 0 }: FitOptions = {},
): Generator<void, { model: Model; judgements: Judgement[] }> {
  // Sums of floating numbers depend on their order, so there is one.
  const offers = all.filter(isSane).sort((one, other) => one.id - other.id)
  if (offers.length < FEWEST_OFFERS)
    throw new RangeError(`${offers.length} flats are too few to learn from: ${FEWEST_OFFERS} are needed`)

  const offersBySector = countBy(offers, ({ sector }) => sector)
  const judged = new Set(sampleOf(offers))
  const levels: Levels[] = []
  const judgements: Judgement[] = []
  for (let part = 0; part < parts; part++) {
    const others = offers.filter((offer) => partOf(offer, parts, seed) !== part)
    const learned = yield* learning(others)
    levels.push(learned)
    const judge = judgeOf(learned, others, offersBySector)
    for (const offer of judged) {
      if (partOf(offer, parts, seed) !== part) continue
      judgements.push({ offer, part, ...judge(offer) })
      if (judgements.length % JUDGED_AT_A_TIME === 0) yield
    }
  }
  const model: Model = {
    algorithm: ALGORITHM,
    seed,
    levels,
    ranges: rangesOf(judgements),
    offers: offers.length,
    offersBySector,
    card: reportCard(judgements),
  }
  return { model, judgements }
}

/** As `fitting`, at once. */
export function fitAtOnce(
  offers: readonly Offer[],
  options?: FitOptions,
): { model: Model; judgements: Judgement[] } {
  const steps = fitting(offers, options)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

function judgeOf(levels: Levels, others: readonly Offer[], offersBySector: Record<string, number>) {
  const surroundings = new Surroundings(others)
  const known = new Map<Offer, number>()
  const levelOfOffer = (offer: Offer) => {
    const level = known.get(offer) ?? levelOf(levels, offer)
    known.set(offer, level)
    return level
  }
  const perMetre = new Map<string, number[]>()
  for (const { sector, price, area } of others)
    for (const key of [sector, EVERYWHERE]) push(perMetre, key, price / area)
  const plain = new Map([...perMetre].map(([sector, prices]) => [sector, middleOf(prices)]))

  return (offer: Offer) => {
    const near = offer.point ? surroundings.near(offer.point) : []
    const nearby = nearbyPremium(levels, comparablesOf(levels, offer, near, levelOfOffer))
    const level = levelOf(levels, offer) + nearby
    const asked = Math.log(offer.price / offer.area)
    // Offers of its own sector, without itself.
    const ownSector = (offersBySector[offer.sector] ?? 1) - 1
    return {
      segment: segmentOf(offer, offer.area * Math.exp(level), ownSector),
      error: asked - level,
      plainError: asked - Math.log(plain.get(offer.sector) ?? plain.get(EVERYWHERE) ?? 1),
    }
  }
}

function push<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value) {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}

/** The same ones whatever the order. */
function sampleOf(offers: readonly Offer[]): Offer[] {
  if (offers.length <= MOST_JUDGED) return [...offers]
  const drawn = offers.map((offer) => ({ offer, ticket: hashOf(`judged ${offer.id}`) }))
  return drawn
    .sort((one, other) => one.ticket - other.ticket || one.offer.id - other.offer.id)
    .slice(0, MOST_JUDGED)
    .map(({ offer }) => offer)
}

function countBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const row of rows) counts[keyOf(row)] = (counts[keyOf(row)] ?? 0) + 1
  return counts
}
