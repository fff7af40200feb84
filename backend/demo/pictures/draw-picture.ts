import { drawLogo } from './company/logo'
import type { DrawnKind } from './kinds'
import { drawPlan } from './plan/draw-plan'
import { drawSitePlan } from './plan/draw-site-plan'

/** Draws a picture as SVG, 1200 × 900, deterministically. */
export function drawPicture(seed: string, kind: DrawnKind, n: number) {
  switch (kind) {
    case 'plan':
      return drawPlan(seed, n)
    case 'site':
      return drawSitePlan(seed, n)
    case 'logo':
      return drawLogo(seed, n)
  }
}
