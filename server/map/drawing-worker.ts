import { createTileReader } from '~/map/drawing/archive-tiles'
import { drawPicture, type Picture } from '~/map/drawing/draw-picture'
import type { ReadTile } from '~/map/drawing/picture-tiles'
import type { Drawing } from '~/map/drawing-url'

/** File run by the thread of map drawings; its exports are the tasks. */

let reader: { archive: string; readTile: ReadTile } | undefined

export async function drawMap({ drawing, archive }: { drawing: Drawing; archive: string }): Promise<Picture> {
  if (reader?.archive !== archive) reader = { archive, readTile: createTileReader(archive) }
  const picture = await drawPicture(drawing, reader.readTile)
  // Tiles read from a broken archive are not cached: it may have been replaced.
  if (picture.isIncomplete) reader = undefined
  return picture
}
