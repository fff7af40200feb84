import { MAX_PROMOTED_PLACES, PROMOTION_TURN_MS } from '~contract/ranking'

/** A prime that multipliers come near to, so that neighbouring ids lie far apart; their products stay exact in JavaScript. */
export const POSITION_MODULUS = 1_048_573
const MULTIPLIER_BITS = 20
/** Spreads low ids too. */
export const ID_OFFSET = 1_000_003

/** Which promoted statements lead a search; where more have paid, they take turns. */
export type Promotion = { places: number; homesFirst: boolean; multiplier: number }

export function getPromotion(homesFirst: boolean, now: number): Promotion {
  const turn = Math.floor(now / PROMOTION_TURN_MS)
  const multiplier = (Math.imul(turn, 0x9e3779b1) >>> (32 - MULTIPLIER_BITS)) | 1
  return { places: MAX_PROMOTED_PLACES, homesFirst, multiplier }
}

/** The lowest positions of the turn are shown, and of equal ones the lowest ids. */
export function getPosition(id: number, { multiplier }: Promotion): number {
  return ((id + ID_OFFSET) * multiplier) % POSITION_MODULUS
}
