import { drawCover } from './company/cover'
import { drawLogo } from './company/logo'
import { drawFacade, FACADE_KINDS, type FacadeKind } from './facades/scene'
import type { DrawnKind } from './kinds'
import { drawLand } from './land'
import { drawPlan } from './plan/draw-plan'

const isFacade = (kind: DrawnKind): kind is FacadeKind => (FACADE_KINDS as string[]).includes(kind)

/** Draws a picture as SVG, 1200 × 900, deterministically. */
export function drawPicture(seed: string, kind: DrawnKind, n: number) {
  if (isFacade(kind)) return drawFacade(kind, seed, n)
  switch (kind) {
    case 'land':
      return drawLand(seed, n)
    case 'logo':
      return drawLogo(seed, n)
    case 'cover':
      return drawCover(seed, n)
    default:
      return drawPlan(seed, n)
  }
}
