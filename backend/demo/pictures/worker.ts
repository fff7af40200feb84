import { drawPicture } from './draw-picture'
import { encodePicture } from './encode'
import type { Rendition } from './file-names'
import { isDrawnKind } from './kinds'
import { paintStill } from './stills/paint-still'
import { findStill } from './stills/variant'
import { findTourRoom, readTourRoom } from './tour-rooms'

/** Entry point of the drawing process. Its exports are its tasks. */

export interface DrawingTask extends Rendition {
  stillFolder: string
  tourFolder: string
}

/** Draws an illustration, or paints a rendered still, and encodes it as an image file. */
export async function drawIllustration({
  stillFolder,
  tourFolder,
  ...rendition
}: DrawingTask): Promise<Uint8Array> {
  const { kind, seed, n, width } = rendition
  if (isDrawnKind(kind)) return encodePicture(drawPicture(seed, kind, n), rendition)
  const room = findTourRoom(rendition)
  if (room) return encodePicture(await readTourRoom(tourFolder, room.room, width), rendition)
  const still = findStill(rendition)
  if (!still) throw new Error(`The still ${kind}-${seed}-${n} does not exist`)
  return encodePicture(await paintStill(stillFolder, still, width), rendition)
}
