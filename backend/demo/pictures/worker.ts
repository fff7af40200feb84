import { drawPicture } from './draw-picture'
import { type Illustration, isStillKind } from './kinds'
import { paintStill, type RawPicture } from './stills/paint-still'
import { findStill } from './stills/variant'

/** The file that the thread of illustrations runs; its exports are its tasks. */

export interface DrawingTask extends Illustration {
  width: number
  stillFolder: string
}

/** An SVG document, or the points of a still. */
export async function drawIllustration({
  kind,
  seed,
  n,
  width,
  stillFolder,
}: DrawingTask): Promise<string | RawPicture> {
  if (!isStillKind(kind)) return drawPicture(seed, kind, n)
  const still = findStill({ kind, seed, n })
  if (!still) throw new Error(`No still ${kind}-${seed}-${n} is made`)
  return paintStill(stillFolder, still, width)
}
