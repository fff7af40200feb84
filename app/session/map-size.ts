/**
 * Cookie with the size of the movable map. With it the server merges only those marks that overlap at this
 * size.
 */
export const MAP_SIZE_COOKIE = { name: 'map-size', maxAgeSeconds: 3_600 } as const

interface MapSize {
  width: number
  height: number
}

/** Limits of a side, in CSS pixels. */
const MIN_SIDE = 200
const MAX_SIDE = 4_000

export function formatMapSize({ width, height }: MapSize): string {
  return `${Math.round(width)}x${Math.round(height)}`
}

/** @returns undefined for anything but the size of a window */
export function parseMapSize(text: string | undefined): MapSize | undefined {
  const sides = /^(\d{3,4})x(\d{3,4})$/.exec(text ?? '')
  if (!sides) return undefined
  const [width, height] = [Number(sides[1]), Number(sides[2])]
  const isPossible = [width, height].every((side) => side >= MIN_SIDE && side <= MAX_SIDE)
  return isPossible ? { width, height } : undefined
}
