import path from 'node:path'
import sharp from 'sharp'
import type { Illustration } from './kinds'
import type { RawPicture } from './stills/paint-still'

/** Rooms of the flat that was modelled for tours, in the order of the gallery, with their average colours. */
const ROOM_COLOURS = {
  living: '#a08b70',
  kitchen: '#ab967b',
  bedroom: '#ad9a80',
  bathroom: '#b5a487',
  balcony: '#a49381',
} as const

export const TOUR_ROOMS = Object.keys(ROOM_COLOURS).map(
  (seed): Illustration => ({ kind: 'tour', seed, n: 0 }),
)

/** Returns undefined if the tour has no such room. */
export function findTourRoom({ kind, seed, n }: Illustration): { room: string; color: string } | undefined {
  if (kind !== 'tour' || n !== 0 || !Object.hasOwn(ROOM_COLOURS, seed)) return undefined
  return { room: seed, color: ROOM_COLOURS[seed as keyof typeof ROOM_COLOURS] }
}

/** Reads the initial view of a room of the tour. */
export async function readTourRoom(folder: string, room: string, width: number): Promise<RawPicture> {
  const height = (width * 3) / 4
  const bytes = await sharp(path.join(folder, `${room}-view-960.webp`))
    .resize(width, height)
    .removeAlpha()
    .raw()
    .toBuffer()
  return { width, height, bytes }
}
