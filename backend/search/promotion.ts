import { MAX_PROMOTED_PLACES, PROMOTED_PLACES, PROMOTION_TURN_MS } from '~contract/ranking'

/**
 * Prime modulus near the multipliers' range, so that neighbouring ids are far apart and products stay exact
 * in JavaScript.
 */
export const POSITION_MODULUS = 1_048_573
const MULTIPLIER_BITS = 20
/** Offset that spreads low ids too. */
export const ID_OFFSET = 1_000_003

/** Promoted statements of a search; if there are more than places, they rotate. */
export type Promotion = { places: number; homesFirst: boolean; multiplier: number }

export function getPromotion(homesFirst: boolean, now: number): Promotion {
  const turn = Math.floor(now / PROMOTION_TURN_MS)
  const multiplier = (Math.imul(turn, 0x9e3779b1) >>> (32 - MULTIPLIER_BITS)) | 1
  return { places: MAX_PROMOTED_PLACES, homesFirst, multiplier }
}

/** Returns the position in the rotation. The lowest positions are shown; ties are broken by id. */
export function getPosition(id: number, { multiplier }: Promotion): number {
  return ((id + ID_OFFSET) * multiplier) % POSITION_MODULUS
}

/** Number of statements among which promoted ones are spread. */
const SPREAD_SIZE = 20

/** Rows of a list that starts with the promoted ones. */
export type ListRange = { offset: number; limit: number }

/** Returns the rows that a range of the spread list is made of. */
export function toReadRange({ offset, limit }: ListRange): ListRange {
  if (offset >= SPREAD_SIZE) return { offset, limit }
  return { offset: 0, limit: Math.max(SPREAD_SIZE, offset + limit) }
}

/**
 * Moves the promoted statements at the start of a list to their places; if the others run out, the rest
 * follow.
 * @param rows rows of `toReadRange`
 */
export function spreadPromoted(rows: readonly number[], promotedCount: number, range: ListRange): number[] {
  const { offset, limit } = range
  if (offset >= SPREAD_SIZE) return [...rows]
  const promoted = rows.slice(0, promotedCount)
  const others = rows.slice(promotedCount)
  const spread = rows.map((_, place) =>
    PROMOTED_PLACES.includes(place) || others.length === 0
      ? (promoted.shift() ?? others.shift())
      : others.shift(),
  )
  return spread.slice(offset, offset + limit).filter((row) => row !== undefined)
}
