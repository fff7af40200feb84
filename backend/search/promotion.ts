import { MAX_PROMOTED_PLACES, PROMOTION_TURN_MS } from '~contract/ranking'

/**
 * Prime modulus near the multipliers' range, so that neighbouring ids are far apart and products stay exact
 * in JavaScript.
 */
export const POSITION_MODULUS = 1_048_573
const MULTIPLIER_BITS = 20
/** Offset that spreads low ids too. */
export const ID_OFFSET = 1_000_003

/** Promoted statements that lead a search; if there are more than places, they rotate. */
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
