import { type Feature, featuresOf, middleOf, publishedLevel } from './features'
import type { Flat, Offer } from './flat'
import { type Symmetric, solving } from './solve'

/** What the market pays, as far as features tell: logarithms of USD per m². */
export interface Levels {
  /** Of the ordinary flat. */
  middle: number
  /** What each feature adds. */
  effects: Record<string, number>
  /** Usual distance of an offer from what its features say. */
  scale: number
}

/** An offer made ready to be learned from. */
interface Lesson {
  /** Positions of its features among all of them, and their values. */
  places: Int32Array
  values: Float64Array
  /** What is to be explained. */
  target: number
}

/** Rounds of weighting: offers far from what the others say lose their weight. */
const ROUNDS = 4
/** Offers further off than so many times the usual distance count less. */
const FAR = 1.5
/** Offers that features explain to the cent must not weigh nothing. */
const LEAST_SCALE = 0.001
const ROWS_AT_A_TIME = 500

/**
 * What effects may be at most: the price of a flat must not fall when it grows, gains a balcony or a lift, whatever
 * a few odd offers say. The first four leave a fifth of the price of a square metre to the last one at the worst.
 */
const BOUNDS: Readonly<Record<string, readonly [least: number, most: number]>> = {
  area: [-0.35, 0.35],
  small: [-0.35, 0.35],
  large: [-0.35, 0.35],
  rooms: [-0.1, 0.1],
  balcony: [0, 0.2],
  'stairs only': [-0.3, 0],
}

/** Learns the levels of a market from its offers: ridge regression with Huber's weights. At least one is needed. */
export function* learning(offers: readonly Offer[]): Generator<void, Levels> {
  const { lessons, keys, doubts } = yield* preparing(offers)
  const middle = middleOf(lessons.map(({ target }) => target))
  for (const lesson of lessons) lesson.target -= middle

  const weights = new Float64Array(lessons.length).fill(1)
  let effects: Float64Array = new Float64Array(keys.length)
  let scale = 0
  for (let round = 0; round < ROUNDS; round++) {
    effects = yield* weighted(lessons, weights, doubts)
    const misses = lessons.map((lesson) => Math.abs(lesson.target - explained(lesson, effects)))
    // 1.4826 medians of the distance are one standard deviation where distances are ordinary.
    scale = Math.max(LEAST_SCALE, 1.4826 * middleOf(misses))
    misses.forEach((miss, index) => {
      weights[index] = Math.min(1, (FAR * scale) / Math.max(miss, 1e-9))
    })
    yield
  }
  return {
    middle,
    effects: Object.fromEntries(keys.map((key, index) => [key, bounded(key, effects[index] as number)])),
    scale,
  }
}

/** What a feature adds to the logarithm of the price per m². */
export function effectOf({ effects }: Levels, { key, value }: Feature): number {
  return (effects[key] ?? 0) * value
}

/** What the features of a flat say, logarithm of USD per m². */
export function levelOf(levels: Levels, flat: Flat): number {
  return featuresOf(flat).reduce(
    (sum, feature) => sum + effectOf(levels, feature),
    levels.middle + publishedLevel(flat.sector),
  )
}

function* preparing(offers: readonly Offer[]) {
  const positions = new Map<string, number>()
  const doubts: number[] = []
  const lessons: Lesson[] = []
  for (const offer of offers) {
    const features = featuresOf(offer)
    const places = features.map(({ key, doubt }) => {
      const known = positions.get(key)
      if (known !== undefined) return known
      doubts.push(doubt)
      positions.set(key, positions.size)
      return positions.size - 1
    })
    lessons.push({
      places: Int32Array.from(places),
      values: Float64Array.from(features, ({ value }) => value),
      target: Math.log(offer.price / offer.area) - publishedLevel(offer.sector),
    })
    if (lessons.length % ROWS_AT_A_TIME === 0) yield
  }
  return { lessons, keys: [...positions.keys()], doubts }
}

function* weighted(
  lessons: readonly Lesson[],
  weights: Float64Array,
  doubts: readonly number[],
): Generator<void, Float64Array> {
  const matrix: Symmetric = doubts.map((doubt, index) => {
    const row = new Float64Array(index + 1)
    row[index] = doubt
    return row
  })
  const right = new Float64Array(doubts.length)
  for (const [index, lesson] of lessons.entries()) {
    add(matrix, right, lesson, weights[index] as number)
    if (index % ROWS_AT_A_TIME === ROWS_AT_A_TIME - 1) yield
  }
  return yield* solving(matrix, right)
}

/** Indices instead of iterators: this is where learning spends its time. */
function add(matrix: Symmetric, right: Float64Array, { places, values, target }: Lesson, weight: number) {
  for (let one = 0; one < places.length; one++) {
    const place = places[one] as number
    const value = weight * (values[one] as number)
    const row = matrix[place] as Float64Array
    right[place] = (right[place] as number) + value * target
    for (let other = 0; other < places.length; other++) {
      const across = places[other] as number
      if (across <= place) row[across] = (row[across] as number) + value * (values[other] as number)
    }
  }
}

function explained({ places, values }: Lesson, effects: Float64Array): number {
  return places.reduce((sum, place, index) => sum + (effects[place] as number) * (values[index] as number), 0)
}

function bounded(key: string, effect: number): number {
  const [least, most] = BOUNDS[key] ?? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
  return Math.min(most, Math.max(least, effect))
}
