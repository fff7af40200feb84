import { createTileReader } from '~/map/drawing/archive-tiles'
import { drawPicture, type Picture } from '~/map/drawing/draw-picture'
import type { ReadTile } from '~/map/drawing/picture-tiles'
import type { Drawing } from '~/map/drawing-url'

/** The file that the thread of map drawings runs; its exports are its tasks. */

let reader: { archive: string; readTile: ReadTile } | undefined

export async function drawMap({ drawing, archive }: { drawing: Drawing; archive: string }): Promise<Picture> {
  if (reader?.archive !== archive) reader = { archive, readTile: createTileReader(archive) }
  const picture = await drawPicture(drawing, reader.readTile)
  // What was read of a broken archive is not kept: it may have been replaced.
  if (picture.isIncomplete) reader = undefined
  return picture
}
