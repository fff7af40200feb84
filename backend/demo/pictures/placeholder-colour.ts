import type { Illustration } from './kinds'
import { createPalette } from './palette'
import { findStill } from './stills/variant'
import { findTourRoom } from './tour-rooms'

const PAPER = '#f3ede3'

export function getPlaceholderColour(illustration: Illustration): string {
  const still = findStill(illustration) ?? findTourRoom(illustration)
  if (still) return still.color
  return illustration.kind === 'logo' ? createPalette(illustration.seed).accent : PAPER
}
