import {
  MAX_PROMOTED_PLACES,
  PROMOTED_PLACES,
  PROMOTION_ROTATION,
  PROMOTION_TURN_MS,
} from '~contract/ranking'

const MULTIPLIER_BITS = 20

/** Promoted statements of a search; if there are more than places, they rotate. */
export type Promotion = { places: number; homesFirst: boolean; multiplier: number }

export function getPromotion(homesFirst: boolean, now: number): Promotion {
  const turn = Math.floor(now / PROMOTION_TURN_MS)
  const multiplier = (Math.imul(turn, 0x9e3779b1) >>> (32 - MULTIPLIER_BITS)) | 1
  return { places: MAX_PROMOTED_PLACES, homesFirst, multiplier }
}

/** Returns the position in the rotation. The lowest positions are shown; ties are broken by id. */
export function getPosition(id: number, { multiplier }: Promotion): number {
  return ((id + PROMOTION_ROTATION.offset) * multiplier) % PROMOTION_ROTATION.modulus
}

/** Returns the end of the rotation period, in milliseconds since 1970. */
export function getTurnEnd(now: number): number {
  return (Math.floor(now / PROMOTION_TURN_MS) + 1) * PROMOTION_TURN_MS
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

/** Returns the places, from 0, of the promoted statements in a list of `total`. */
export function listPromotedPlaces(total: number, promotedCount: number): number[] {
  const size = Math.min(total, SPREAD_SIZE)
  const rows = Array.from({ length: size }, (_, row) => row)
  return spreadPromoted(rows, promotedCount, { offset: 0, limit: size }).flatMap((row, place) =>
    row < promotedCount ? [place] : [],
  )
}
